// How often the bot wins with each hero and in parties, and whether that is within the bands that the base set is made for.
import type { Definitions } from '../../shared/engine/game.ts';
import type { GameEntry } from '../../shared/games/index.ts';
import { simulate } from '../commands/simulate.ts';
import { interval, winRate } from '../commands/support/compare.ts';
import { median } from '../commands/support/summary.ts';
import type { Played } from '../workers/simulation.ts';

/** Lowest and highest share of games won, in percent. */
type Band = readonly [low: number, high: number];

/** What a hero alone is to win, by its printed difficulty. */
const SOLO: { readonly [difficulty: string]: Band } = {
  normal: [35, 55],
  hard: [25, 45],
  expert: [15, 35],
};
/** What parties of two to four are to win. */
const PARTY: Band = [30, 60];
/** Turns that half of the solo games last at least and at most. */
const TURNS: Band = [30, 60];
const PARTIES = [2, 3, 4];

/** Some games of the same kind, and what they should come to. */
export interface Row {
  readonly who: string;
  readonly band: Band;
  readonly games: readonly Played[];
}

/** What is played. Games are counted for each hero, and for each size of a party. */
export interface Wanted {
  readonly bot: string;
  readonly solo: number;
  readonly party: number;
  readonly seed: string;
  readonly packs: readonly string[];
  readonly workers: number;
}

/** Plays them: each hero alone, then parties whose heroes are drawn separately for each game. */
export async function playBands(
  entry: GameEntry,
  definitions: Definitions,
  wanted: Wanted,
  done: (row: Row) => void,
): Promise<Row[]> {
  const rows: Row[] = [];
  const play = async (who: string, band: Band, heroes: string[] | null, seats: number, games: number) => {
    const { bot, packs, workers } = wanted;
    const seed = `${wanted.seed}/${who}`;
    const plan = { game: entry.game.id, bot, seed, heroes, seats, packs, options: {}, definitions };
    const { played } = await simulate(plan, games, workers);
    const failed = played.find(({ error }) => error !== undefined);
    if (failed) throw new Error(`game ${failed.i} of ${who}: ${failed.error}`);
    const row = { who, band, games: played };
    rows.push(row);
    done(row);
  };
  for (const hero of entry.heroes(definitions)) {
    const difficulty = difficultyOf(definitions, hero);
    await play(`${hero} (${difficulty})`, SOLO[difficulty], [hero], 1, wanted.solo);
  }
  for (const seats of PARTIES) await play(`${seats} heroes`, PARTY, null, seats, wanted.party);
  return rows;
}

const difficultyOf = (definitions: Definitions, hero: string): string =>
  (definitions[hero] as { hero: { difficulty: string } }).hero.difficulty;

const within = (value: number, [low, high]: Band): boolean => value >= low && value <= high;

/** All solo games. */
const alone = (rows: readonly Row[]): Played[] =>
  rows.flatMap(({ games }) => games.filter(({ heroes }) => heroes.length === 1));

/** What is outside its band, in words. */
export function brokenBands(rows: readonly Row[]): string[] {
  const turns = medianTurns(alone(rows));
  return [
    ...rows
      .filter(({ band, games }) => !within(winRate(games), band))
      .map(
        ({ who, band: [low, high], games }) =>
          `${who}: ${winRate(games).toFixed(1)} % of the games are won, not ${low} to ${high} %`,
      ),
    ...(within(turns, TURNS)
      ? []
      : [`half of the solo games last ${turns} turns, not ${TURNS.join(' to ')}`]),
  ];
}

const medianTurns = (games: readonly Played[]): number =>
  median(games.map((game) => game.turns).sort((a, b) => a - b));

/** The figures as cells of a table. */
export const bandCells = (rows: readonly Row[]): string[][] => [
  ['', 'won', 'interval', 'band', 'turns (median)', 'games'],
  ...rows.map(({ who, band, games }) => [
    who,
    `${winRate(games).toFixed(1)} %`,
    interval(games)
      .map((end) => end.toFixed(1))
      .join(' to ') + ' %',
    `${band.join(' to ')} %`,
    String(medianTurns(games)),
    String(games.length),
  ]),
  [
    'all solo games',
    `${winRate(alone(rows)).toFixed(1)} %`,
    '',
    '',
    String(medianTurns(alone(rows))),
    String(alone(rows).length),
  ],
];
