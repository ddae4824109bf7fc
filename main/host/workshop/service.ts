import { statSync } from 'node:fs';
import { wordsOf } from '../../../shared/packs/words-of.ts';
import type { WorkshopAnswer, WorkshopPack } from '../../../shared/rpc/messages/workshop.ts';
import type { AddedPicture } from '../../../shared/rpc/messages/workshop-pictures.ts';
import type { HistoryPage } from '../../../shared/rpc/messages/workshop-history.ts';
import type { LibraryRepository } from '../../db/library.ts';
import type { SettingsRepository } from '../../db/settings.ts';
import { cannot, missing } from '../failures.ts';
import type { Session } from '../session.ts';
import { AddedPictures } from './added-pictures.ts';
import { answered } from './answered.ts';
import { CardTransit } from './card-transit.ts';
import { historyPage } from './history.ts';
import { NewPacks, type NewPackParts } from './new-packs.ts';
import type { AskKind, Asks } from './asks.ts';
import { PackShelf } from './pack-shelf.ts';
import { PackThreads, type PackThreadsParts } from './pack-threads.ts';
import { prepareWriter, type PackWriter } from './writer.ts';

export interface WorkshopParts extends Omit<NewPackParts, 'written'>, Omit<PackThreadsParts, 'closed'> {
  readonly settings: Pick<SettingsRepository, 'get' | 'set'>;
  readonly library: Pick<LibraryRepository, 'card'>;
}

/** Packs of the user that are being written, as sessions ask for them. */
export class WorkshopService {
  /** Makes packs, which can be opened before the list of packs has them. */
  readonly newPacks: NewPacks;
  /** The packs as they stand on the shelf, and those in the bin. */
  readonly shelf: PackShelf;
  /** Brings cards from one pack into another. */
  readonly transit: CardTransit;
  /** The packs that are open. */
  readonly threads: PackThreads;
  readonly #parts: WorkshopParts;
  readonly #added: AddedPictures;

  constructor(parts: WorkshopParts) {
    this.#parts = parts;
    this.#added = new AddedPictures(parts);
    this.threads = new PackThreads({
      ...parts,
      closed: (pack, unnamed) => this.#added.tidy(pack, unnamed),
    });
    this.newPacks = new NewPacks({ ...parts, written: (folder) => this.threads.written(folder) });
    this.shelf = new PackShelf({
      ...parts,
      newPacks: this.newPacks,
      apart: (folder, work) => this.threads.apart(folder, work),
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
    const writer = await this.threads.open(folder, session);
    return writer.ask('open', {}, session.language);
  }

  /** Works on a pack of one's own, which no page need have open. @throws HostFailure unless it is one */
  async withPack<T>(folder: string, session: Session, work: (writer: PackWriter) => Promise<T>): Promise<T> {
    await this.#checkOwn(folder, session);
    return this.threads.hold(folder, work);
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
    return this.threads.writer(folder, session).ask(kind, asked, session.language);
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
    if (name !== null) this.#added.note(this.threads.of(folder, session), name);
    return { answer: answered(told, session), name };
  }

  /** Lines of the history, all that was done until now among them. */
  async history(
    folder: string,
    wanted: Parameters<typeof historyPage>[2],
    session: Session,
  ): Promise<HistoryPage> {
    await this.ask('flush', folder, {}, session);
    return historyPage(this.#parts.journal, this.threads.of(folder, session).name, wanted, session.language);
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
}
