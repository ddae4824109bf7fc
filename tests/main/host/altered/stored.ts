// A data folder that has been altered by someone who knows how it is made: every checksum fits.
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import Database from 'better-sqlite3';
import type { Value } from '../../../../main/db/connection.ts';
import { layoutOf } from '../../../../main/db/layout.ts';
import { SUM, sumOf } from '../../../../main/db/sealed.ts';
import type { Draw } from '../../../../shared/engine/random.ts';
import type { HostOptions } from '../../../../main/host/host.ts';
import { botsToTheEnd, newTable, openHost, step, TestClient, watch } from '../clients.ts';
import { damage, type Loose } from './alter.ts';

/** Where rows hold what can be altered: lists and records as text, and positions. */
const COLUMNS: readonly (readonly [table: string, column: string])[] = [
  ['definitions', 'body'],
  ['card_sets', 'cards'],
  ['tables', 'setup'],
  ['tables', 'players'],
  ['heads', 'outcome'],
  ['heads', 'entries'],
  ['heads', 'hash'],
  ['entries', 'body'],
  ['entries', 'kind'],
  ['entries', 'externals'],
  ['checkpoints', 'state'],
  ['results', 'outcome'],
  ['results', 'heroes'],
  ['settings', 'value'],
];

/** Rows that are altered at once. */
const MOST = 20;
const HUGE = 1_000_000_000;
const DEPTH = 500_000;
const BOMB = deflateRawSync(Buffer.alloc(64 * 1024 * 1024, ' '), { level: 9 });

/** What becomes of a value, by name. Columns that hold no text are given numbers. */
const CHANGES: { readonly [name: string]: (value: Value, draw: Draw) => Value } = {
  damaged: (value, draw) => (typeof value === 'string' ? damagedText(value, draw) : HUGE),
  'cut off': (value, draw) => (typeof value === 'string' ? value.slice(0, draw(value.length + 1)) : -1),
  'as deep as a well': (value) =>
    typeof value === 'string' ? '['.repeat(DEPTH) + ']'.repeat(DEPTH) : Number.MAX_SAFE_INTEGER,
  'without end': (value) => (typeof value === 'string' ? JSON.stringify('x'.repeat(5_000_000)) : 2 ** 40),
  nothing: (value) => (typeof value === 'string' ? 'null' : 0),
  'another kind': (value) => (typeof value === 'string' ? '[5,{"a":[]},"x"]' : 1),
  'in great numbers': (value) =>
    typeof value === 'string' ? value.replaceAll(/:(\d+)/g, `:${HUGE}`) : 50_000,
};

export const STORED_KINDS: readonly string[] = COLUMNS.flatMap(([table, column]) =>
  Object.keys(CHANGES).map((change) => `${table}.${column} ${change}`),
);

function damagedText(text: string, draw: Draw): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return `"${text}`;
  }
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return '{}';
  damage(value as Loose, draw, 3);
  return JSON.stringify(value);
}

/** Alters some rows of a folder that no program has open, and gives them the checksums that fit. */
function alterRows(folder: string, number: number, draw: Draw): void {
  const [name, column] = COLUMNS[Math.floor(number / Object.keys(CHANGES).length) % COLUMNS.length];
  const change = Object.values(CHANGES)[number % Object.keys(CHANGES).length];
  const database = new Database(layoutOf(folder).tables);
  try {
    const info = database.pragma(`table_xinfo("${name}")`) as { name: string; type: string }[];
    const columns = info.map((each) => each.name).filter((each) => each !== SUM);
    const blob = info.find((each) => each.name === column)?.type === 'BLOB';
    const some = `SELECT ${columns.join(', ')} FROM ${name} ORDER BY ${columns[0]}`;
    const put = database.prepare(
      `REPLACE INTO ${name} (${columns.join(', ')}, ${SUM}) VALUES (${columns.map(() => '?').join(', ')}, ?)`,
    );
    let altered = 0;
    const rows = database.prepare<[], { [column: string]: Value }>(some).all();
    for (const row of rows) {
      if (altered === MOST || draw(rows.length) > MOST) continue;
      altered++;
      row[column] = blob ? BOMB : change(row[column] ?? '{}', draw);
      const values = columns.map((each) => row[each]);
      put.run(...values, sumOf(values));
    }
  } finally {
    database.close();
  }
}

/** A folder with a table that is played, one that is over, and settings. */
export async function livedFolder(folder: string): Promise<{ tables: string[] }> {
  const host = await openHost(folder);
  try {
    const client = new TestClient(host);
    await client.call('settings.set', { change: { names: ['Ann'] } });
    const open = await newTable(client, { seats: 2 });
    let update = await watch(client, open);
    while (update.n < 40) update = await step(client, update);
    const over = await newTable(client, { seats: 0, bots: 1 });
    await botsToTheEnd(client, over);
    return { tables: [open, over] };
  } finally {
    await host.close();
  }
}

const PAGE = { offset: 0, limit: 10 };

/**
 * Alters a copy of a folder, and asks a host on it for all that is there.
 *
 * @param number which of the kinds, in turn
 * @param around does the work of the host, to be measured
 * @returns what the host calls a defect of its own, or null
 */
export async function askAltered(
  { folder, tables }: { folder: string; tables: readonly string[] },
  number: number,
  draw: Draw,
  around: (work: () => Promise<void>) => Promise<unknown> = (work) => work(),
): Promise<{ kind: string; fault: string | null }> {
  const kind = STORED_KINDS[number % STORED_KINDS.length];
  const copy = join(folder, '..', `altered-${number}`);
  cpSync(folder, copy, { recursive: true });
  const faults: string[] = [];
  const log: HostOptions['log'] = (line) => {
    if (line.startsWith('defect')) faults.push(line);
  };
  try {
    alterRows(copy, number, draw);
    // The cards of a table are in its own set: no pack has to be loaded.
    const host = await openHost(copy, { packFolders: [], log });
    try {
      const client = new TestClient(host);
      await around(async () => {
        for (const state of ['open', 'finished', 'removed'] as const)
          await client.request('tables.list', { state, ...PAGE });
        await client.request('results.list', PAGE);
        await client.request('records.list', PAGE);
        await client.request('settings.get', {});
        for (const table of tables) {
          await client.request('table.watch', { table, since: -1, eyes: null });
          await client.request('table.log', { table, from: 0, to: 50 });
          await client.request('table.at', { table, n: 1 });
        }
      });
    } finally {
      await host.close();
    }
    return { kind, fault: faults[0] ?? null };
  } catch (error) {
    return { kind, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
