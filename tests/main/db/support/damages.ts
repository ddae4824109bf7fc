// Damages a data folder at random, and looks what becomes of it: which file, at which moment, in which way.
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { openStore, type Store } from '../../../../main/db/store.ts';
import { appended, entry, fill, NOON } from './entries.ts';

/** Entries of each table. */
type Logs = Readonly<Record<'t' | 'u', number>>;

/** A data folder as it was at some moment. */
interface Moment {
  readonly name: string;
  readonly folder: string;
  readonly acknowledged: Logs;
}

interface Data {
  readonly moments: readonly Moment[];
  /** What each backup holds, by its name; the newest first. */
  readonly backups: ReadonlyMap<string, Logs>;
}

/** What came of many damages. */
export interface Damaged {
  damages: number;
  /** Everything was there. */
  whole: number;
  /** A backup took the place of the tables. */
  restored: number;
  /** The newest entries were lost, and what was left was kept as a backup. */
  lacking: number;
  /** What must not be; empty. */
  readonly faults: string[];
}

type Draw = (n: number) => number;

/** Files that hold nothing that people would miss: they cost nothing but themselves. */
const DISPENSABLE = /^(library\.db.*|lock\.db.*|owner\.json|closed\.json|written\.txt|backups\/.*)$/;

const KINDS: Readonly<Record<string, (file: string, draw: Draw) => void>> = {
  deleted: (file) => rmSync(file),
  cut: (file, draw) => truncateSync(file, draw(statSync(file).size + 1)),
  scribbled(file, draw) {
    const bytes = readFileSync(file);
    const from = draw(bytes.length + 1);
    for (let at = from; at < Math.min(bytes.length, from + 1 + draw(300)); at++) bytes[at] = draw(256);
    writeFileSync(file, bytes);
  },
  flipped(file, draw) {
    const bytes = readFileSync(file);
    if (bytes.length > 0) bytes[draw(bytes.length)] ^= 1 << draw(8);
    writeFileSync(file, bytes);
  },
  emptied: (file) => writeFileSync(file, Buffer.alloc(statSync(file).size)),
  replaced: (file, draw) => writeFileSync(file, Buffer.alloc(1 + draw(9000), draw(256))),
  lengthened: (file, draw) => writeFileSync(file, Buffer.alloc(1 + draw(9000), draw(256)), { flag: 'a' }),
  'made a folder'(file) {
    rmSync(file);
    mkdirSync(file);
    writeFileSync(join(file, 'letter'), 'x');
  },
};

/** A clock that goes on by a minute each time it is asked for. */
function clock(): () => number {
  let time = NOON;
  return () => (time += 60_000);
}

/** Comes when the log of writes has been moved into the database. */
async function emptied(log: string): Promise<void> {
  const watcher = watch(log);
  while (statSync(log).size > 0) await once(watcher, 'change');
  watcher.close();
}

/** Two tables, two backups, and the folder at moments of its life: as it was closed, and as crashes leave it. */
async function lived(root: string): Promise<Data> {
  const folder = join(root, 'life');
  const now = clock();
  const moments: Moment[] = [];
  const backups = new Map<string, Logs>();
  let store = await openStore({ folder, now });
  const logs = { t: 0, u: 0 };
  const play = (table: 't' | 'u', count: number): void => {
    for (let i = 0; i < count; i++) store.tables.append(table, appended(++logs[table]));
  };
  const moment = (name: string): void => {
    const copy = join(root, name);
    cpSync(folder, copy, { recursive: true });
    moments.push({ name, folder: copy, acknowledged: { ...logs } });
  };
  const backup = async (): Promise<void> => {
    const { name } = await store.backups.make('automatic');
    const before = [...backups];
    backups.clear();
    for (const [key, held] of [[name, { ...logs }] as const, ...before]) backups.set(key, held);
  };
  fill(store, 't', 5);
  fill(store, 'u', 5);
  Object.assign(logs, { t: 5, u: 5 });
  play('t', 7);
  await backup();
  play('u', 9);
  moment('after one backup');
  await backup();
  moment('just backed up');
  play('t', 20);
  moment('while it is played');
  store.tables.setPlayers('u', [{ kind: 'person', name: 'Bo' }]);
  await emptied(join(folder, 'tables.db-wal'));
  moment('idle');
  play('u', 1);
  moment('after one more entry');
  store.close();
  moment('closed');
  store = await openStore({ folder, now });
  moment('just opened');
  store.close();
  return { moments, backups };
}

