import { basename } from 'node:path';
import type { WorkshopState } from '../../../shared/rpc/messages/workshop.ts';
import type { JournalRepository, StoredBatch } from '../../db/journal.ts';
import { missing, toFailure } from '../failures.ts';
import type { Notices } from '../notices.ts';
import type { PackFolder } from '../packs/folders.ts';
import type { Session } from '../session.ts';
import type { WriteTrouble } from './protocol.ts';
import { recalled, recalledLine } from './recall.ts';
import { PackWriter } from './writer.ts';

export interface PackThreadsParts {
  readonly journal: JournalRepository;
  readonly folders: readonly PackFolder[];
  readonly notices: Notices;
  readonly now: () => number;
  readonly log: (line: string) => void;
  readonly gamesModule: string | null;
  /** Other packs are open than before. */
  readonly changed: () => void;
  /** A pack has been closed. @param unnamed pictures that no text of it names now */
  readonly closed: (pack: NamedPack, unnamed: readonly string[]) => Promise<void>;
  /** Milliseconds that an answer may take before the thread of a pack is given up. */
  readonly limit?: number;
}

const LIMIT = 10_000;
/** Milliseconds after the last news of packs before their folders are looked at. */
const REST = 200;
/** How far revisions are ahead after a thread was lost: a client may have seen some that were not told here. */
const AHEAD = 1_000_000;

/** A pack by its folder, and by the name of its journal. */
export interface NamedPack {
  readonly folder: string;
  readonly name: string;
}

/** A pack that is open, and who has it open. */
interface OpenPack extends NamedPack {
  readonly sessions: Set<Session>;
  /** Those that could take no more when it changed last. */
  readonly behind: Set<Session>;
  /** How much is under way that needs it, besides the sessions. */
  holds: number;
  writer: PackWriter | null;
  state: WorkshopState | null;
  revision: number;
  trouble: WriteTrouble | null;
}

/** A thread for each pack that is open, shared by all sessions that have it open. */
export class PackThreads {
  readonly #parts: PackThreadsParts;
  readonly #open = new Map<string, OpenPack>();
  /** Threads that are putting down what they have. */
  readonly #closing = new Map<string, Promise<void>>();
  #isShut = false;
  #looking: NodeJS.Timeout | null = null;

  constructor(parts: PackThreadsParts) {
    this.#parts = parts;
  }

  /** Whether a pack is open: what is wrong with it is told there. */
  isOpen(folder: string): boolean {
    return this.#open.has(folder);
  }

  /** Opens a pack for a session. @returns its thread */
  async open(folder: string, session: Session): Promise<PackWriter> {
    const pack = await this.#opened(folder);
    pack.sessions.add(session);
    return this.#writer(pack);
  }

