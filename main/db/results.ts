import type { Connection, Value } from './connection.ts';
import type { StoredResult } from './model.ts';
import { readTexts } from './readable.ts';
import { Sealed } from './sealed.ts';
import { outcomeOf } from './table-rows.ts';

const RESULT = ['key', 'game', 'outcome', 'heroes', 'packs', 'turns', 'seed', 'ended'] as const;

export const sealedResults = (connection: Connection): Sealed =>
  new Sealed(connection, 'results', RESULT, ['key']);

export const resultRow = (key: number, result: StoredResult): Value[] => [
  key,
  result.game,
  JSON.stringify(result.outcome),
  JSON.stringify(result.heroes),
  JSON.stringify(result.packs),
  result.turns,
  result.seed,
  result.ended,
];

function resultOf(
  table: string,
  [, game, outcome, heroes, packs, turns, seed, ended]: readonly Value[],
): StoredResult {
  return {
    table,
    game: game as string,
    outcome: outcomeOf(outcome),
    heroes: readTexts(heroes),
    packs: readTexts(packs),
    turns: turns as number,
    seed: seed as string,
    ended: ended as number,
  };
}

/** Finished games that count. They are written together with the entry that ends a game, see `TableRepository.append`. */
export class ResultRepository {
  private readonly connection: Connection;
  private readonly rows: Sealed;

  constructor(connection: Connection) {
    this.connection = connection;
    this.rows = sealedResults(connection);
  }

  /** Results, the newest first. */
  list({ offset, limit }: { offset: number; limit: number }): { total: number; results: StoredResult[] } {
    return this.connection.read(() => {
      const [total] = this.connection.statement('SELECT count(*) FROM results').get() ?? [0];
      const rows = this.rows.all('ORDER BY ended DESC, key DESC LIMIT ? OFFSET ?', limit, offset);
      const id = this.connection.statement('SELECT id FROM tables WHERE key = ?');
      return {
        total: total as number,
        results: rows.map((row) => resultOf(String(id.get(row[0])?.[0]), row)),
      };
    });
  }
}
