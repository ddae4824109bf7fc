import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { wordsOf } from '../../../shared/packs/words-of.ts';
import type { BinnedPack, ShelvedPack, WorkshopShelf } from '../../../shared/rpc/messages/workshop-packs.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { JournalRepository } from '../../db/journal.ts';
import { cannot, missing } from '../failures.ts';
import type { PackFolder } from '../packs/folders.ts';
import { foldersOfPack, readManifestOnly } from '../packs/read.ts';
import type { PackService } from '../packs/service.ts';
import { labelOf } from './journal-form.ts';
import type { NewPacks } from './new-packs.ts';
import { PackBin, type BinPlace } from './pack-bin.ts';

export interface PackShelfParts {
  readonly packs: PackService;
  readonly folders: readonly PackFolder[];
  readonly journal: JournalRepository;
  readonly newPacks: NewPacks;
  readonly now: () => number;
  /** Does something with the folder of a pack that is open nowhere meanwhile; all that was done to it is on the disk. */
  readonly apart: <T>(folder: string, work: () => T) => Promise<T>;
}

/** The packs of one's own as a whole: when each was changed, and what comes into the bin and out of it. */
export class PackShelf {
  readonly #parts: PackShelfParts;
  readonly #bin: PackBin;

  constructor(parts: PackShelfParts) {
    this.#parts = parts;
    this.#bin = new PackBin(parts.folders, parts.journal);
  }

  /** The packs that are there, by when they were changed, and those in the bin. */
  async rows(): Promise<WorkshopShelf> {
    const own = this.#parts.packs.state().packs.filter(({ origin }) => origin === 'user');
    const packs = await Promise.all(own.map(({ folder }) => this.#shelved(folder)));
    return {
      packs: packs.flatMap((pack) => pack ?? []).sort((a, b) => b.edited - a.edited),
      bin: this.#bin.places().map((place) => this.#binned(place)),
    };
  }

  /**
   * Puts a pack of one's own into the bin; it is closed first.
   *
   * @returns what it is called there
   * @throws HostFailure where it is none of one's own, or cannot be moved
   */
  async put(folder: string): Promise<string> {
    const { newPacks, packs, apart, now } = this.#parts;
    await packs.checked();
    const isOwn =
      newPacks.has(folder) ||
      packs.state().packs.some((row) => row.folder === folder && row.origin === 'user');
    if (!isOwn) throw missing('missing.folder', { folder });
    const { entry } = await apart(folder, () => this.#bin.put(folder, now()));
    newPacks.note(folder, false);
    await this.#reloaded();
    return entry;
  }

  /**
   * Takes a pack out of the bin again. @param as its id and title as a copy; null: it comes back as it was
   * @returns its folder
   * @throws HostFailure where another pack has its id or its place
   */
  async take(
    entry: string,
    as: { readonly id: string; readonly title: string } | null,
    language: Language,
  ): Promise<string> {
    const { newPacks, packs } = this.#parts;
    const place = this.#bin.place(entry);
    await packs.checked();
    const { id, title } = this.#bin.said(place);
    if (as !== null) return newPacks.copy(this.#bin.read(place), as, title, language);
    const other = packs.state().packs.find((row) => row.id === id);
    if (other !== undefined)
      throw cannot('cannot.workshop.binTaken', { id, pack: wordsOf(other, language).title });
    this.#bin.restore(place);
    const { folder } = readManifestOnly(place.home, 'user');
    newPacks.note(folder, true);
    await this.#reloaded();
    return folder;
  }

  /** Removes packs for ever. @throws HostFailure where one is not in the bin; then nothing is removed */
  empty(entries: readonly string[]): void {
    for (const place of entries.map((entry) => this.#bin.place(entry))) this.#bin.remove(place);
  }

  async #reloaded(): Promise<void> {
    const { packs } = this.#parts;
    packs.reload();
    await packs.checked();
  }

  #binned(place: BinPlace): BinnedPack {
    const said = this.#bin.said(place);
    const taken = this.#parts.packs.state().packs.find(({ id }) => id === said.id);
    return {
      ...said,
      steps: this.#bin.steps(place),
      taken: taken === undefined ? null : { title: taken.title, translations: taken.translations },
    };
  }

  /** Null: its folder is not there any more. */
  async #shelved(folder: string): Promise<ShelvedPack | null> {
    const written = await lastWritten(folder);
    if (written === null) return null;
    const newest = this.#parts.journal.newest(basename(folder));
    const step =
      newest === null || newest.kind === 'outside' ? null : { label: labelOf(newest.label), at: newest.at };
    return { folder, edited: Math.max(written, newest?.at ?? 0), step };
  }
}

/** When a file of a pack was last written; null: there is no such folder. */
async function lastWritten(folder: string): Promise<number | null> {
  const paths = await Promise.all(
    Array.from(foldersOfPack(folder), async (path) => {
      // One that has gone meanwhile holds nothing.
      const names = await readdir(path).catch(() => []);
      return [path, ...names.filter((name) => name.endsWith('.json')).map((name) => join(path, name))];
    }),
  );
  const times = await Promise.all(
    paths.flat().map((path) =>
      stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  return times.length === 0 ? null : Math.round(Math.max(...times));
}
