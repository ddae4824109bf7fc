import { signRecord } from '../../shared/engine/records.ts';
import type { Language } from '../../shared/packs/problems.ts';
import type { Drawings, RecordEnding, RecordRow, ResultRow } from '../../shared/rpc/messages.ts';
import type { StoredRecord, StoredTable } from '../db/model.ts';
import type { Store } from '../db/store.ts';
import type { CardSets } from './card-sets.ts';
import { cannot } from './failures.ts';
import type { Shelf } from './shelf.ts';
import type { TablesInPlay } from './tables/service.ts';
import type { TitlesOf } from './titles.ts';

interface HallParts {
  readonly store: Store;
  readonly cards: CardSets;
  readonly shelf: Shelf;
  readonly tables: TablesInPlay;
  readonly titles: TitlesOf;
  readonly now: () => number;
}

interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** Finished games that count, and those that were signed. */
export class Hall {
  private readonly parts: HallParts;

  constructor(parts: HallParts) {
    this.parts = parts;
  }

  results(page: Page, language: Language): { total: number; results: ResultRow[] } {
    const { total, results } = this.parts.store.results.list(page);
    return {
      total,
      results: results.map(({ table, game, outcome, heroes, turns, seed, ended }) => {
        const stored = this.parts.shelf.stored(table);
        return {
          table,
          game,
          result: outcome.result,
          sentence: this.parts.shelf.outcomeOf(stored, language),
          heroes: heroes.map((hero) => this.name(stored, hero, language)),
          turns,
          seed,
          ended,
        };
      }),
    };
  }

  records(page: Page, language: Language): { total: number; records: RecordRow[]; faces: Drawings } {
    const { shelf, store } = this.parts;
    const { total, records } = store.records.list(page);
    const tables = records.map(({ table }) => shelf.stored(table));
    return {
      total,
      records: records.map((record) => this.row(record, language)),
      faces: shelf.portraits(tables, language),
    };
  }

  /** How a game was signed; null where it was not. */
  record(table: string, language: Language): RecordRow | null {
    const record = this.parts.store.records.of(table);
    return record && this.row(record, language);
  }

  /** What a finished game has left to be read; nothing while it is still played. */
  ending(table: string, language: Language): RecordEnding {
    const { live } = this.parts.tables.get(table);
    const words = live.presenter(language).tableau(live.table.state, []).ending;
    const cards = words.flatMap(({ card }) => (card === null ? [] : [card]));
    return { words, faces: Object.fromEntries(cards.map((id) => [id, live.face(id, language)])) };
  }

  /** Signs a finished game that counts, once. */
  sign(table: string, players: readonly string[], language: Language): RecordRow {
    const { live } = this.parts.tables.get(table);
    const { state, setup, match, practice } = live.table;
    if (state.outcome === null || practice) throw cannot('cannot.sign');
    const signature = { date: dayOf(this.parts.now()), players, card: live.entry.trophy(match, state) };
    const record: StoredRecord = { table, ...signRecord(live.entry.game.id, setup, state, signature) };
    try {
      this.parts.store.records.sign(record);
    } catch (error) {
      if (error instanceof RangeError) throw cannot('cannot.sign');
      throw error;
    }
    return this.row(record, language);
  }

  private row(record: StoredRecord, language: Language): RecordRow {
    const { table, game, date, players, heroes, result, turns, card } = record;
    const stored = this.parts.shelf.stored(table);
    return {
      table,
      game,
      date,
      players,
      heroes: heroes.map((hero) => this.name(stored, hero, language)),
      portraits: heroes,
      result,
      turns,
      card: card === null ? null : this.name(stored, card, language),
    };
  }

  private name({ cards }: StoredTable, id: string, language: Language): string {
    return this.parts.titles(cards, this.parts.cards.load(cards), language).name(id);
  }
}

/** The day by the clock on the wall, `YYYY-MM-DD`. */
function dayOf(time: number): string {
  const date = new Date(time);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
