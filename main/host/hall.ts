import { signRecord } from '../../shared/engine/records.ts';
import type { GameEntry } from '../../shared/games/index.ts';
import type { Language } from '../../shared/words/languages.ts';
import type { Drawings } from '../../shared/rpc/messages/tables.ts';
import type { RecordEnding, RecordRow, ResultRow } from '../../shared/rpc/messages/profile.ts';
import type { StoredRecord, StoredResult, StoredTable } from '../db/model.ts';
import type { Store } from '../db/store.ts';
import type { CardSets } from './card-sets.ts';
import { cannot } from './failures.ts';
import { Portraits } from './portraits.ts';
import type { Session } from './session.ts';
import type { Shelf } from './shelf.ts';
import type { TablesInPlay } from './tables/service.ts';
import type { FewTitles } from './titles.ts';

interface HallParts {
  readonly store: Store;
  readonly cards: CardSets;
  readonly shelf: Shelf;
  readonly tables: TablesInPlay;
  readonly games: readonly GameEntry[];
  readonly few: FewTitles;
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

  /** Games that are over. Each row is made in a turn of its own: each may need another set of cards. */
  async results(page: Page, session: Session): Promise<{ total: number; results: ResultRow[] }> {
    const { total, results } = this.parts.store.results.list(page);
    const rows: ResultRow[] = [];
    for (const result of results) {
      await this.parts.shelf.judge(this.parts.store.tables.get(result.table));
      await session.turn(() => rows.push(this.resultRow(result, session.language)));
    }
    return { total, results: rows };
  }

  private resultRow(
    { table, game, outcome, heroes, turns, seed, ended }: StoredResult,
    language: Language,
  ): ResultRow {
    const stored = this.parts.shelf.stored(table);
    return {
      table,
      game,
      result: outcome.result,
      sentence: this.parts.shelf.outcomeOf(stored, language),
      heroes: heroes.map(this.names(stored, language)),
      turns,
      seed,
      ended,
    };
  }

  async records(
    page: Page,
    session: Session,
  ): Promise<{ total: number; records: RecordRow[]; faces: Drawings }> {
    const { shelf, store } = this.parts;
    const { total, records } = store.records.list(page);
    const portraits = new Portraits(this.parts, session.language);
    const rows: RecordRow[] = [];
    for (const record of records) {
      await session.turn(() => {
        rows.push(this.row(record, session.language));
        portraits.add(shelf.stored(record.table));
      });
    }
    return { total, records: rows, faces: portraits.drawn };
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
    const name = this.names(this.parts.shelf.stored(table), language);
    return {
      table,
      game,
      date,
      players,
      heroes: heroes.map(name),
      portraits: heroes,
      result,
      turns,
      card: card === null ? null : name(card),
    };
  }

  private names({ cards, game }: StoredTable, language: Language): (id: string) => string {
    const content = this.parts.games.find((entry) => entry.game.id === game)?.content ?? null;
    return this.parts.few(this.parts.cards.lookup(cards, content), language).name;
  }
}

/** The day by the clock on the wall, `YYYY-MM-DD`. */
function dayOf(time: number): string {
  const date = new Date(time);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
