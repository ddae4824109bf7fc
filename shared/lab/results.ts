import type { Definitions } from '../engine/game.ts';
import type { Figures } from './game-lab.ts';
import { labOf, strataOf, subjectsOf, type Identity, type LabGame, type Subject } from './plan.ts';
import { differenceAnytime, meanAnytime } from './sequence.ts';
import { meanOf, pairedDifference, reachOf, type Estimate } from './statistics.ts';
import { addCounts, emptyCell, type Cell, type Games, type Tally } from './tally.ts';

/** How surely all intervals of a table hold together. */
const CONFIDENCE = 0.95;
/** An effect on the win rate that is not worth a change. */
const MARGIN = 0.03;

/**
 * What can be said of a subject. `neutral`: its effect certainly lies within the margin. `strong`, `weak`: it certainly
 * raises or lowers the win rate. `unclear`: more games are needed.
 */
export type Verdict = 'strong' | 'weak' | 'neutral' | 'unclear';

/** An effect in some of the games. */
export interface MeasuredEffect {
  readonly pairs: number;
  /** Share of the pairs in which it came into play. */
  readonly seen: number;
  /** Win rate with it minus without it, over all pairs. */
  readonly wins: Estimate;
  readonly verdict: Verdict;
  /** Turns a game lasts with it minus without it; null for fewer than two pairs. */
  readonly turns: Estimate | null;
  /** Games in which it could have been bought, and the share of them in which it was; null where it never could. */
  readonly affordable: number;
  readonly bought: number | null;
}

/** The games of some party or difficulty, and the effect in them. */
export interface Group<T> {
  readonly by: 'party' | 'difficulty';
  /** Full ids of the heroes, or the difficulty. */
  readonly ids: readonly string[];
  readonly value: T;
}

export interface SubjectResult extends MeasuredEffect {
  readonly subject: Subject;
  /** Null for a pack. */
  readonly figures: Figures | null;
  /** Where there is more than one party or difficulty: the effect in each. */
  readonly groups: readonly Group<MeasuredEffect>[];
}

/** How the bot did with the packs as they are. */
export interface Baseline {
  readonly games: number;
  readonly winRate: number;
  readonly turns: number;
}

export interface LabResult {
  readonly identity: Identity;
  /** Pairs so far: as many as the identity says when all is done. */
  readonly pairs: number;
  /** Games really played. */
  readonly played: number;
  readonly confidence: number;
  /** Whether the intervals hold at every look, as they do until all is done: the run may be stopped by what they say. */
  readonly anytime: boolean;
  readonly margin: number;
  readonly level: Baseline;
  readonly levels: readonly Group<Baseline>[];
  /** The largest effect first, a pack before cards. */
  readonly subjects: readonly SubjectResult[];
}

/**
 * What the counts say: at any look as long as pairs are missing, and as a run of a fixed length when all is done.
 *
 * @param definitions the cards of the run
 */
export function resultOf(
  entry: LabGame,
  identity: Identity,
  definitions: Definitions,
  tally: Tally,
): LabResult {
  const lab = labOf(entry);
  const groups = groupsOf(identity);
  const subjects = subjectsOf(identity);
  const level = levelOf(tally.strata);
  const anytime = level.games < identity.games;
  const sureness = (intervals: number): Sureness => ({
    error: (1 - CONFIDENCE) / intervals,
    reach: reachOf(CONFIDENCE, intervals),
    anytime,
  });
  const own = sureness(subjects.length);
  const grouped = sureness(subjects.length * Math.max(1, groups.length));
  const all = strataOf(identity).map((_, s) => s);
  const results = subjects.map((subject, c): SubjectResult => {
    const cell = (strata: readonly number[]) => sumOf(strata.map((s) => tally.cells[s][c]));
    return {
      subject,
      figures: subject.kind === 'card' ? lab.figures(subject.id, definitions) : null,
      ...effectOf(cell(all), own),
      groups: groups.map(({ by, ids, value }) => ({ by, ids, value: effectOf(cell(value), grouped) })),
    };
  });
  return {
    identity,
    pairs: level.games,
    played: tally.played,
    confidence: CONFIDENCE,
    anytime,
    margin: MARGIN,
    level,
    levels: groups.map(({ by, ids, value }) => ({
      by,
      ids,
      value: levelOf(value.map((s) => tally.strata[s])),
    })),
    subjects: results.toSorted(
      (a, b) =>
        Number(b.subject.kind === 'pack') - Number(a.subject.kind === 'pack') ||
        b.wins.mean - a.wins.mean ||
        (a.subject.id < b.subject.id ? -1 : 1),
    ),
  };
}

/** The strata of each party and of each difficulty, where there are several. */
function groupsOf({ parties, difficulties }: Identity): Group<number[]>[] {
  const levels = difficulties.length;
  const byParty = parties.map((ids, p) => ({
    by: 'party' as const,
    ids,
    value: difficulties.map((_, d) => p * levels + d),
  }));
  const byDifficulty = difficulties.map((id, d) => ({
    by: 'difficulty' as const,
    ids: [id],
    value: parties.map((_, p) => p * levels + d),
  }));
  return [...(parties.length > 1 ? byParty : []), ...(levels > 1 ? byDifficulty : [])];
}

/** How sure each of several intervals is. */
interface Sureness {
  /** The chance that it does not hold the truth. */
  readonly error: number;
  /** The same in standard errors. */
  readonly reach: number;
  readonly anytime: boolean;
}

function effectOf(cell: Cell, { error, reach, anytime }: Sureness): MeasuredEffect {
  const { pairs, seen, affordable, bought, gained, lost, turns, turnsSquared } = cell;
  const wins = anytime
    ? differenceAnytime(pairs, gained, lost, error)
    : pairedDifference(pairs, gained, lost, reach);
  return {
    pairs,
    seen: pairs === 0 ? 0 : seen / pairs,
    wins,
    verdict: verdictOf(wins),
    turns: anytime
      ? meanAnytime(pairs, turns, turnsSquared, error)
      : meanOf(pairs, turns, turnsSquared, reach),
    affordable,
    bought: affordable === 0 ? null : Math.min(bought, affordable) / affordable,
  };
}

export function verdictOf({ low, high }: Estimate): Verdict {
  if (low >= -MARGIN && high <= MARGIN) return 'neutral';
  if (low > 0) return 'strong';
  return high < 0 ? 'weak' : 'unclear';
}

function levelOf(strata: readonly Games[]): Baseline {
  const sum: Games = { games: 0, wins: 0, turns: 0 };
  for (const games of strata) addCounts(sum, games);
  const { games, wins, turns } = sum;
  return { games, winRate: games === 0 ? 0 : wins / games, turns: games === 0 ? 0 : turns / games };
}

function sumOf(cells: readonly Cell[]): Cell {
  const sum = emptyCell();
  for (const cell of cells) addCounts(sum, cell);
  return sum;
}
