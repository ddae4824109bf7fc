import { describe, expect, it } from 'vitest';
import { simulate } from '../../../scripts/commands/simulate.ts';
import { loadShelf } from '../../../scripts/commands/support/packs.ts';
import { summarise } from '../../../scripts/commands/support/summary.ts';
import { batches } from '../../../scripts/workers/batches.ts';
import { drawHeroes, type Plan } from '../../../scripts/workers/simulation.ts';

const plan: Plan = {
  game: 'ravingspire',
  bot: 'greedy',
  seed: 'determinism',
  heroes: null,
  seats: 2,
  packs: ['base'],
  options: {},
  definitions: loadShelf([]).definitions(['base']),
};

describe('simulate', () => {
  it('gives the same games for any number of workers', async () => {
    const [one, two, three] = await Promise.all([1, 2, 3].map((workers) => simulate(plan, 24, workers)));
    expect(two.played).toEqual(one.played);
    expect(three.played).toEqual(one.played);
    expect(one.played.filter(({ error }) => error !== undefined)).toEqual([]);
    expect(new Set(one.played.map(({ heroes }) => heroes.join())).size).toBeGreaterThan(1);
  });

  it('plays with the random bot', async () => {
    const { played } = await simulate({ ...plan, bot: 'random', seats: 1 }, 5, 1);
    expect(played.every(({ error }) => error === undefined)).toBe(true);
  });

  it('counts', () => {
    const game = {
      i: 0,
      won: true,
      reason: 'escaped',
      turns: 4,
      decisions: 8,
      heroes: ['a', 'b'],
      winners: ['a'],
    };
    const games = [
      game,
      { ...game, won: false, reason: 'madness', turns: 9, winners: [] },
      { ...game, i: 2, error: 'oops' },
    ];
    expect(summarise(games, 2, 's')).toMatchObject({
      games: 3,
      wins: 1,
      winRate: 0.5,
      meanTurns: 6.5,
      medianTurns: 6.5,
      gamesPerSecond: 1,
      turnsPerSecond: 6.5,
      decisionsPerSecond: 8,
      errors: 1,
      reasons: { escaped: 1, madness: 1 },
      heroes: { a: { games: 2, wins: 1 }, b: { games: 2, wins: 0 } },
      firstErrors: [{ seed: 's/2', error: 'oops' }],
    });
  });

  it('cuts the work into batches of ten or more that cover it', () => {
    for (const [count, workers] of [
      [1, 1],
      [95, 4],
      [1000, 3],
    ]) {
      const cut = batches(count, workers);
      expect(cut[0].from).toBe(0);
      expect(cut.at(-1)?.to).toBe(count);
      cut.slice(1).forEach(({ from }, i) => expect(from).toBe(cut[i].to));
      expect(cut.slice(0, -1).every(({ from, to }) => to - from >= 10)).toBe(true);
    }
  });

  it('draws different heroes by a seed', () => {
    const known = ['a', 'b', 'c', 'd'];
    expect(drawHeroes('x', known, 3)).toEqual(drawHeroes('x', known, 3));
    expect(new Set(drawHeroes('y', known, 4)).size).toBe(4);
  });
});
