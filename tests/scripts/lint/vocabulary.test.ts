// What the words of the games are, read from the files in which the games say what there is.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Linter } from 'eslint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noGameWords } from '../../../scripts/lint/game-blind.ts';
import { ROOT } from '../../../scripts/lint/paths.ts';
import { COMMON, ownWords, vocabularies } from '../../../scripts/lint/vocabulary.ts';

const GAMES = join(ROOT, 'shared/games');

const FILES: { readonly [file: string]: string } = {
  'snow/types.ts': `import type { T } from './other.ts';
    // 'comment'
    export const PHASES = ['gather', 'count'] as const;
    export type Event = { kind: 'thrown' } | { kind: 'melted'; by: T };`,
  'snow/schemas.ts': `export const actions = Type.Object({ do: Type.Literal('throwSnow') });`,
  'snow/content/verbs/heap.ts': `export const heap = { name: 'pile-up' };`,
  'snow/events/index.ts': `// All of them.\nexport { froze } from './froze.ts';\nexport { slid, rolledUp } from './ball.ts';`,
  'snow/content/triggers/index.ts': `export { snowFalls } from './snow-falls.ts';`,
  'snow/content/triggers/snow-falls.ts': `export const snowFalls = { in: 'winter' };`,
  'snow/content/amounts.ts': `export const all = [{ name: 'flakes', example: 'none-such' }];`,
  'snow/rules/turn.ts': `g.choose({ seat, kind: 'duck', rule: 'SNOW-1' }); say('unheard');`,
  'snow/present/prompt.ts': `export const form = { kind: 'shown' };`,
  'ice/types.ts': `export type Event = { kind: 'melted' } | { kind: 'skated' };`,
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'words-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a game has the words of its types, schemas, events and cards, and the kinds that its rules name', () => {
  const found = vocabularies(folder);
  expect([...found.keys()].sort()).toEqual(['ice', 'snow']);
  expect([...found.get('snow')!].sort()).toEqual(
    [
      ...['count', 'duck', 'flakes', 'froze', 'gather', 'melted', 'pile-up', 'rolledUp', 'slid'],
      ...['snow-falls', 'snowFalls', 'throwSnow', 'thrown', 'winter'],
    ].sort(),
  );
});

test('what several games say, and common English, belongs to none of them', () => {
  const own = ownWords(vocabularies(folder));
  expect(own.get('thrown')).toBe('snow');
  expect(own.get('skated')).toBe('ice');
  expect(own.has('melted')).toBe(false);
  expect(own.has('count')).toBe(false);
});

describe('the games that are there', () => {
  const all = vocabularies(GAMES);
  const own = ownWords(all);

  test.each([
    ...['acquire', 'exert', 'foe-advances', 'keepEntered', 'gain-sanity', 'collected', 'cheaper'],
    ...['turnStart', 'foe-drawn'],
  ])('%s is a word of the first', (word) => expect(own.get(word)).toBe('ravingspire'));

  test.each(['pickLeader', 'followUp', 'wardDispelled', 'counterattack', 'court', 'heal'])(
    '%s is a word of the second',
    (word) => expect(own.get(word)).toBe('arcana'),
  );

  test('give is a word of both, and of neither alone', () => {
    expect([...all].filter(([, words]) => words.has('give')).map(([game]) => game)).toEqual(
      expect.arrayContaining(['ravingspire', 'arcana']),
    );
    expect(own.has('give')).toBe(false);
  });

  test('nothing is excused that no game says', () => {
    const said = new Set([...all.values()].flatMap((words) => [...words]));
    expect(COMMON.filter((word) => !said.has(word))).toEqual([]);
  });

  test('the real words are refused in what every game is written with', () => {
    const code = `export const told = ['counterattack', 'exert', 'won'];`;
    const plugins = { own: { rules: { words: noGameWords } } };
    const config: Linter.Config = { files: ['**/*.ts'], plugins, rules: { 'own/words': 'error' } };
    const found = new Linter({ cwd: ROOT }).verify(code, [config], join(ROOT, 'shared/tableau/a.ts'));
    expect(found.map(({ message }) => message)).toEqual([
      '"counterattack" is a word of arcana; what every game is written with may not use it.',
      '"exert" is a word of ravingspire; what every game is written with may not use it.',
    ]);
  });
});
