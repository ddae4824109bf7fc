// Which places of the rules are changed: all that decide play, and nothing that only says, shows, offers or forms.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findSites, typesOf } from '../../../scripts/mutants/sites.ts';
import { unseenIn } from '../../../scripts/mutants/unseen.ts';

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'mutants-'))));
afterEach(() => rmSync(root, { recursive: true }));

/** The changes that are found in the first of some files. */
function changes(files: { readonly [file: string]: string }): string[] {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const names = Object.keys(files);
  const program = typesOf(root, names);
  return findSites(program, root, names[0], unseenIn(program, root, names)).mutants.map(
    ({ change }) => change,
  );
}

const HEIGHTS = `export const isHigh = (n: number) => n > 3;
export const words = (n: number) => plural(n);
const plural = (n: number) => n > 1;`;

test('a function that only words use is left out, one that play uses is not', () => {
  const jump = `import { isHigh as high, words } from '../rules/heights.ts';
    export const jump = { check: (n: number) => high(n), say: (n: number) => words(n) };`;
  expect(changes({ 'game/rules/heights.ts': HEIGHTS, 'game/actions/jump.ts': jump })).toEqual([
    '`n > 3` -> `n >= 3`',
    '`3` -> `4`',
  ]);
});

test('what words use is changed all the same where play uses it too, by way of another function', () => {
  const jump = `import { words } from '../rules/heights.ts';
    export const jump = { check: (n: number) => isLow(n), say: (n: number) => words(n) };
    const isLow = (n: number) => !words(n);`;
  expect(changes({ 'game/rules/heights.ts': HEIGHTS, 'game/actions/jump.ts': jump })).toEqual([
    '`n > 1` -> `n >= 1`',
    '`1` -> `2`',
  ]);
});

test('a number that only bounds a form is left out, one that play compares with is not', () => {
  const jump = `declare const Type: { Integer(bounds: { maximum: number }): object };
    const MOST = 7;
    const FEW = 2;
    export const Spaces = Type.Integer({ maximum: MOST });
    export const jump = { check: (n: number) => n === FEW };`;
  expect(changes({ 'game/actions/jump.ts': jump })).toEqual(['`2` -> `3`', '`n === FEW` -> `n !== FEW`']);
});

test('what says where a trigger makes sense is left out, what it comes upon is not', () => {
  const trigger = `const isIdle = (n: number) => n > 1;
    export const lost = {
      inPlay: true,
      own: true,
      never: ({ card }: { card: number }) => isIdle(card),
      upon: ({ amount }: { amount: number }) => (amount > 0 ? [amount] : []),
    };`;
  expect(changes({ 'content/triggers/lost.ts': trigger })).toEqual([
    '`true` -> `false`',
    '`amount > 0` -> `!(amount > 0)`',
    '`amount > 0` -> `amount >= 0`',
    '`0` -> `1`',
  ]);
});

test('the bits of a set stay as they are', () => {
  expect(changes({ 'rules/bits.ts': 'export const BITS = { power: 1 << 0, cost: 1 << 1 };' })).toEqual([]);
});

test('arguments are swapped only where the compiler would not notice', () => {
  const calls = `type Way = 'lose' | 'take';
    declare function ask(seat: number, way: Way, rule: string, most: number): void;
    declare function move(from: number, to: number): void;
    declare const seat: number, most: number, way: Way, rule: string;
    ask(seat, way, rule, most);
    move(seat, most);`;
  expect(changes({ 'rules/calls.ts': calls })).toEqual(['`move(... most, seat ...)`: arguments swapped']);
});

test('arguments that are only added are not swapped', () => {
  const calls = `declare function turned(board: object, sector: number, by: number): number;
    declare const board: object, sector: number, by: number;
    turned(board, sector, by);
    Math.max(sector, by);`;
  expect(changes({ 'rules/calls.ts': calls })).toEqual([]);
});
