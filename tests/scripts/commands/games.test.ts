// Every command works for every game, and none of them knows which games there are.
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '../../../shared/games/index.ts';
import { LANGUAGES } from '../../../shared/words/languages.ts';
import { cli, type Ran } from './run.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'games-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const done = ({ code, stdout, stderr }: Ran): string => {
  expect(code, stdout + stderr).toBe(0);
  return stdout;
};

interface Simulated {
  games: number;
  winRate: number;
  errors: number;
  heroes: { [hero: string]: { games: number; wins: number } };
}
const simulated = async (...args: string[]): Promise<Simulated> =>
  JSON.parse(done(await cli(['simulate', '--json', '--workers', '1', ...args]))) as Simulated;

describe.each(games.map((entry) => [entry.game.id, entry] as const))('%s', (id, { game, bots, words }) => {
  // Of the bots that do not think long.
  const [bot] = Object.keys(bots);

  it('is simulated with the fewest seats, and with the most', async () => {
    for (const [seats, args] of [
      [game.seats.min, []],
      [game.seats.max, ['--seats', String(game.seats.max)]],
    ] as const) {
      const {
        games: played,
        errors,
        heroes,
      } = await simulated('--game', id, '--bot', bot, '--games', '4', ...args);
      expect({ played, errors }).toEqual({ played: 4, errors: 0 });
      expect(Object.values(heroes).reduce((sum, hero) => sum + hero.games, 0)).toBe(4 * seats);
    }
  });

  it('is recorded with as many heroes as it wants, and replayed in each language', async () => {
    const file = join(folder, `${id}.rec`);
    const args = ['record', '--game', id, '--bot', bot, '--out', file, '--entries', '30', '--json'];
    const { entries } = JSON.parse(done(await cli(args))) as { entries: number };
    const { setup } = JSON.parse(readFileSync(file, 'utf8')) as { setup: { heroes: string[] } };
    expect(setup.heroes).toHaveLength(game.seats.min);
    for (const language of LANGUAGES) {
      const said = done(await cli(['replay', file, '--log', '--lang', language]));
      expect(said).toContain(`same: ${entries} entries, ${entries + 1} hashes compared`);
      expect(said).not.toMatch(/[{}]|undefined|NaN|\[object/);
    }
  });

  it('is played in the terminal, and gone on with', async () => {
    const data = join(folder, `${id}-data`);
    const play = (lines: string[], ...args: string[]) =>
      cli(['play', '--data', data, ...args], `${lines.join('\n')}\n`);
    const first = done(await play(['', '1', '', 'why', 'log', 'rules', 'look', 'quit'], '--game', id));
    expect(first).toContain(words.en.title.toUpperCase());
    expect(first).toContain('Who plays?');
    expect(first).not.toMatch(/undefined|NaN|\[object/);
    expect(Math.max(...first.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(100);
    const again = done(await play(['', 'quit']));
    expect(again).toContain('Go on with it?');
    expect(again).not.toContain('Who plays?');
  });
});

describe('the game under way in the terminal', () => {
  it('is put aside where another game is asked for, and not lost', async () => {
    const data = join(folder, 'two');
    const [one, two] = games.map(({ game }) => game.id);
    const play = (game: string) => cli(['play', '--data', data, '--game', game], '\nquit\n');
    done(await play(one));
    const other = done(await play(two));
    expect(other).toContain('put aside as');
    expect(other).not.toContain('could not be read');
    expect(readdirSync(join(data, 'terminal')).sort()).toEqual(['current.json', 'earlier-1.json']);
    const kept = JSON.parse(readFileSync(join(data, 'terminal/current.json'), 'utf8')) as { game: string };
    expect(kept.game).toBe(two);
  });
});

describe("words of one's own", () => {
  it('are asked for where they belong to a choice, and again where they do not fit', async () => {
    const lines = ['', '1', 'x'.repeat(25), 'Brigid the Bold', '1', '', 'quit'];
    const data = join(folder, 'words');
    const said = done(await cli(['play', '--data', data, '--game', 'arcana'], `${lines.join('\n')}\n`));
    expect(said).toContain('Between 1 and 24 letters');
    expect(said).toContain('Brigid the Bold');
  });
});

describe('options of a game', () => {
  it('change what comes of it', async () => {
    const plan = ['--game', 'arcana', '--bot', 'reference', '--seats', '3', '--games', '60'];
    const standard = await simulated(...plan);
    const harder = await simulated(...plan, '--option', 'lossRule=anyFallen');
    expect(standard.errors + harder.errors).toBe(0);
    expect(harder.winRate).toBeLessThan(standard.winRate);
    expect(standard.winRate).toBeGreaterThan(0.5);
  });

  it('are refused where they are unknown', async () => {
    const { code, stderr } = await cli(['simulate', '--game', 'arcana', '--option', 'lossRule=noneFallen']);
    expect(code).not.toBe(0);
    expect(stderr).toContain('allFallen, anyFallen');
  });
});

it('validate checks the packs of every game that has some', async () => {
  const mods = resolve(import.meta.dirname, '../../../mods');
  const packs = readdirSync(mods).map((pack) => join(mods, pack));
  const { ok, packs: loaded } = JSON.parse(done(await cli(['validate', ...packs, '--json']))) as {
    ok: boolean;
    packs: string[];
  };
  expect(ok).toBe(true);
  expect(loaded).toHaveLength(packs.length);
});
