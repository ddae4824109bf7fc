import { setImmediate as turn } from 'node:timers/promises';
import { packOf } from '../../../shared/packs/card-id.ts';
import { loadPacks, type Loaded } from '../../../shared/packs/load.ts';
import type { PackSource } from '../../../shared/packs/source.ts';
import type { Problem } from '../../../shared/packs/problems.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { PackRow } from '../../../shared/rpc/messages/packs.ts';
import type { LibraryEntry } from '../../db/model.ts';
import type { PackGame } from './cards.ts';
import { libraryEntries } from './entries.ts';
import { readSources } from './folders.ts';
import { ProblemList } from './pages.ts';
import { readPackFolder } from './read.ts';
import type { Changes, FromWorker, LoadOrder, ToWorker } from './protocol.ts';
import { packRows } from './rows.ts';
import { cardTitles } from './titles.ts';

/** Bounds of one message with changes, so that the main thread takes it in within a millisecond. */
const ENTRIES = 25;
const LETTERS = 50_000;
const IDS = 500;

/** How far a load is after each of its parts. */
const READ = 0.1;
const CHECKED = 0.3;

const NO_PACK = '';

/**
 * One load of packs, in a worker thread: checks them, reports what is new for the library, and meanwhile answers queries
 * for their problems. Afterwards it reads single packs again.
 */
export class Loading {
  readonly #order: LoadOrder;
  readonly #games: readonly PackGame[];
  readonly #send: (message: FromWorker) => void;
  /** The library as it is once all that was handed over has been written: hashes by ids. */
  readonly #library: Map<string, string>;
  /** Warnings about cards that could not be described, by pack. */
  readonly #undescribed = new Map<string, Problem[]>();
  /** Packs that a caller waits for. */
  readonly #wanted = new Set<string>();
  /** What is wrong, once the packs have been checked. */
  #problems: ProblemList | null = null;
  #sources: readonly PackSource[] = [];
  #before: Loaded | null = null;
  /** The pack being worked on, as last reported to the main thread; shipped packs are not reported. */
  #told: string | null = null;
  /** Called when the main thread can take more. */
  #goOn: () => void = () => undefined;

  constructor(order: LoadOrder, games: readonly PackGame[], send: (message: FromWorker) => void) {
    this.#order = order;
    this.#games = games;
    this.#send = send;
    this.#library = new Map(order.known.ids.map((id, i) => [id, order.known.hashes[i]]));
  }

