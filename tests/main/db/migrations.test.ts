import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { MIGRATIONS } from '../../../main/db/migrations/index.ts';
import { sumOf } from '../../../main/db/sealed.ts';
import type { Migration } from '../../../main/db/store.ts';
import { appended, fill, NOON } from './support/entries.ts';
import { open, refusal, temporaryFolder } from './support/store.ts';

const KNOWN = MIGRATIONS.length;

const next: Migration = {
  version: KNOWN + 1,
  name: 'notes',
  up: (database) => {
    database.exec('CREATE TABLE notes (key INTEGER PRIMARY KEY REFERENCES tables (key), note TEXT) STRICT');
    database.exec(`INSERT INTO notes SELECT key, 'for ' || id FROM tables`);
  },
};
const withNext = [...MIGRATIONS, next];

async function filled(): Promise<string> {
  const folder = temporaryFolder();
  const store = await open(folder);
  fill(store, 't', 200);
  store.close();
  return folder;
}

const bytes = (folder: string): Buffer => readFileSync(join(folder, 'tables.db'));

it('brings older data to the newest form, with a backup of what it was', async () => {
  const folder = await filled();
  const store = await open(folder, { migrations: withNext });
  const [note] = store.opening;
  expect(store.opening).toEqual([
    { kind: 'migrated', from: KNOWN, to: KNOWN + 1, backup: expect.any(String) as string },
  ]);
  expect(store.backups.list()).toMatchObject([
    { name: note.backup, kind: 'migration', made: NOON, size: bytes(folder).length },
  ]);
  store.tables.append('t', appended(201));
  store.close();
  const again = await open(folder, { migrations: withNext });
  expect(again.opening).toEqual([]);
  expect(again.tables.log('t')).toHaveLength(201);
});

it('makes new data in the newest form without a backup', async () => {
  const folder = temporaryFolder();
  const store = await open(folder, { migrations: withNext });
  expect(store.opening).toEqual([]);
  expect(store.backups.list()).toEqual([]);
  store.close();
  expect(await refusal(folder)).toMatchObject({
    code: 'newer',
    data: { folder, version: KNOWN + 1, known: KNOWN },
  });
});

it.each([
  ['throws', (): void => void JSON.parse('{')],
  ['is wrong', (database) => void database.exec('INSERT INTO nowhere VALUES (1)')],
  ['leaves rows without what they refer to', (database) => void database.exec('DELETE FROM tables')],
] satisfies [string, Migration['up']][])('leaves everything as it was when a step %s', async (_, fail) => {
  const folder = await filled();
  const before = bytes(folder);
  const failing: Migration = {
    version: KNOWN + 2,
    name: 'fails',
    up(database) {
      // More than fits into memory pages that are not yet written.
      database.exec(`
        CREATE TABLE big (x BLOB) STRICT;
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 6000)
        INSERT INTO big SELECT randomblob(4000) FROM n`);
      fail(database);
    },
  };
  const error = await refusal(folder, { migrations: [...withNext, failing] });
  expect(error).toMatchObject({ code: 'migration', data: { folder, migration: 'fails' } });
  expect(error.message).toContain(folder);
  expect(bytes(folder).equals(before)).toBe(true);
  const store = await open(folder);
  expect(store.opening).toEqual([]);
  expect(store.backups.list()).toEqual([]);
  expect(store.tables.log('t')).toHaveLength(200);
});

it('goes on with data of the first form, and keeps what the newest has room for', async () => {
  const folder = temporaryFolder();
  const old = await open(folder, { migrations: MIGRATIONS.slice(0, 1) });
  old.definitions.keep({ 'pack:card:a': { hash: 'aa', body: '{}' } });
  old.close();
  const store = await open(folder);
  expect(store.opening).toMatchObject([{ kind: 'migrated', from: 1, to: KNOWN }]);
  fill(store, 't', 2);
  const reason = { key: 'why.not', data: { card: 3 } };
  store.tables.append('t', appended(3, { reason }));
  store.tables.append('t', appended(4));
  expect([...store.tables.reasons('t')]).toEqual([[3, reason]]);
});

it('does not open what a newer version has written, and leaves it', async () => {
  const folder = await filled();
  (await open(folder, { migrations: withNext })).close();
  const before = bytes(folder);
  expect((await refusal(folder)).message).toContain('newer version');
  expect(bytes(folder).equals(before)).toBe(true);
  await open(folder, { migrations: withNext });
});

it('wants its steps in order', async () => {
  expect(await refusal(temporaryFolder(), { migrations: [next] })).toBeInstanceOf(RangeError);
});

it('keeps the drafts of authors when they learn what is known of them', async () => {
  const folder = temporaryFolder();
  const old = await open(folder, { migrations: MIGRATIONS.slice(0, 5) });
  old.close();
  const file = new Database(join(folder, 'tables.db'));
  const row = ['gloom', 'cards/a.json', '/cards/0/rules/0', 'draw two', NOON];
  file.prepare('INSERT INTO journal_drafts VALUES (?, ?, ?, ?, ?, ?)').run(...row, sumOf(row));
  file.close();
  const store = await open(folder);
  expect(store.journal.open('gloom', NOON).drafts).toEqual([
    expect.objectContaining({ pointer: '/cards/0/rules/0', text: 'draw two', part: null, at: NOON }),
  ]);
  store.close();
});
