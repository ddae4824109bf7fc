// A worker thread that loads packs: it checks them, reports what is new for the library, and meanwhile answers queries for
// their problems. Afterwards it reads single packs again.
import { setImmediate as turn } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { packOf } from '../../../shared/packs/card-id.ts';
import { loadPacks, type Loaded } from '../../../shared/packs/load.ts';
import type { PackSource } from '../../../shared/packs/source.ts';
import type { Problem } from '../../../shared/packs/problems.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { LibraryEntry } from '../../db/model.ts';
import type { PackGame } from './cards.ts';
import { libraryEntries } from './entries.ts';
import { readSources } from './folders.ts';
import { ProblemList } from './pages.ts';
import { readPackFolder } from './read.ts';
import type { Changes, FromWorker, LoadOrder, ToWorker } from './protocol.ts';
import { packRows } from './rows.ts';
import { cardTitles } from './titles.ts';
import type { PackRow } from '../../../shared/rpc/messages/packs.ts';
import { workInBackground } from '../../workers.ts';

workInBackground();

/** Bounds of one message with changes, so that the main thread takes it in within a millisecond. */
const ENTRIES = 25;
const LETTERS = 50_000;
const IDS = 500;

/** How far a load is after each of its parts. */
const READ = 0.1;
const CHECKED = 0.3;

if (parentPort === null) throw new Error('packs are loaded in a worker thread');
const port = parentPort;
const send = (message: FromWorker): void => port.postMessage(message);

/** The pack being worked on, as last reported to the main thread; shipped packs are not reported. */
let told: string | null = null;
function at(place: Pick<PackSource, 'folder' | 'source'> | null, fresh = false): void {
  const folder = place === null || place.source === 'shipped' ? null : place.folder;
  if (folder === told && !fresh) return;
  told = folder;
  send({ kind: 'at', folder, fresh });
}

/** @throws TypeError when the module has no games */
async function importGames(module: string | null): Promise<readonly PackGame[]> {
  if (module === null) return (await import('../../../shared/games/index.ts')).games;
  const { games } = (await import(module)) as { readonly games?: readonly PackGame[] };
  if (!Array.isArray(games)) throw new TypeError(`the module ${module} exports no games`);
  return games as readonly PackGame[];
}

/** What is wrong, once the packs have been checked. */
let problems: ProblemList | null = null;
/** Packs that a caller waits for. */
const wanted = new Set<string>();
/** Called when the main thread can take more. */
let goOn: () => void = () => undefined;

port.on('message', (message: ToWorker) => {
  switch (message.kind) {
    case 'next':
      return goOn();
    case 'first':
      wanted.add(message.pack);
      return;
    case 'again':
      // What it throws ends the thread.
      void again(message.folder);
      return;
    case 'problems': {
      const { ask, query, language } = message;
      if (problems === null)
        throw new Error('packs that have not been checked were asked for their problems');
      return send({ kind: 'page', ask, page: problems.page(query, language) });
    }
    default:
      return message satisfies never;
  }
});

const order = workerData as LoadOrder;
const games = await importGames(order.gamesModule);
const contents = games.flatMap(({ content }) => content ?? []);
/** The library as it is once all that was handed over has been written: hashes by ids. */
const library = new Map(order.known.ids.map((id, i) => [id, order.known.hashes[i]]));
/** Warnings about cards that could not be described, by pack. */
const undescribed = new Map<string, Problem[]>();
let sources: readonly PackSource[] = [];
let before: Loaded | null = null;

async function load(): Promise<void> {
  send({ kind: 'whole', begins: true });
  sources = readSources(order.folders, order.safeMode, at);
  at(null);
  send({ kind: 'progress', done: READ });
  await loadThem(null);
}

/** Reads one pack again; cards whose words cannot have changed by that are not described again. */
async function again(folder: string): Promise<void> {
  send({ kind: 'whole', begins: true });
  wanted.clear();
  sources = sources.map((source) => {
    if (source.folder !== folder) return source;
    at(source, true);
    return readPackFolder(folder, source.source);
  });
  at(null);
  send({ kind: 'progress', done: READ });
  await loadThem(folder);
}

