import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { wordsOf } from '../../../shared/packs/words-of.ts';
import type { WorkshopAnswer, WorkshopPack, WorkshopState } from '../../../shared/rpc/messages/workshop.ts';
import type { AddedPicture } from '../../../shared/rpc/messages/workshop-pictures.ts';
import type { HistoryPage } from '../../../shared/rpc/messages/workshop-history.ts';
import type { LibraryRepository } from '../../db/library.ts';
import type { JournalRepository, StoredBatch } from '../../db/journal.ts';
import type { SettingsRepository } from '../../db/settings.ts';
import { cannot, missing, toFailure } from '../failures.ts';
import type { Notices } from '../notices.ts';
import type { Session } from '../session.ts';
import { AddedPictures } from './added-pictures.ts';
import { answered } from './answered.ts';
import { CardTransit } from './card-transit.ts';
import { historyPage } from './history.ts';
import { NewPacks, type NewPackParts } from './new-packs.ts';
import type { AskKind, Asks } from './asks.ts';
import type { WriteTrouble } from './protocol.ts';
import { PackShelf } from './pack-shelf.ts';
import { recalled, recalledLine } from './recall.ts';
import { PackWriter, prepareWriter } from './writer.ts';

export interface WorkshopParts extends Omit<NewPackParts, 'written'> {
  readonly journal: JournalRepository;
  readonly settings: Pick<SettingsRepository, 'get' | 'set'>;
  readonly library: Pick<LibraryRepository, 'card'>;
  readonly notices: Notices;
  readonly now: () => number;
  readonly log: (line: string) => void;
  readonly gamesModule: string | null;
  /** Other packs are open than before. */
  readonly changed: () => void;
  /** Milliseconds that an answer may take before the thread of a pack is given up. */
  readonly limit?: number;
}

const LIMIT = 10_000;
/** Milliseconds after the last news of packs before their folders are looked at. */
const REST = 200;
/** How far revisions are ahead after a thread was lost: a client may have seen some that were not told here. */
const AHEAD = 1_000_000;

/** A pack that is open, and who has it open. */
interface OpenPack {
  readonly folder: string;
  /** What its journal is called. */
  readonly name: string;
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

/** Packs of the user that are being written: a thread for each, shared by all pages that have it open. */
export class WorkshopService {
  /** Makes packs, which can be opened before the list of packs has them. */
  readonly newPacks: NewPacks;
  /** The packs as they stand on the shelf, and those in the bin. */
  readonly shelf: PackShelf;
  /** Brings cards from one pack into another. */
  readonly transit: CardTransit;
  readonly #parts: WorkshopParts;
  readonly #added: AddedPictures;
  readonly #open = new Map<string, OpenPack>();
  /** Threads that are putting down what they have. */
  readonly #closing = new Map<string, Promise<void>>();
  #isShut = false;
  #looking: NodeJS.Timeout | null = null;

