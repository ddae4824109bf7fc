import type { Json } from '../../shared/engine/json.ts';
import { runId, type Identity } from '../../shared/lab/plan.ts';
import { addTally, emptyTally, type Tally } from '../../shared/lab/tally.ts';
import type { Connection } from './connection.ts';
import { LAB_BATCHES, LAB_RUNS, type LabBatchColumns, type LabRunColumns } from './declared.ts';
import type { StoredRun } from './model.ts';
import { packed, unpacked } from './packed.ts';
import { readRecord } from './readable.ts';
import { Sealed } from './sealed.ts';

/** A stretch of the games of a run, and what came of them. */
export interface CountedBatch {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  readonly tally: Tally;
}

const tallyOf = ({ tally }: LabBatchColumns): Tally => unpacked(tally) as unknown as Tally;

/** What the lab has counted. A batch of games is kept whole or not at all, and never twice. */
export class LabRepository {
  private readonly connection: Connection;
  private readonly runs: Sealed<LabRunColumns>;
  private readonly batches: Sealed<LabBatchColumns>;

  constructor(connection: Connection) {
    this.connection = connection;
    this.runs = new Sealed(connection, LAB_RUNS);
    this.batches = new Sealed(connection, LAB_BATCHES);
  }

  /**
   * The run with an identity: the one that is known, or a new one.
   *
   * @param cards hash of the set of all cards that it plays with
   */
  begin(identity: Identity, cards: string, now: number): StoredRun {
    const id = runId(identity);
    return this.connection.read(() => {
      const known = this.get(id);
      if (known !== null) return known;
      this.connection.write(() =>
        this.runs.insert({ id, identity: JSON.stringify(identity), cards, begun: now }),
      );
      return { id, identity, cards, begun: now, pairs: 0 };
    });
  }

  /**
   * Adds a finished batch. It is kept as one with what borders on it, so that a run has only as many rows as there are
   * gaps in it.
   *
   * @throws RangeError when the run has counted some of its games already
   */
  append(run: string, { from, to, tally }: CountedBatch): void {
    this.connection.write(() => {
      const double = 'SELECT 1 FROM lab_batches WHERE run = ? AND first < ? AND last > ?';
      if (this.connection.statement(double).get(run, to, from))
        throw new RangeError(`The games ${from} to ${to} of run ${run} have been counted already.`);
      const borders = this.batches.all('WHERE run = ? AND (last = ? OR first = ?)', run, from, to);
      const sum = structuredClone(tally);
      for (const row of borders) addTally(sum, tallyOf(row));
      const remove = this.connection.statement('DELETE FROM lab_batches WHERE run = ? AND first = ?');
      for (const { first } of borders) remove.run(run, first);
      const first = Math.min(from, ...borders.map((row) => row.first));
      const last = Math.max(to, ...borders.map((row) => row.last));
      this.batches.insert({ run, first, last, tally: packed(sum as unknown as Json) });
    });
  }

  /** The games of a run that have been counted, in order: first and last (exclusive) of each stretch. */
  counted(run: string): [from: number, to: number][] {
    return this.connection.read(() =>
      this.connection
        .statement<Pick<LabBatchColumns, 'first' | 'last'>>(
          'SELECT first, last FROM lab_batches WHERE run = ? ORDER BY first',
        )
        .all(run)
        .map(({ first, last }): [number, number] => [first, last]),
    );
  }

  /** The sum over all that a run has counted. */
  tally({ id, identity }: StoredRun): Tally {
    return this.connection.read(() => {
      const sum = emptyTally(identity);
      for (const row of this.batches.all('WHERE run = ?', id)) addTally(sum, tallyOf(row));
      return sum;
    });
  }

  get(id: string): StoredRun | null {
    return this.connection.read(() => {
      const row = this.runs.one('WHERE id = ?', id);
      return row && this.runOf(row);
    });
  }

  /** All runs, the newest first. */
  list(): StoredRun[] {
    return this.connection.read(() => this.runs.all('ORDER BY begun DESC, id').map((row) => this.runOf(row)));
  }

  private runOf({ id, identity, cards, begun }: LabRunColumns): StoredRun {
    const sql = 'SELECT sum(last - first) AS pairs FROM lab_batches WHERE run = ?';
    return {
      id,
      identity: readRecord(identity) as unknown as Identity,
      cards,
      begun,
      pairs: this.connection.statement<{ pairs: number | null }>(sql).get(id)?.pairs ?? 0,
    };
  }
}
