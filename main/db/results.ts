import type { Connection } from './connection.ts';
import { RESULTS, type ResultColumns } from './declared.ts';
import type { StoredResult } from './model.ts';
import { readTexts } from './readable.ts';
import { Sealed } from './sealed.ts';
import { outcomeOf } from './table-rows.ts';

export const resultRow = (key: number, result: StoredResult): ResultColumns => ({
  key,
  game: result.game,
  outcome: JSON.stringify(result.outcome),
  heroes: JSON.stringify(result.heroes),
  packs: JSON.stringify(result.packs),
  turns: result.turns,
  seed: result.seed,
  ended: result.ended,
});

/** @throws Unreadable */
const resultOf = (table: string, row: ResultColumns): StoredResult => ({
  table,
  game: row.game,
  outcome: outcomeOf(row.outcome),
  heroes: readTexts(row.heroes),
  packs: readTexts(row.packs),
  turns: row.turns,
  seed: row.seed,
  ended: row.ended,
});

/** Finished games that count. They are written together with the entry that ends a game, see `TableRepository.append`. */
export class ResultRepository {
  private readonly connection: Connection;
  private readonly rows: Sealed<ResultColumns>;

  constructor(connection: Connection) {
    this.connection = connection;
    this.rows = new Sealed(connection, RESULTS);
  }

  /** Results, the newest first. */
  list({ offset, limit }: { offset: number; limit: number }): { total: number; results: StoredResult[] } {
    return this.connection.read(() => {
      const counted = this.connection
        .statement<{ total: number }>('SELECT count(*) AS total FROM results')
        .get();
      const rows = this.rows.all('ORDER BY ended DESC, key DESC LIMIT ? OFFSET ?', limit, offset);
      const tables = this.connection.statement<{ id: string }>('SELECT id FROM tables WHERE key = ?');
      return {
        total: counted?.total ?? 0,
        results: rows.map((row) => resultOf(String(tables.get(row.key)?.id), row)),
      };
    });
  }
}
