import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cli, program } from './run.ts';

let data = '';
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'play-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const args = (...flags: string[]): string[] => ['play', '--data', data, ...flags];
const typed = (lines: string[]): string => `${lines.join('\n')}\n`;
const play = (lines: string[], ...flags: string[]) => cli(args(...flags), typed(lines));

/** One whole turn without spending anything. */
const TURN = ['1', 'end!', 'end!'];
const SESSION = [
  'look 2',
  '2',
  '?',
  'why',
  'hint',
  'look tool',
  '1',
  'log',
  'rules',
  'nonsense',
  '99',
  'pay',
  'end!',
  'undo',
  'redo',
  'save',
  'end!',
  'why',
  'lang de',
  'lang en',
  'undo',
  'quit',
];

describe('play', () => {
  it('plays a piped session to turn 2, with undo', async () => {
    const { code, stdout, stderr } = await program(args('--seed', 'piped'), typed(SESSION));
    expect(stderr).toBe('');
    expect(code).toBe(0);
    for (const said of [
      'Who plays?',
      'Turn 1, Move',
      'Turn 1, Encounter',
      'Turn 1, Explore',
      'Taken back.',
      'Done again.',
      'Turn 2, Move',
      'Zug 2, Bewegung',
      'means nothing here',
      'There is no number 99',
      'That cannot be unseen.',
      'Your place is kept.',
    ]) {
      expect(stdout).toContain(said);
    }
    expect(stdout).not.toMatch(/undefined|NaN|\[object/);
    expect(Math.max(...stdout.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(100);
  });

  it('goes on with the saved game', async () => {
    await play([...TURN, '1', 'quit'], '--seed', 'kept', '--hero', 'quinn');
    const again = await play(['', 'log 3', 'quit'], '--seed', 'other');
    expect(again.stdout).toContain('turn 2. Go on with it?');
    expect(again.stdout).toContain('Turn 2, Encounter');
    expect(again.stdout).not.toContain('Who plays?');
  });

  it('puts aside a game that is not continued, and one that cannot be read', async () => {
    await play([...TURN, 'quit'], '--hero', 'quinn');
    await play(['n', '1', 'quit']);
    const folder = join(data, 'terminal');
    expect(readdirSync(folder).sort()).toEqual(['current.json', 'earlier-1.json']);
    writeFileSync(
      join(folder, 'current.json'),
      readFileSync(join(folder, 'current.json'), 'utf8').slice(0, 500),
    );
    const { stdout, code } = await play(['quit'], '--hero', 'quinn');
    expect(code).toBe(0);
    expect(stdout).toContain('damaged-1.json');
    expect(existsSync(join(folder, 'damaged-1.json'))).toBe(true);
  });

  it('says what is wrong with an option before anything begins', async () => {
    const { code, stderr } = await play([], '--option', 'madnes=1');
    expect(code).toBe(1);
    expect(stderr).toContain('madnes');
  });
});
