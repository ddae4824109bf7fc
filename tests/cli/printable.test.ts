import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { printable, printableInColour } from '../../main/printable.ts';
import { openConsole } from '../../scripts/terminal/console.ts';
import { cli } from './run.ts';

const EVIL = '\u001b]0;owned\u0007\u009b2J\u202eevil';
// eslint-disable-next-line no-control-regex
const RAW = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/;

test('control characters are written out, colours of our own stay', () => {
  expect(printable(`a\tb\n${EVIL}`)).toBe('a\tb\n\\u001b]0;owned\\u0007\\u009b2J\\u202eevil');
  expect(printable('\u001b[31mred')).toBe('\\u001b[31mred');
  expect(printableInColour('\u001b[31mred\u001b[0m\u001b[2J')).toBe('\u001b[31mred\u001b[0m\\u001b[2J');
  expect(JSON.parse(printable(JSON.stringify({ name: EVIL })))).toEqual({ name: EVIL });
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
