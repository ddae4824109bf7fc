// What each card does to the game, by the balance lab, and what no card of the base set may do.
import { join } from 'node:path';
import { openStore } from '../../main/db/store.ts';
import type { GameEntry } from '../../shared/games/index.ts';
import type { LabResult, SubjectResult } from '../../shared/lab/results.ts';
import { beginRun, playOut, resultSoFar, type Wanted } from '../commands/support/lab-run.ts';
import type { PackShelf } from '../commands/support/packs.ts';
import { ROOT } from '../commands/support/paths.ts';

/** No card's effect may lie with its whole interval beyond this share of the games. */
const MOST = 0.08;
/** Every card is bought in this share at least of the games in which it could be paid for. */
const BOUGHT = 0.02;
/** Where what has been counted is kept: stopped, a run goes on from there. */
const FOLDER = join(ROOT, 'tmp/balance');

/** Tries every card by substitution. @returns null when it was stopped */
export async function tryCards(
  shelf: PackShelf,
  entry: GameEntry,
  wanted: Wanted,
  workers: number,
): Promise<{ run: string; result: LabResult } | null> {
  const store = await openStore({ folder: FOLDER, now: Date.now });
  try {
    const run = beginRun(store, shelf, entry, wanted);
    return (await playOut(store, run, workers)) ? { run: run.id, result: resultSoFar(store, run) } : null;
  } finally {
    store.close();
  }
}

/** Cards that do too much, and cards that are never bought, in words. */
export const brokenCards = ({ subjects }: LabResult): string[] => [
  ...subjects
    .filter(({ wins: { low, high } }) => low > MOST || high < -MOST)
    .map(
      ({ subject, wins }) =>
        `${subject.id} does ${inPoints(wins.mean)} points, beyond ±${inPoints(MOST)} without doubt`,
    ),
  ...subjects
    .filter(isLeftLying)
    .map(
      ({ subject, bought }) =>
        `${subject.id} is bought in ${inPoints(bought!)} % of the games in which it could be paid for, not in ${inPoints(BOUGHT)} % at least`,
    ),
];

const isLeftLying = ({ bought }: SubjectResult): boolean => bought !== null && bought < BOUGHT;
const inPoints = (share: number): string => (share * 100).toFixed(1);
