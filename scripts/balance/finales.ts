// How often each Spire card is beaten from late positions, and whether it is a finale worth the name.
import { BatchPool } from '../../main/batch-pool.ts';
import type { Definitions } from '../../shared/engine/game.ts';
import type { GameEntry } from '../../shared/games/index.ts';
import { batchesOf } from '../workers/batches.ts';
import type { Attempts, Finales } from './finale.ts';

/** Lowest and highest share of attempts in which a Spire card is to be beaten, in percent. */
const BEATEN = [25, 70] as const;
/** Positions that a worker is handed at once: long ones do not hold up the end. */
const BATCH = 2;

/** A Spire card and what came of the attempts at it. */
export interface Finale {
  readonly spire: string;
  readonly attempts: number;
  /** Attempts in which the hero came as far as to see it. */
  readonly met: number;
  readonly beaten: number;
}

/** Has every Spire card tried from late positions. */
export async function tryFinales(
  entry: GameEntry,
  definitions: Definitions,
  wanted: {
    readonly positions: number;
    readonly seed: string;
    readonly packs: readonly string[];
    readonly workers: number;
  },
  done: (positions: number) => void,
): Promise<Finale[]> {
  const { positions, seed, packs, workers } = wanted;
  const spires = Object.keys(definitions).filter(
    (id) => (definitions[id] as { kind: string }).kind === 'spire',
  );
  const data: Finales = { spires, heroes: entry.heroes(definitions), seed, packs, definitions };
  const pool = new BatchPool<Attempts[]>(new URL('finale-worker.ts', import.meta.url), workers, data);
  const all: Attempts[] = [];
  try {
    await pool.ready();
    await pool.run(batchesOf(positions, BATCH), (_, some) => {
      all.push(...some);
      done(all.length);
    });
  } finally {
    await pool.close();
  }
  return spires.map((spire, s) => ({
    spire,
    attempts: all.length,
    met: all.filter((from) => from[s].met).length,
    beaten: all.filter((from) => from[s].beaten).length,
  }));
}

const percent = (some: number, all: number): number => (100 * some) / all;

/** Spire cards that are beaten too seldom or too often, in words. */
export const brokenFinales = (finales: readonly Finale[]): string[] =>
  finales
    .map(({ spire, attempts, beaten }) => ({ spire, share: percent(beaten, attempts) }))
    .filter(({ share }) => share < BEATEN[0] || share > BEATEN[1])
    .map(
      ({ spire, share }) =>
        `${spire} is beaten in ${share.toFixed(1)} % of the attempts, not in ${BEATEN.join(' to ')} %`,
    );

/** The figures as cells of a table. */
export const finaleCells = (finales: readonly Finale[]): string[][] => [
  ['', 'beaten', 'of those who met it', 'met', 'attempts'],
  ...finales.map(({ spire, attempts, met, beaten }) => [
    spire,
    `${percent(beaten, attempts).toFixed(1)} %`,
    met === 0 ? '–' : `${percent(beaten, met).toFixed(1)} %`,
    `${percent(met, attempts).toFixed(1)} %`,
    String(attempts),
  ]),
];
