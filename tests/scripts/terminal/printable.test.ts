import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { printable, printableInColour, printableLine, printableLines } from '../../../main/printable.ts';
import { openConsole } from '../../../scripts/terminal/console.ts';
import { paintOf } from '../../../scripts/terminal/style.ts';
import { cli } from '../commands/run.ts';

const EVIL = '\u001b]0;owned\u0007\u009b2J\u202eevil';
// eslint-disable-next-line no-control-regex
const RAW = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/;

test('control characters are written out, colours of our own stay', () => {
  expect(printable(`a\tb\n${EVIL}`)).toBe('a\tb\n\\u001b]0;owned\\u0007\\u009b2J\\u202eevil');
  expect(printable('\u001b[31mred')).toBe('\\u001b[31mred');
  expect(printableInColour(`${paintOf(true).bad('red')}\u001b[2J`)).toBe('\u001b[31mred\u001b[0m\\u001b[2J');
  expect(JSON.parse(printable(JSON.stringify({ name: EVIL })))).toEqual({ name: EVIL });
});

test.each([
  ['a link', '\u001b]8;;http://evil\u001b\\ok\u001b]8;;\u0007'],
  ['a command of one byte', '\u009b31m'],
  ['a line of another kind', 'a\u2028b\u2029c\u0085d'],
  ['text that runs backwards', '\u202dab\u202c\u2066c\u2069\u200e\u200f\u061c'],
  ['letters that take no room', 'ba\u200bse\u2060\ufeff\u00ad\u034f\u115f\u3164'],
  ['joiners between letters', 'ba\u200dse ba\u200cse'],
  ['tags', 'a\u{e0041}\u{e007f}'],
  ['half a character', 'a\ud83d b\ude00'],
  ['a return', 'good\revil'],
])('%s is written out', (_, text) => {
  expect(printable(text)).toMatch(/^[\x20-\x7e]+$/);
  expect(JSON.parse(`"${printable(text.replaceAll(/["\\]/g, ''))}"`)).toBe(text.replaceAll(/["\\]/g, ''));
});

test('letters of every script and emoji stay as they are', () => {
  const names = ['Größe', 'e\u0301', 'ش\u06cc\u200cر', 'क\u094d\u200dष', '👩‍🚀 ❤️ 🏴 👍🏽', '日本語', 'עברית'];
  expect(names.map(printable)).toEqual(names);
});

test('a name cannot bring colours of its own', () => {
  const name = '\u001b[31mred\u001b[0m';
  expect(printableInColour(paintOf(true).bold(name))).toBe('\u001b[1m\\u001b[31mred\\u001b[0m\u001b[0m');
});

test('a line stays one line, and further lines are seen to belong to the first', () => {
  expect(printableLine('a\nb\tc')).toBe('a\\nb\\tc');
  expect(printableLines('a\nb\n  c')).toBe('a\n    b\n  c');
});

test('the terminal prints and asks nothing raw', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const console = openConsole(input, output);
  console.print(EVIL);
  input.end(`${EVIL}\n`);
  expect(await console.ask(EVIL)).toBe(EVIL);
  console.close();
  expect(String(output.read())).not.toMatch(RAW);
});

test('commands print the names of files and cards without their control characters', async () => {
  const root = mkdtempSync(join(tmpdir(), 'printable-'));
  const folder = join(root, `pack\u001b[2J`);
  mkdirSync(join(folder, 'cards'), { recursive: true });
  writeFileSync(join(folder, 'cards/a.json'), '{');
  try {
    for (const args of [['validate', folder], ['validate', folder, '--json'], [`no${EVIL}`]]) {
      const { stdout, stderr } = await cli(args);
      expect(stdout + stderr).not.toMatch(RAW);
      expect(stdout + stderr).toContain('\\u001b');
    }
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('a name with a line end does not look like a problem of another file', async () => {
  const root = mkdtempSync(join(tmpdir(), 'printable-'));
  const evil = 'x\nmods/base/pack.json:1:1 error evil';
  writeFileSync(join(root, 'pack.json'), JSON.stringify({ [evil]: 1 }));
  try {
    const { stdout } = await cli(['validate', root]);
    expect(stdout).toContain('evil');
    for (const line of stdout.trimEnd().split('\n'))
      expect(line.startsWith(root) || line.startsWith('    ') || line.startsWith('packs that load')).toBe(
        true,
      );
    const { problems } = JSON.parse((await cli(['validate', root, '--json'])).stdout) as {
      problems: { sentence: string }[];
    };
    expect(problems.some(({ sentence }) => sentence.includes(evil))).toBe(true);
  } finally {
    rmSync(root, { recursive: true });
  }
});
