import type { Played } from '../../workers/simulation.ts';

/** What many games came to. Everything but the speeds is the same for the same plan. */
export interface Summary {
  games: number;
  wins: number;
  /** 0 to 1, of the games that could be played. */
  winRate: number;
  meanTurns: number;
  medianTurns: number;
  gamesPerSecond: number;
  turnsPerSecond: number;
  decisionsPerSecond: number;
  /** Games that could not be played to their end. */
  errors: number;
  /** How often games ended for which reason. */
  reasons: { [reason: string]: number };
  heroes: { [hero: string]: { games: number; wins: number } };
  firstErrors: { seed: string; error: string }[];
}

const SHOWN_ERRORS = 5;

/** Counts what came of the games of a plan. */
export function summarise(all: readonly Played[], seconds: number, seed: string): Summary {
  const bad = all.filter(({ error }) => error !== undefined);
  const played = all.filter(({ error }) => error === undefined);
  const wins = played.filter(({ won }) => won).length;
  const turns = played.map((game) => game.turns).sort((a, b) => a - b);
  const sumTurns = turns.reduce((a, b) => a + b, 0);
  const decisions = played.reduce((sum, game) => sum + game.decisions, 0);
  const reasons: Summary['reasons'] = {};
  const heroes: Summary['heroes'] = {};
  for (const game of played) {
    reasons[game.reason] = (reasons[game.reason] ?? 0) + 1;
    for (const hero of game.heroes) {
      heroes[hero] ??= { games: 0, wins: 0 };
      heroes[hero].games++;
      if (game.winners.includes(hero)) heroes[hero].wins++;
    }
  }
  const n = Math.max(1, played.length);
  return {
    games: all.length,
    wins,
    winRate: wins / n,
    meanTurns: sumTurns / n,
    medianTurns: median(turns),
    gamesPerSecond: played.length / seconds,
    turnsPerSecond: sumTurns / seconds,
    decisionsPerSecond: decisions / seconds,
    errors: bad.length,
    reasons: sorted(reasons),
    heroes: sorted(heroes),
    firstErrors: bad
      .slice(0, SHOWN_ERRORS)
      .map(({ i, error }) => ({ seed: `${seed}/${i}`, error: error ?? '' })),
  };
}

/** The middle one of some numbers in ascending order; their mean where there are two; 0 of none. */
export function median(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const middle = Math.floor(values.length / 2);
  return values.length % 2 === 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

const sorted = <T>(object: { [key: string]: T }): { [key: string]: T } =>
  Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));
