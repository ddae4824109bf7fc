import { strataOf, subjectsOf, type LabPlan } from './plan.ts';

/** What is counted of the games of a stratum. */
export interface Games {
  games: number;
  wins: number;
  turns: number;
}

/** What is counted of a subject in a stratum. All are whole numbers: sums do not depend on their order. */
export interface Cell {
  /** Pairs of games: with the subject and without it. */
  pairs: number;
  /** Pairs in which it came into play. */
  seen: number;
  /** Pairs in which a seat could have bought it at least once, and those in which one did. */
  affordable: number;
  bought: number;
  /** Pairs won only with it, and only without it. */
  gained: number;
  lost: number;
  /** Sum of the differences in turns, with minus without, and of their squares. */
  turns: number;
  turnsSquared: number;
}

/** What came of some games of a plan. */
export interface Tally {
  /** Games that were really played: a pair whose games cannot differ is played once. */
  played: number;
  strata: Games[];
  /** By stratum, then by subject. */
  cells: Cell[][];
}

export const emptyTally = (plan: LabPlan): Tally => {
  const subjects = subjectsOf(plan).length;
  const strata = strataOf(plan);
  return {
    played: 0,
    strata: strata.map(() => ({ games: 0, wins: 0, turns: 0 })),
    cells: strata.map(() => Array.from({ length: subjects }, emptyCell)),
  };
};

export const emptyCell = (): Cell => ({
  pairs: 0,
  seen: 0,
  affordable: 0,
  bought: 0,
  gained: 0,
  lost: 0,
  turns: 0,
  turnsSquared: 0,
});

/** Adds the counts of other games of the same plan. */
export function addTally(sum: Tally, more: Tally): void {
  sum.played += more.played;
  more.strata.forEach((games, s) => addCounts(sum.strata[s], games));
  more.cells.forEach((row, s) => row.forEach((cell, c) => addCounts(sum.cells[s][c], cell)));
}

/** Adds counts of the same shape, field by field. */
export function addCounts<T extends Games | Cell>(sum: T, more: T): void {
  const into = sum as unknown as Record<string, number>;
  for (const [name, count] of Object.entries(more)) into[name] += count as number;
}
