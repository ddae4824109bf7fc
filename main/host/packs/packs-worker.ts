// A worker thread that loads packs once, tells what is new for the library, and then answers what was wrong with them.
import { parentPort, workerData } from 'node:worker_threads';
import { loadPacks } from '../../../shared/packs/load.ts';
import type { LibraryEntry } from '../../db/model.ts';
import type { PackGame } from './cards.ts';
import { libraryEntries } from './entries.ts';
import { readSources } from './folders.ts';
import { ProblemList } from './pages.ts';
import type { Changes, FromWorker, LoadOrder, ToWorker } from './protocol.ts';
import { packRows } from './rows.ts';
import { workInBackground } from '../../workers.ts';

workInBackground();

/** Bounds of one message with changes, so that the main thread takes it in within a millisecond. */
const ENTRIES = 50;
const LETTERS = 100_000;
const IDS = 500;

/** How far a load is after each of its parts. */
const READ = 0.1;
const CHECKED = 0.3;

if (parentPort === null) throw new Error('packs are loaded in a worker thread');
const port = parentPort;
const send = (message: FromWorker): void => port.postMessage(message);

/** @throws TypeError when the module has no games */
async function importGames(module: string | null): Promise<readonly PackGame[]> {
  if (module === null) return (await import('../../../shared/games/index.ts')).games;
  const { games } = (await import(module)) as { readonly games?: readonly PackGame[] };
  if (!Array.isArray(games)) throw new TypeError(`the module ${module} exports no games`);
  return games as readonly PackGame[];
}

async function load(order: LoadOrder): Promise<ProblemList> {
  const { folders, disabled, safeMode } = order;
  const games = await importGames(order.gamesModule);
  const contents = games.flatMap(({ content }) => content ?? []);
  const sources = readSources(folders, safeMode);
  send({ kind: 'progress', done: READ });
  const loaded = loadPacks(sources, contents, { disabled, safeMode });
  const problems = [...loaded.problems];
  send({ kind: 'progress', done: CHECKED });

  const known = new Map(order.known.ids.map((id, i) => [id, order.known.hashes[i]]));
  const count = Object.keys(loaded.cards).length;
  const put: LibraryEntry[] = [];
  let described = 0;
  for (const entry of libraryEntries(loaded, games, problems)) {
    if (known.get(entry.id) !== entry.hash) put.push(entry);
    described += 1;
    if (described % ENTRIES === 0) {
      send({ kind: 'progress', done: CHECKED + ((1 - CHECKED) * described) / count });
    }
  }
  const remove = order.known.ids.filter((id) => !Object.hasOwn(loaded.cards, id));
  const packs = packRows(sources, { ...loaded, problems }, contents, disabled);
  await hand(put, remove);
  send({ kind: 'loaded', packs });
  return new ProblemList(problems, packs, contents);
}

/** Hands over what has changed, part by part; each waits until the one before has been written. */
async function hand(put: readonly LibraryEntry[], remove: readonly string[]): Promise<void> {
  const all = put.length + remove.length;
  let handed = 0;
  for (const changes of parts(put, remove)) {
    handed += changes.put.length + changes.remove.length;
    const written = next();
    send({ kind: 'changes', changes, left: 1 - handed / all });
    await written;
  }
}

function* parts(put: readonly LibraryEntry[], remove: readonly string[]): Generator<Changes> {
  let part: LibraryEntry[] = [];
  let letters = 0;
  for (const entry of put) {
    const size = lettersOf(entry);
    if (part.length === ENTRIES || (part.length > 0 && letters + size > LETTERS)) {
      yield { put: part, remove: [] };
      part = [];
      letters = 0;
    }
    part.push(entry);
    letters += size;
  }
  if (part.length > 0) yield { put: part, remove: [] };
  for (let i = 0; i < remove.length; i += IDS) yield { put: [], remove: remove.slice(i, i + IDS) };
}

const lettersOf = ({ body, patchedBy, texts }: LibraryEntry): number =>
  texts.reduce(
    (sum, { name, story, text }) => sum + name.length + story.length + text.length,
    body.length + patchedBy.length,
  );

/** Waits until the main thread can take more. */
const next = (): Promise<void> =>
  new Promise((resolve) => {
    const listen = (message: ToWorker): void => {
      if (message.kind !== 'next') return;
      port.off('message', listen);
      resolve();
    };
    port.on('message', listen);
  });

const problems = await load(workerData as LoadOrder);
port.on('message', (message: ToWorker) => {
  if (message.kind !== 'problems') return;
  const { ask, query, language } = message;
  send({ kind: 'page', ask, page: problems.page(query, language) });
});