  /** Takes what the main thread says meanwhile. */
  take(message: ToWorker): void {
    switch (message.kind) {
      case 'next':
        return this.#goOn();
      case 'first':
        this.#wanted.add(message.pack);
        return;
      case 'again':
        // What it throws ends the thread.
        void this.#again(message.folder);
        return;
      case 'problems': {
        const { ask, query, language } = message;
        if (this.#problems === null)
          throw new Error('packs that have not been checked were asked for their problems');
        return this.#send({ kind: 'page', ask, page: this.#problems.page(query, language) });
      }
      default:
        return message satisfies never;
    }
  }

  /** Loads all packs of the order. */
  async load(): Promise<void> {
    const { folders, safeMode } = this.#order;
    this.#send({ kind: 'whole', begins: true });
    this.#sources = readSources(folders, safeMode, (place) => this.#at(place));
    this.#at(null);
    this.#send({ kind: 'progress', done: READ });
    await this.#loadThem(null);
  }

  /** Reads one pack again; cards whose words cannot have changed by that are not described again. */
  async #again(folder: string): Promise<void> {
    this.#send({ kind: 'whole', begins: true });
    this.#wanted.clear();
    this.#sources = this.#sources.map((source) => {
      if (source.folder !== folder) return source;
      this.#at(source, true);
      return readPackFolder(folder, source.source);
    });
    this.#at(null);
    this.#send({ kind: 'progress', done: READ });
    await this.#loadThem(folder);
  }

  /** @param folder of the pack that alone is another one than before; null: all may be */
  async #loadThem(folder: string | null): Promise<void> {
    const { disabled, safeMode } = this.#order;
    const contents = this.#games.flatMap(({ content }) => content ?? []);
    const loaded = loadPacks(this.#sources, contents, {
      disabled,
      safeMode,
      at: (source) => this.#at(source),
    });
    this.#at(null);
    /** What a card is called; null for one that has been left out. */
    const titleOf = (id: string, language: Language): string | null => {
      const definition = (known: string) => loaded.cards[known]?.definition;
      return definition(id) === undefined ? null : cardTitles(language, loaded.texts, definition).name(id);
    };
    const tell = (found: readonly Problem[]): readonly PackRow[] => {
      const packs = packRows(this.#sources, { ...loaded, problems: [...found] }, contents, disabled);
      this.#problems = new ProblemList(found, packs, contents, titleOf);
      return packs;
    };
    this.#send({ kind: 'checked', packs: tell(loaded.problems) });
    this.#send({ kind: 'whole', begins: false });
    this.#send({ kind: 'progress', done: CHECKED });

    const others = folder === null || this.#before === null ? null : packsWith(folder, this.#before, loaded);
    this.#before = loaded;
    await this.#handAll(await this.#compare(loaded, others));
    this.#send({ kind: 'whole', begins: true });
    this.#send({
      kind: 'loaded',
      packs: tell([...loaded.problems, ...[...this.#undescribed.values()].flat()]),
    });
  }

  /** The packs in their order, except that one that a caller waits for always comes next. */
  *#wantedFirst(packs: Iterable<string>): Generator<string> {
    const open = [...packs];
    while (open.length > 0) {
      const first = Math.max(
        0,
        open.findIndex((pack) => this.#wanted.has(pack)),
      );
      yield* open.splice(first, 1);
    }
  }

  /**
   * What the library lacks, by pack; what it holds of packs that are gone is under the empty id.
   *
   * @param others the packs that may be otherwise than before; null: all may be
   */
  async #compare(loaded: Loaded, others: ReadonlySet<string> | null): Promise<Map<string, Changes>> {
    const packs = new Set(loaded.packs.map(({ id }) => id));
    const gone = Map.groupBy(
      [...this.#library.keys()].filter((id) => !Object.hasOwn(loaded.cards, id)),
      (id) => (packs.has(packOf(id)) ? packOf(id) : NO_PACK),
    );
    for (const pack of this.#undescribed.keys())
      if (others?.has(pack) !== false) this.#undescribed.delete(pack);
    const isOther = (pack: string): boolean => others?.has(pack) ?? true;
    const count = Object.values(loaded.cards).filter(({ pack }) => isOther(pack)).length;
    const changes = new Map<string, Changes>();
    const entriesOf = libraryEntries(loaded, this.#games);
    let described = 0;
    for (const pack of this.#wantedFirst([...packs, NO_PACK])) {
      const place = loaded.packs.find(({ id }) => id === pack) ?? null;
      this.#at(place, true);
      const put: LibraryEntry[] = [];
      const failed: Problem[] = [];
      for (const entry of isOther(pack) ? entriesOf(pack, failed) : []) {
        if (this.#library.get(entry.id) !== entry.hash) put.push(entry);
        described += 1;
        if (described % ENTRIES > 0) continue;
        this.#send({ kind: 'progress', done: CHECKED + ((1 - CHECKED) * described) / count });
        await turn(); // a query may have arrived
        this.#at(place, true);
      }
      if (failed.length > 0) this.#undescribed.set(pack, failed);
      const remove = gone.get(pack) ?? [];
      if (put.length + remove.length > 0) changes.set(pack, { put, remove });
      else if (pack !== NO_PACK) this.#send({ kind: 'present', pack });
    }
    this.#at(null);
    return changes;
  }

  /** Hands all changes to the main thread, pack by pack, which writes them. */
  async #handAll(changes: ReadonlyMap<string, Changes>): Promise<void> {
    const sizeOf = ({ put, remove }: Changes): number => put.length + remove.length;
    const all = [...changes.values()].reduce((sum, each) => sum + sizeOf(each), 0);
    let handed = 0;
    for (const pack of this.#wantedFirst(changes.keys())) {
      for (const part of parts(changes.get(pack)!)) {
        handed += sizeOf(part);
        const written = new Promise<void>((resolve) => {
          this.#goOn = resolve;
        });
        this.#send({ kind: 'changes', changes: part, left: 1 - handed / all });
        await written;
        for (const { id, hash } of part.put) this.#library.set(id, hash);
        for (const id of part.remove) this.#library.delete(id);
      }
      if (pack !== NO_PACK) this.#send({ kind: 'present', pack });
    }
  }

  #at(place: Pick<PackSource, 'folder' | 'source'> | null, fresh = false): void {
    const folder = place === null || place.source === 'shipped' ? null : place.folder;
    if (folder === this.#told && !fresh) return;
    this.#told = folder;
    this.#send({ kind: 'at', folder, fresh });
  }
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
