import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import * as declared from '../../../main/db/declared.ts';
import { MIGRATIONS } from '../../../main/db/migrations/index.ts';
import { SUM } from '../../../main/db/sealed.ts';

it.each(Object.values(declared))('$table has the columns that the migrations make, in order', (made) => {
  const database = new Database(':memory:');
  for (const { up } of MIGRATIONS) up(database);
  const columns = database.pragma(`table_xinfo("${made.table}")`) as { name: string; pk: number }[];
  expect([...made.columns, SUM]).toEqual(columns.map(({ name }) => name));
  expect(made.key).toEqual(columns.filter(({ pk }) => pk > 0).map(({ name }) => name));
});
