import { existsSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { BinnedPack } from '../../../shared/rpc/messages/workshop-packs.ts';
import { entriesIn } from '../../../shared/packs/card-commands/pack-data.ts';
import type { PackSource } from '../../../shared/packs/source.ts';
import type { JournalRepository } from '../../db/journal.ts';
import { rename } from '../../db/rename.ts';
import { cannot, missing } from '../failures.ts';
import type { PackFolder } from '../packs/folders.ts';
import { readWholePack } from '../packs/read.ts';
import { packDataOf } from './pack-data.ts';

/** Hidden, so that nothing in it is a pack. */
const BIN = '.bin';
const ENTRY = /^(\d{10,16})-([^/\\]+)$/;

/** A pack in the bin, and where it is. */
export interface BinPlace {
  readonly entry: string;
  /** Its folder in the bin, and the one that it came from. */
  readonly folder: string;
  readonly home: string;
  readonly at: number;
}

/** What a pack in the bin says of itself, which does not change there. */
type Said = Omit<BinnedPack, 'steps' | 'taken'>;

/**
 * Packs that their author has put away: each is a folder in a hidden one beside the packs, named after when it came and what it was
 * called. Its journal goes by that name meanwhile, so that another pack of its old name begins with none.
 */
export class PackBin {
  readonly #folders: readonly PackFolder[];
  readonly #journal: JournalRepository;
  readonly #said = new Map<string, Said>();

  constructor(folders: readonly PackFolder[], journal: JournalRepository) {
    this.#folders = folders;
    this.#journal = journal;
  }

  /** All that is there, what came last first. */
  places(): BinPlace[] {
    return this.#folders
      .filter(({ origin, single }) => origin === 'user' && !single)
      .flatMap(({ path }) => placesIn(path))
      .sort((a, b) => b.at - a.at);
  }

  /** @throws HostFailure where it is not there */
  place(entry: string): BinPlace {
    const place = this.places().find((each) => each.entry === entry);
    if (place === undefined) throw missing('missing.binned');
    return place;
  }

  read({ folder }: BinPlace): PackSource {
    return readWholePack(folder, 'user');
  }

  said(place: BinPlace): Said {
    const { entry, home, at } = place;
    const known = this.#said.get(entry);
    if (known !== undefined) return known;
    const pack = packDataOf(this.read(place));
    const name = basename(home);
    const {
      id = name,
      title = name,
      description = '',
      authors = [],
      translations = {},
      game = '',
      version = '',
    } = pack?.manifest ?? {};
    const cards = pack === null ? 0 : [...entriesIn(pack, 'cards')].length;
    const said: Said = { entry, id, title, description, authors, translations, game, version, cards, at };
    this.#said.set(entry, said);
    return said;
  }

  /** How many steps of its history are kept. */
  steps({ entry }: BinPlace): number {
    return this.#journal.steps(entry);
  }

  /** Puts the folder of a pack there. @throws HostFailure where it cannot be moved */
  put(folder: string, now: number): BinPlace {
    const bin = join(dirname(folder), BIN);
    const name = basename(folder);
    let at = now;
    while (existsSync(join(bin, `${at}-${name}`))) at += 1;
    const entry = `${at}-${name}`;
    const target = join(bin, entry);
    this.#move(folder, target, name, entry);
    return { entry, folder: target, home: folder, at };
  }

  /** Puts it back where it was. @throws HostFailure where something is there, or it cannot be moved */
  restore({ entry, folder, home }: BinPlace): void {
    if (existsSync(home)) throw cannot('cannot.workshop.folderTaken', { folder: home });
    this.#move(folder, home, entry, basename(home));
    this.#said.delete(entry);
  }

  /** Removes it from the disk, with its history. @throws HostFailure where it cannot be removed */
  remove({ entry, folder, home }: BinPlace): void {
    try {
      rmSync(folder, { recursive: true });
    } catch (error) {
      throw cannot('cannot.workshop.unbinned', { name: basename(home), reason: reasonOf(error) });
    }
    this.#journal.forget(entry);
    this.#said.delete(entry);
  }

  /** Moves a folder, and its journal with it: both or neither. */
  #move(from: string, to: string, name: string, called: string): void {
    this.#journal.rename(name, called);
    try {
      mkdirSync(dirname(to), { recursive: true });
      rename(from, to);
    } catch (error) {
      this.#journal.rename(called, name);
      throw cannot('cannot.workshop.unbinned', { name: basename(from), reason: reasonOf(error) });
    }
  }
}

/** The packs in the bin of one folder of packs; no bin: none. */
function placesIn(parent: string): BinPlace[] {
  const bin = join(parent, BIN);
  // A link leads elsewhere.
  if (lstatSync(bin, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  return readdirSync(bin, { withFileTypes: true }).flatMap((found) => {
    const [, at, name] = ENTRY.exec(found.name) ?? [];
    if (name === undefined || !found.isDirectory()) return [];
    return [{ entry: found.name, folder: join(bin, found.name), home: join(parent, name), at: Number(at) }];
  });
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
