// A history without a host: lines that are given, and answers that are held back until they are released.
import type {
  ComparedRow,
  HistoryRow,
  PackComparison,
  RestoredThing,
  ThingDifference,
} from '../../../../shared/rpc/messages/workshop-history.ts';
import type { HistoryPort } from '../../../../renderer/workshop/history/history-port.ts';

export const line = (n: number, more: Partial<HistoryRow> = {}): HistoryRow => ({
  n,
  at: n * 60_000,
  kind: 'step',
  label: `step ${n}`,
  place: null,
  cards: [],
  count: 0,
  known: true,
  breaks: false,
  ...more,
});

export const changedCard = (key: string): ComparedRow => ({
  change: 'changed',
  what: { kind: 'card', key },
  name: `Card ${key}`,
});

/** A thing of which nothing differs. */
export const NOTHING: ThingDifference = {
  revision: 1,
  faces: { then: null, now: null },
  there: { then: true, now: true },
  rules: [],
  ruled: null,
  fields: [],
  lines: { rows: [], more: 0 },
};

export class FakeHistory implements HistoryPort {
  revision = '1';
  card: HistoryPort['card'] = { key: 'b', name: 'Card b' };
  rows: readonly HistoryRow[] = [];
  /** What differs, by the number of the line and what it is compared with. */
  differs: { readonly [line: string]: readonly ComparedRow[] } = {};
  /** What differs of all other lines. */
  things: readonly ComparedRow[] = [];
  found: ThingDifference = NOTHING;
  /** What was asked for, in its order. */
  readonly asked: string[] = [];
  readonly restored: RestoredThing[] = [];
  #held: (() => void)[] | null = null;

  /** Lets answers wait. */
  hold(): void {
    this.#held = [];
  }

  /** Gives the answers that wait, the newest first where that is wanted. */
  release(newestFirst = false): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const answer of newestFirst ? held.toReversed() : held) answer();
  }

  lines: HistoryPort['lines'] = async ({ before, limit, card, pointsOnly, find }) => {
    this.asked.push(`lines ${before ?? 'newest'}${card === null ? '' : ` of ${card}`}`);
    await this.#turn();
    const all = this.rows
      .filter(({ n }) => before === null || n < before)
      .filter(({ kind }) => !pointsOnly || kind === 'mark')
      .filter(({ label }) => String(label).includes(find))
      .filter(({ cards }) => card === null || cards.some(({ key }) => key === card));
    const room = { bytes: 1, most: 20, days: 30 };
    return { rows: all.slice(0, limit), more: all.length > limit, room };
  };

  compare: HistoryPort['compare'] = async (n, against) => {
    this.asked.push(`compare ${n} ${against}`);
    await this.#turn();
    const rows = this.differs[`${n} ${against}`] ?? this.things;
    return { revision: 1, rows, more: 0, isLaidOut: false } satisfies PackComparison;
  };

  difference: HistoryPort['difference'] = async (n, against, what) => {
    this.asked.push(`difference ${n} ${against} ${what.kind === 'card' ? what.key : what.path}`);
    await this.#turn();
    return { found: { ...this.found, revision: n } };
  };

  restore: HistoryPort['restore'] = (_, what) => {
    this.restored.push(what);
    return Promise.resolve({ done: 'restored' });
  };

  nameOf(): string | null {
    return null;
  }

  #turn(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (this.#held === null) resolve();
    else this.#held.push(resolve);
    return promise;
  }
}