  /** Works on a pack, which no session need have open. */
  async hold<T>(folder: string, work: (writer: PackWriter) => Promise<T>): Promise<T> {
    const pack = await this.#opened(folder);
    pack.holds += 1;
    try {
      return await work(this.#writer(pack));
    } finally {
      pack.holds -= 1;
      await this.#left(pack);
    }
  }

  async #opened(folder: string): Promise<OpenPack> {
    await this.#closing.get(folder);
    const pack = this.#open.get(folder) ?? {
      folder,
      name: basename(folder),
      sessions: new Set(),
      behind: new Set(),
      holds: 0,
      writer: null,
      state: null,
      revision: 1,
      trouble: null,
    };
    const isNew = !this.#open.has(folder);
    this.#open.set(folder, pack);
    if (isNew) this.#parts.changed();
    return pack;
  }

  /** A pack that a session has open. @throws HostFailure where it has not */
  of(folder: string, session: Session): NamedPack {
    return this.#of(folder, session);
  }

  /** The thread of a pack that a session has open. @throws HostFailure where it has not */
  writer(folder: string, session: Session): PackWriter {
    return this.#writer(this.#of(folder, session));
  }

  /** Does something with the folder of a pack that is open nowhere meanwhile; all that was done to it is on the disk. */
  async apart<T>(folder: string, work: () => T): Promise<T> {
    for (let pack = this.#open.get(folder); pack !== undefined || this.#closing.has(folder);) {
      await (pack === undefined ? this.#closing.get(folder) : this.#shut(pack));
      // A page may have opened it once more.
      pack = this.#open.get(folder);
    }
    return work();
  }

  /** Has all of a pack on the disk that can be read. */
  async written(folder: string): Promise<void> {
    await this.#closing.get(folder);
    await this.#open.get(folder)?.writer?.ask('write', {}, 'en');
  }

  /** A session is done with a pack; the last one closes it. */
  async close(folder: string, session: Session): Promise<void> {
    const pack = this.#of(folder, session);
    pack.sessions.delete(session);
    pack.behind.delete(session);
    await this.#left(pack);
  }

  async #left(pack: OpenPack): Promise<void> {
    if (pack.sessions.size === 0 && pack.holds === 0 && this.#open.get(pack.folder) === pack)
      await this.#shut(pack);
  }

  /** A session has gone. */
  forget(session: Session): void {
    for (const pack of [...this.#open.values()])
      if (pack.sessions.has(session))
        this.close(pack.folder, session).catch((error: unknown) => this.#parts.log(String(error)));
  }

  /** A session can take messages again. */
  catchUp(session: Session): void {
    for (const { behind, state } of this.#open.values())
      if (behind.delete(session) && state !== null) session.push('workshop', state);
  }

  /** Something may have changed in the folders of packs: they are looked at when that has come to rest. */
  look(): void {
    if (this.#looking !== null) clearTimeout(this.#looking);
    this.#looking = setTimeout(() => {
      for (const { writer } of this.#open.values())
        writer?.ask('look', {}, 'en').catch((error: unknown) => this.#parts.log(String(error)));
    }, REST).unref();
  }

  /** Has everything put down and written. */
  async shut(): Promise<void> {
    this.#isShut = true;
    if (this.#looking !== null) clearTimeout(this.#looking);
    await Promise.all([
      ...[...this.#open.values()].map((pack) => this.#shut(pack)),
      ...this.#closing.values(),
    ]);
  }

  #of(folder: string, session: Session): OpenPack {
    const pack = this.#open.get(folder);
    if (pack?.sessions.has(session) !== true) throw missing('missing.workshop');
    return pack;
  }

  #writer(pack: OpenPack): PackWriter {
    pack.writer ??= this.#begin(pack);
    return pack.writer;
  }

  #begin(pack: OpenPack): PackWriter {
    const { journal, folders, now, log, gamesModule, limit = LIMIT } = this.#parts;
    const { folder, name } = pack;
    const stored = journal.open(name, now());
    const writer: PackWriter = new PackWriter(
      { folder, folders, journal: stored, revision: pack.revision },
      gamesModule,
      {
        state: (state, trouble) => {
          this.#tell(pack, state);
          this.#troubled(pack, trouble);
        },
        put: (batch) => this.#put(pack, batch),
        recall: (n) => ({ past: recalled(journal, name, n), line: recalledLine(journal, name, n) }),
        log,
        lost: () => this.#lost(pack, writer),
      },
      limit,
    );
    return writer;
  }

  #tell(pack: OpenPack, state: WorkshopState): void {
    pack.state = state;
    pack.revision = Math.max(pack.revision, state.revision);
    for (const session of pack.sessions) {
      if (session.ready) session.push('workshop', state);
      else pack.behind.add(session);
    }
  }

  #troubled(pack: OpenPack, trouble: WriteTrouble | null): void {
    pack.trouble = trouble;
    const { notices } = this.#parts;
    const [first] = [...this.#open.values()].flatMap((each) => each.trouble ?? []);
    if (first === undefined) notices.withdraw('notice.unwritten');
    else notices.add({ tone: 'warning', key: 'notice.unwritten', values: { ...first } });
  }

  #put({ name }: OpenPack, batch: StoredBatch): boolean {
    const { journal, notices, now, log } = this.#parts;
    try {
      journal.put(name, asBuffers(batch), now());
      notices.withdraw('notice.unkept');
      return true;
    } catch (error) {
      const reason = toFailure(error, 'en', log).sentence;
      notices.add({ tone: 'error', key: 'notice.unkept', values: { reason } });
      return false;
    }
  }

  /** A thread has ended by itself: while a page has the pack open, another one goes on from the journal. */
  #lost(pack: OpenPack, writer: PackWriter): void {
    if (pack.writer !== writer) return;
    pack.writer = null;
    pack.revision += AHEAD;
    const wasUsed = pack.state !== null;
    pack.state = null;
    // One that does not even come to answer would only be lost again.
    if (this.#isShut || !wasUsed || pack.sessions.size === 0) return;
    this.#writer(pack)
      .ask('open', {}, 'en')
      .then(
        ({ state }) => this.#tell(pack, state),
        (error: unknown) => this.#parts.log(String(error)),
      );
  }

  async #shut(pack: OpenPack): Promise<void> {
    const { writer } = pack;
    this.#open.delete(pack.folder);
    this.#parts.changed();
    this.#troubled(pack, null);
    if (writer === null) return;
    const closed = writer
      .close()
      .then((unnamed) => this.#parts.closed(pack, unnamed))
      .finally(() => this.#closing.delete(pack.folder));
    this.#closing.set(pack.folder, closed);
    await closed;
  }
}

/** Bytes that have come from a thread are no buffers any more. */
function asBuffers({ entries, cards, point, drafts }: StoredBatch): StoredBatch {
  const buffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    entries: entries.map((entry) => ({ ...entry, body: buffer(entry.body) })),
    cards,
    point: point && { ...point, texts: point.texts.map((each) => ({ ...each, text: buffer(each.text) })) },
    drafts,
  };
}