/** @param folder of the pack that alone is another one than before; null: all may be */
async function loadThem(folder: string | null): Promise<void> {
  const { disabled, safeMode } = order;
  const loaded = loadPacks(sources, contents, { disabled, safeMode, at });
  at(null);
  /** What a card is called; null for one that has been left out. */
  const titleOf = (id: string, language: Language): string | null => {
    const definition = (known: string) => loaded.cards[known]?.definition;
    return definition(id) === undefined ? null : cardTitles(language, loaded.texts, definition).name(id);
  };
  const tell = (found: readonly Problem[]): readonly PackRow[] => {
    const packs = packRows(sources, { ...loaded, problems: [...found] }, contents, disabled);
    problems = new ProblemList(found, packs, contents, titleOf);
    return packs;
  };
  send({ kind: 'checked', packs: tell(loaded.problems) });
  send({ kind: 'whole', begins: false });
  send({ kind: 'progress', done: CHECKED });

  const others = folder === null || before === null ? null : packsWith(folder, before, loaded);
  before = loaded;
  await handAll(await compare(loaded, others));
  send({ kind: 'whole', begins: true });
  send({ kind: 'loaded', packs: tell([...loaded.problems, ...[...undescribed.values()].flat()]) });
}

/**
 * Ids of the packs whose cards may read otherwise after the pack in a folder was read again: itself, those that it patches or
 * has patched, and all that may name cards of these.
 */
function packsWith(folder: string, ...loads: readonly Loaded[]): ReadonlySet<string> {
  const own = loads.flatMap(({ packs }) =>
    packs.filter((pack) => pack.folder === folder).map(({ id }) => id),
  );
  const patched = loads.flatMap(({ cards }) =>
    Object.values(cards).flatMap(({ pack, patchedBy }) =>
      patchedBy.some((note) => own.includes(note.pack)) ? [pack] : [],
    ),
  );
  const found = new Set([...own, ...patched]);
  // In load order each comes after those that it needs.
  for (const { packs } of loads)
    for (const { id, manifest } of packs)
      if (Object.keys(manifest.requires ?? {}).some((needed) => found.has(needed))) found.add(id);
  return found;
}

/** The packs in their order, except that one that a caller waits for always comes next. */
function* wantedFirst(packs: Iterable<string>): Generator<string> {
  const open = [...packs];
  while (open.length > 0) {
    const first = Math.max(
      0,
      open.findIndex((pack) => wanted.has(pack)),
    );
    yield* open.splice(first, 1);
  }
}

/**
 * What the library lacks, by pack; what it holds of packs that are gone is under the empty id.
 *
 * @param others the packs that may be otherwise than before; null: all may be
 */
async function compare(loaded: Loaded, others: ReadonlySet<string> | null): Promise<Map<string, Changes>> {
  const packs = new Set(loaded.packs.map(({ id }) => id));
  const gone = Map.groupBy(
    [...library.keys()].filter((id) => !Object.hasOwn(loaded.cards, id)),
    (id) => (packs.has(packOf(id)) ? packOf(id) : NO_PACK),
  );
  for (const pack of undescribed.keys()) if (others?.has(pack) !== false) undescribed.delete(pack);
  const isOther = (pack: string): boolean => others?.has(pack) ?? true;
  const count = Object.values(loaded.cards).filter(({ pack }) => isOther(pack)).length;
  const changes = new Map<string, Changes>();
  const entriesOf = libraryEntries(loaded, games);
  let described = 0;
  for (const pack of wantedFirst([...packs, NO_PACK])) {
    const place = loaded.packs.find(({ id }) => id === pack) ?? null;
    at(place, true);
    const put: LibraryEntry[] = [];
    const failed: Problem[] = [];
    for (const entry of isOther(pack) ? entriesOf(pack, failed) : []) {
      if (library.get(entry.id) !== entry.hash) put.push(entry);
      described += 1;
      if (described % ENTRIES > 0) continue;
      send({ kind: 'progress', done: CHECKED + ((1 - CHECKED) * described) / count });
      await turn(); // a query may have arrived
      at(place, true);
    }
    if (failed.length > 0) undescribed.set(pack, failed);
    const remove = gone.get(pack) ?? [];
    if (put.length + remove.length > 0) changes.set(pack, { put, remove });
    else if (pack !== NO_PACK) send({ kind: 'present', pack });
  }
  at(null);
  return changes;
}

const NO_PACK = '';

/** Hands all changes to the main thread, pack by pack, which writes them. */
async function handAll(changes: ReadonlyMap<string, Changes>): Promise<void> {
  const sizeOf = ({ put, remove }: Changes): number => put.length + remove.length;
  const all = [...changes.values()].reduce((sum, each) => sum + sizeOf(each), 0);
  let handed = 0;
  for (const pack of wantedFirst(changes.keys())) {
    for (const part of parts(changes.get(pack)!)) {
      handed += sizeOf(part);
      const written = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      send({ kind: 'changes', changes: part, left: 1 - handed / all });
      await written;
      for (const { id, hash } of part.put) library.set(id, hash);
      for (const id of part.remove) library.delete(id);
    }
    if (pack !== NO_PACK) send({ kind: 'present', pack });
  }
}

/** Changes in parts that the main thread can take in at once. */
function* parts({ put, remove }: Changes): Generator<Changes> {
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

await load();