/**
 * @param root an empty folder to work in
 * @param draw draws 0..n-1
 */
export async function damageMany(root: string, damages: number, draw: Draw): Promise<Damaged> {
  const found: Damaged = { damages: 0, whole: 0, restored: 0, lacking: 0, faults: [] };
  const data = await lived(root);
  const folder = join(root, 'damaged');
  for (; found.damages < damages; found.damages++) {
    const moment = data.moments[draw(data.moments.length)];
    rmSync(folder, { recursive: true, force: true });
    cpSync(moment.folder, folder, { recursive: true });
    const files = (readdirSync(folder, { recursive: true }) as string[])
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => statSync(join(folder, file)).isFile())
      .sort();
    const file = files[draw(files.length)];
    const kind = Object.keys(KINDS)[draw(Object.keys(KINDS).length)];
    KINDS[kind](join(folder, file), draw);
    const fault = await inspect(folder, file, moment, data, found).catch((error: unknown) => String(error));
    if (fault !== null)
      found.faults.push(`damage ${found.damages + 1}, ${moment.name}, ${file} ${kind}: ${fault}`);
  }
  return found;
}

/** Opens a damaged folder; says what is wrong with what comes of it, or null. */
async function inspect(
  folder: string,
  file: string,
  { acknowledged }: Moment,
  { backups }: Data,
  found: Damaged,
): Promise<string | null> {
  const store = await openStore({ folder, now: clock() });
  try {
    const [note] = store.opening;
    const logs = logsOf(store);
    if (logs === null) return 'an entry is another one';
    const told = JSON.stringify({ logs, acknowledged, opening: store.opening });
    // The damaged backup is not good any more, whatever its place in the list.
    const newest = [...backups].find(
      ([name]) => existsSync(join(folder, 'backups', name)) && !file.endsWith(name),
    );
    const isWhole = isDeepStrictEqual(logs, acknowledged);
    if (note === undefined) {
      if (!isWhole) return `something is missing without a word: ${told}`;
      found.whole++;
    } else if (DISPENSABLE.test(file)) return `more than the file itself was lost: ${told}`;
    else if (note.kind === 'restored') {
      if (note.backup !== newest?.[0] || !isDeepStrictEqual(logs, newest[1]))
        return `not the newest: ${told}`;
      found.restored++;
    } else if (note.kind === 'lacking') {
      const kept = store.backups.list().some(({ name }) => name === note.backup);
      const least = newest?.[1] ?? { t: 0, u: 0 };
      if (!kept || logs.t < least.t || logs.u < least.u) return `less than a backup has: ${told}`;
      found.lacking++;
    } else return `unexpected: ${told}`;
    store.tables.append('t', appended(logs.t + 1));
  } finally {
    store.close();
  }
  const again = await openStore({ folder, now: clock() });
  const { opening } = again;
  again.close();
  return opening.length === 0 ? null : `it is told again: ${JSON.stringify(opening)}`;
}

/** How long the logs are; null where an entry is not what was written. */
function logsOf(store: Store): Logs | null {
  const length = (table: 't' | 'u'): number => {
    const log = store.tables.log(table);
    return isDeepStrictEqual(
      log,
      log.map((_, i) => entry(i + 1)),
    )
      ? log.length
      : NaN;
  };
  const logs = { t: length('t'), u: length('u') };
  return Number.isNaN(logs.t + logs.u) ? null : logs;
}
