import { describe, expect, test } from 'vitest';
import { interval } from '../../../scripts/commands/support/compare.ts';
import { broken, gamesOf, leadsOf, type Line } from '../../../scripts/strength/promises.ts';

/** Games of a bot that wins some and loses the others. */
const line = (bot: string, won: number, games: number, seconds = 0.01, options = 'none'): Line => ({
  hero: 'base:somebody',
  options,
  bot,
  games: Array.from({ length: games }, (_, i) => ({
    seconds,
    game: { i, won: i < won, reason: '', turns: 30, decisions: 100, heroes: [], winners: [] },
  })),
});

describe('what is promised of the bots', () => {
  test('is kept by leads that are wide enough', () => {
    const lines = [
      line('random', 0, 100),
      line('novice', 20, 100),
      line('adept', 50, 100),
      line('master', 60, 100),
    ];
    expect(broken(lines)).toEqual([]);
    expect(leadsOf(lines).map(({ points }) => points)).toEqual([20, 30, 10]);
  });

  test('is broken by a lead that is too narrow, or may be chance', () => {
    const lines = [
      line('random', 0, 100),
      line('novice', 2, 100),
      line('adept', 16, 100),
      line('master', 25, 100),
    ];
    const found = broken(lines);
    expect(found).toHaveLength(3);
    expect(found[0]).toContain('novice beats random by 2.0');
    expect(found[0]).toContain('may be chance');
    expect(found[1]).toContain('but 15 are promised');
    expect(found[2]).toContain('but 10 are promised');
  });

  test('of bots that seldom win is judged by more games, and of others by those that both have played', () => {
    expect([gamesOf('random', 100), gamesOf('novice', 100), gamesOf('adept', 100)]).toEqual([
      1000, 1000, 100,
    ]);
    const lines = [line('random', 0, 1000), line('novice', 20, 1000), line('adept', 50, 100)];
    expect(broken(lines)).toEqual([]);
    expect(leadsOf(lines).map(({ points }) => points)).toEqual([2, 30]);
  });

  test('is judged only where the weaker bot leaves room, which it has to do somewhere', () => {
    const full = [line('adept', 85, 100), line('master', 92, 100)];
    expect(leadsOf(full).map(({ judged }) => judged)).toEqual([false]);
    expect(broken(full)).toEqual(['base:somebody, none: adept leaves master no room for its lead']);
    const hard = (won: number): Line[] => [
      line('adept', 60, 100, 0.01, 'madness=-1'),
      line('master', won, 100, 0.01, 'madness=-1'),
    ];
    expect(broken([...full, ...hard(75)])).toEqual([]);
    expect(broken([...full, ...hard(65)])).toHaveLength(1);
  });

  test('is broken by a game that takes too long', () => {
    expect(broken([line('adept', 50, 100, 0.6)])).toEqual([
      'base:somebody, none: a game of adept took 0.60 s, but 0.5 s are promised',
    ]);
  });

  test('an interval holds the share and stays between none and all', () => {
    const [low, high] = interval(line('adept', 50, 100).games.map(({ game }) => game));
    expect(low).toBeCloseTo(40.4, 1);
    expect(high).toBeCloseTo(59.6, 1);
    expect(interval(line('adept', 0, 100).games.map(({ game }) => game))[0]).toBeCloseTo(0);
  });
});