  constructor(parts: WorkshopParts) {
    this.#parts = parts;
    this.#added = new AddedPictures(parts);
    this.newPacks = new NewPacks({ ...parts, written: (folder) => this.#written(folder) });
    this.shelf = new PackShelf({
      ...parts,
      newPacks: this.newPacks,
      apart: (folder, work) => this.#apart(folder, work),
    });
    this.transit = new CardTransit({ ...parts, workshop: this });
  }

  /** A pack is probably opened soon. */
  prepare(): void {
    prepareWriter(this.#parts.gamesModule);
  }

  /** Opens a pack for a session. @throws HostFailure unless it is one of the user's own */
  async open(folder: string, session: Session): Promise<WorkshopPack> {
    await this.#checkOwn(folder, session);
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      throw cannot('cannot.workshop.noFolder', { folder });
    const pack = await this.#opened(folder);
    pack.sessions.add(session);
    return this.#writer(pack).ask('open', {}, session.language);
  }

  /** Whether a pack is open: what is wrong with it is told there. */
  isOpen(folder: string): boolean {
    return this.#open.has(folder);
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

  /** Works on a pack of one's own, which no page need have open. @throws HostFailure unless it is one */
  async withPack<T>(folder: string, session: Session, work: (writer: PackWriter) => Promise<T>): Promise<T> {
    await this.#checkOwn(folder, session);
    const pack = await this.#opened(folder);
    pack.holds += 1;
    try {
      return await work(this.#writer(pack));
    } finally {
      pack.holds -= 1;
      await this.#left(pack);
    }
  }

  /** Does something with the folder of a pack that is open nowhere meanwhile; all that was done to it is on the disk. */
  async #apart<T>(folder: string, work: () => T): Promise<T> {
    for (let pack = this.#open.get(folder); pack !== undefined || this.#closing.has(folder);) {
      await (pack === undefined ? this.#closing.get(folder) : this.#shut(pack));
      // A page may have opened it once more.
      pack = this.#open.get(folder);
    }
    return work();
  }

  /** Has all of a pack on the disk that can be read. */
  async #written(folder: string): Promise<void> {
    await this.#closing.get(folder);
    await this.#open.get(folder)?.writer?.ask('write', {}, 'en');
  }

  async #checkOwn(folder: string, { language }: Session): Promise<void> {
    if (this.newPacks.has(folder)) return;
    const { packs } = this.#parts;
    await packs.checked();
    const row = packs.state().packs.find((each) => each.folder === folder);
    if (row === undefined) throw missing('missing.folder', { folder });
    const { origin } = row;
    if (origin !== 'user')
      throw cannot('cannot.workshop.readOnly', { pack: wordsOf(row, language).title, origin });
  }

  /** Asks the thread of a pack that a session has open. */
  ask<K extends AskKind>(
    kind: K,
    folder: string,
    asked: Asks[K]['asked'],
    session: Session,
  ): Promise<Asks[K]['answer']> {
    return this.#writer(this.#of(folder, session)).ask(kind, asked, session.language);
  }

  /** The same for what may be refused. */
  async answer(
    kind:
      | 'edit'
      | 'undo'
      | 'redo'
      | 'gesture'
      | 'command'
      | 'detail'
      | 'planned'
      | 'translated'
      | 'choose'
      | 'restore',
    folder: string,
    asked: Asks[typeof kind]['asked'],
    session: Session,
  ): Promise<WorkshopAnswer> {
    const told = await this.ask(kind, folder, asked, session);
    if (told === null) throw missing('missing.past');
    if (told.ok && (kind === 'undo' || kind === 'redo'))
      await this.transit.follow(kind, folder, told, session);
    return answered(told, session);
  }

  /** Takes a picture into a pack that a session has open. */
  async addPicture(
    folder: string,
    asked: Asks['addPicture']['asked'],
    session: Session,
  ): Promise<AddedPicture> {
    const { told, name } = await this.ask('addPicture', folder, asked, session);
    if (name !== null) this.#added.note(this.#of(folder, session), name);
    return { answer: answered(told, session), name };
  }

  /** Lines of the history, all that was done until now among them. */
  async history(
    folder: string,
    wanted: Parameters<typeof historyPage>[2],
    session: Session,
  ): Promise<HistoryPage> {
    await this.ask('flush', folder, {}, session);
    return historyPage(this.#parts.journal, this.#of(folder, session).name, wanted, session.language);
  }

  /** Asks about what was. @throws HostFailure where that is not known any more */
  async askPast<K extends 'past' | 'compare' | 'difference'>(
    kind: K,
    folder: string,
    asked: Asks[K]['asked'],
    session: Session,
  ): Promise<NonNullable<Asks[K]['answer']>> {
    const past = await this.ask(kind, folder, asked, session);
    if (past === null) throw missing('missing.past');
    return past;
  }

  async mark(folder: string, label: string, session: Session): Promise<void> {
    const { isKept } = await this.ask('mark', folder, { label }, session);
    if (!isKept) throw cannot('cannot.workshop.unkept');
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
      .then((unnamed) => this.#added.tidy(pack, unnamed))
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
