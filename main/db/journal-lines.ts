import type { Connection } from './connection.ts';
import {
  JOURNAL_CARDS,
  JOURNAL_ENTRIES,
  JOURNAL_POINTS,
  type JournalCardColumns,
  type JournalEntryColumns,
  type JournalPointColumns,
} from './declared.ts';
import { Sealed } from './sealed.ts';

/** Which lines of a journal are wanted. */
export interface LinesWanted {
  /** Lines of entries before this one. */
  readonly before: number;
  readonly limit: number;
  /** Only what has changed this card, whatever it was called then; null: all. */
  readonly card: string | null;
  /** Only restore points. */
  readonly pointsOnly: boolean;
}

type Line = Pick<JournalEntryColumns, 'n' | 'at' | 'label'>;

/** A line of the history as it is stored. */
export type StoredLine =
  | (Line & { readonly of: 'entry'; readonly kind: string; readonly place: string | null })
  /** @property label null: the end of a day */
  | (Omit<Line, 'label'> & { readonly of: 'point'; readonly label: string | null });

/** A card that an entry has changed. */
export type StoredCard = Omit<JournalCardColumns, 'pack'>;

/** How often a name is followed to the one before it. */
const MOST_NAMES = 50;

/** A name of a card, after which entry it got it, and with which it lost it. */
interface Named {
  readonly card: string;
  readonly from: number;
  readonly to: number;
}

/** The journals of packs as lists of what was done. */
export class JournalLines {
  private readonly connection: Connection;
  private readonly entries: Sealed<JournalEntryColumns>;
  private readonly points: Sealed<JournalPointColumns>;
  private readonly cards: Sealed<JournalCardColumns>;

  constructor(connection: Connection) {
    this.connection = connection;
    this.entries = new Sealed(connection, JOURNAL_ENTRIES);
    this.points = new Sealed(connection, JOURNAL_POINTS);
    this.cards = new Sealed(connection, JOURNAL_CARDS);
  }

  /** The newest first; a point is before the entry that it comes after. All lines of one number are there, or none. */
  lines(pack: string, wanted: LinesWanted): StoredLine[] {
    return this.connection.read(() => {
      const { limit } = wanted;
      const all = [...this.pointLines(pack, wanted), ...this.entryLines(pack, wanted)].sort(
        (a, b) => b.n - a.n,
      );
      const last = all.at(limit - 1);
      return last === undefined ? all : all.filter(({ n }) => n >= last.n);
    });
  }

  /** The cards that some entries have changed. */
  cardsOf(pack: string, ns: readonly number[]): StoredCard[] {
    const rest = 'WHERE pack = ? AND n IN (SELECT value FROM json_each(?)) ORDER BY n, rowid';
    return this.connection.read(() => this.cards.all(rest, pack, JSON.stringify(ns)));
  }

  /** The numbers of all entries, those of files that were written among them, and of all points, each in their order. */
  numbers(pack: string): { readonly entries: readonly number[]; readonly points: readonly number[] } {
    const of = (table: string): number[] =>
      this.connection
        .statement<{ readonly n: number }>(`SELECT n FROM ${table} WHERE pack = ? ORDER BY n`)
        .all(pack)
        .map(({ n }) => n);
    return this.connection.read(() => ({ entries: of('journal_entries'), points: of('journal_points') }));
  }

  private entryLines(pack: string, { before, limit, card, pointsOnly }: LinesWanted): StoredLine[] {
    if (pointsOnly) return [];
    const rest = `WHERE pack = ? AND n < ? AND kind <> 'saved'`;
    const order = 'ORDER BY n DESC LIMIT ?';
    const rows =
      card === null
        ? this.entries.all(`${rest} ${order}`, pack, before, limit)
        : this.entries.all(
            `${rest} AND n IN (
               SELECT n FROM journal_cards JOIN json_each(?) AS named
               WHERE journal_cards.pack = ? AND card = named.value ->> 'card'
                 AND n >= named.value ->> 'from' AND n < named.value ->> 'to') ${order}`,
            pack,
            before,
            JSON.stringify(this.namesOf(pack, card)),
            pack,
            limit,
          );
    return rows.map(({ n, at, label, kind, place }) => ({ of: 'entry', n, at, label, kind, place }));
  }

  private pointLines(pack: string, { before, limit, card, pointsOnly }: LinesWanted): StoredLine[] {
    const rest = 'WHERE pack = ? AND n < ?';
    const order = 'ORDER BY n DESC LIMIT ?';
    const labelled = 'label IS NOT NULL';
    // Of one card, ends of days say something only where its steps are not there any more.
    const wanted = pointsOnly
      ? `AND ${labelled}`
      : card === null
        ? ''
        : `AND (${labelled} OR n < (SELECT min(n) FROM journal_entries AS e WHERE e.pack = journal_points.pack))`;
    return this.points
      .all(`${rest} ${wanted} ${order}`, pack, before, limit)
      .map(({ n, at, label }) => ({ of: 'point', n, at, label }));
  }

  /** What a card is called now, and what it was called before. */
  private namesOf(pack: string, card: string): readonly Named[] {
    const names: Named[] = [];
    let named = { card, to: Number.MAX_SAFE_INTEGER };
    while (names.length < MOST_NAMES) {
      const { card: name, to } = named;
      const rest = 'WHERE pack = ? AND card = ? AND n < ? AND was IS NOT NULL ORDER BY n DESC LIMIT 1';
      const got = this.cards.one(rest, pack, name, to);
      names.push({ card: name, from: got?.n ?? 0, to });
      if (got?.was == null) break;
      named = { card: got.was, to: got.n };
    }
    return names;
  }
}
