import { newPack, packFrom } from '../../../shared/packs/card-commands/new-pack.ts';
import type { PackData } from '../../../shared/packs/card-commands/types.ts';
import type { Manifest } from '../../../shared/packs/schema.ts';
import { writtenIn } from '../../../shared/packs/untranslated.ts';
import { wordsOf } from '../../../shared/packs/words-of.ts';
import { LANGUAGES, type Language } from '../../../shared/words/languages.ts';
import { text } from '../../../shared/words/tokens.ts';
import { cannot, missing } from '../failures.ts';
import type { PackFolder } from '../packs/folders.ts';
import type { PackSource } from '../../../shared/packs/source.ts';
import { readWholePack } from '../packs/read.ts';
import type { PackService } from '../packs/service.ts';
import type { Session } from '../session.ts';
import { say } from '../words.ts';
import { makePack } from './make-pack.ts';
import { packDataOf } from './pack-data.ts';

export interface NewPackParts {
  readonly packs: PackService;
  readonly folders: readonly PackFolder[];
  /** Resolves when all that was done to a pack is on the disk. */
  readonly written: (folder: string) => Promise<void>;
  /** Who makes new packs, as far as that is known. */
  readonly author: () => string | undefined;
}

type Named = Pick<Manifest, 'id' | 'title'>;

/** Makes packs of the user's own. */
export class NewPacks {
  readonly #parts: NewPackParts;
  /** Folders of those that were made, which the list of packs may not have yet. */
  readonly #folders = new Set<string>();

  constructor(parts: NewPackParts) {
    this.#parts = parts;
  }

  /** Whether a folder is that of a pack that was made here. */
  has(folder: string): boolean {
    return this.#folders.has(folder);
  }

  /** A folder holds a pack that was put there, or holds it no more. */
  note(folder: string, isThere: boolean): void {
    if (isThere) this.#folders.add(folder);
    else this.#folders.delete(folder);
  }

  /**
   * Makes an empty pack, in the language of the session; the packs are loaded again.
   *
   * @returns its folder, as the list of packs names it
   * @throws HostFailure where its id or its folder is taken, or there is no place for it
   */
  async create(
    about: Named & Pick<Manifest, 'game'>,
    { language }: Pick<Session, 'language'>,
  ): Promise<string> {
    await this.#parts.packs.checked();
    // Until its author allows more.
    const licence = say(language, 'workshop.licence');
    const authors = [this.#author(language)];
    return this.#made(newPack({ ...about, language, authors, licence }), null, language);
  }

  /**
   * Makes a copy of a pack, which is named in it, with its authors and under its licence.
   *
   * @param from folder of that pack, as the list of packs names it
   * @throws HostFailure as for `create`, and where that pack is not there, or its `pack.json` is not in order
   */
  async createFrom(
    { from, id, title }: Named & { readonly from: string },
    { language }: Pick<Session, 'language'>,
  ): Promise<string> {
    const { packs } = this.#parts;
    await packs.checked();
    const row = packs.state().packs.find(({ folder }) => folder === from);
    if (row === undefined) throw missing('missing.folder', { folder: from });
    await this.#parts.written(from);
    return this.copy(readWholePack(from, row.origin), { id, title }, wordsOf(row, language).title, language);
  }

  /**
   * Makes a copy of a pack that is not among the others, too.
   *
   * @param called what it is called where it cannot say so itself
   */
  copy(source: PackSource, { id, title }: Named, called: string, language: Language): string {
    const example = packDataOf(source);
    if (example === null) throw cannot('cannot.workshop.disorder', { pack: called });
    const { manifest } = example;
    const description = say(spokenOf(manifest) ?? language, 'workshop.copied', {
      pack: text(manifest.title),
      version: text(manifest.version),
    });
    const { game, licence } = manifest;
    const authors = [this.#author(language)];
    const made = packFrom({ id, game, title, authors, licence, description }, example);
    return this.#made(made, source.folder, language);
  }

  #author(language: Language): string {
    return this.#parts.author() ?? say(language, 'workshop.author');
  }

  #made(pack: PackData, pictures: string | null, language: Language): string {
    const { packs, folders } = this.#parts;
    const { id } = pack.manifest;
    const taken = packs.state().packs.find((row) => row.id === id);
    if (taken !== undefined)
      throw cannot('cannot.workshop.idTaken', { id, pack: wordsOf(taken, language).title });
    const place = folders.find(({ origin, single }) => origin === 'user' && !single);
    if (place === undefined) throw cannot('cannot.workshop.noPlace');
    const folder = makePack(place.path, pack, pictures, language);
    this.#folders.add(folder);
    packs.reload();
    return folder;
  }
}

/** The language of a pack, where the program speaks it. */
const spokenOf = (manifest: Manifest): Language | undefined =>
  LANGUAGES.find((language) => language === writtenIn(manifest));
