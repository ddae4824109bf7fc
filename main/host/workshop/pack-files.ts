import {
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { PackSource } from '../../../shared/packs/source.ts';
import { rename } from '../../db/rename.ts';
import { foldersOfPack, readPackFile, readWholePack, SCENARIOS } from '../packs/read.ts';

/** Whether a pack may be given a file; those that it has may be called otherwise. */
export const isNewFile = (path: string): boolean =>
  /^(?:pack|workshop|(?:cards|patches|text|scenarios)\/[A-Za-z0-9][A-Za-z0-9_-]{0,63})\.json$/.test(path);

/** Ends the name of a file that is being written, which gets its own name when it is whole. */
const PARTIAL = '.json.writing';

/** A path leads out of the folder of the pack, or is none of a file that a pack may have. */
class OutsidePack extends Error {
  override readonly name = 'OutsidePack';
}

/** The files of one pack on the disk. Nothing outside of its folder is ever written or removed. */
export class PackFiles {
  /** As packs and problems name it. */
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** What is there now. */
  read(): PackSource {
    return readWholePack(this.folder, 'user');
  }

  /** What is there of one file now; null: nothing; undefined: nothing that can be read. */
  textOf(path: string): string | null | undefined {
    const file = readPackFile(this.folder, path);
    return file === null ? null : (file.text ?? undefined);
  }

  /**
   * Writes a file so that it is whole at any moment: under another name first, to the disk, and then in place of the old one.
   *
   * @param isKnown the pack has it, or had it
   * @param text null: it is removed
   * @throws OutsidePack; errors of the system
   */
  write(path: string, text: string | null, isKnown: boolean): void {
    const file = this.#placeOf(path, isKnown);
    const old = lstatSync(file, { throwIfNoEntry: false });
    if (old !== undefined && !old.isFile()) throw new OutsidePack(`"${path}" is a link or a folder`);
    if (text === null) {
      rmSync(file, { force: true });
      return;
    }
    const partial = join(dirname(file), `.${basename(file, '.json')}${PARTIAL}`);
    rmSync(partial, { force: true, recursive: true });
    try {
      // `wx`: what was put there meanwhile is no file of ours.
      const handle = openSync(partial, 'wx', (old?.mode ?? 0o666) & 0o777);
      try {
        writeFileSync(handle, text);
        fsyncSync(handle);
      } finally {
        closeSync(handle);
      }
      rename(partial, file);
    } catch (error) {
      rmSync(partial, { force: true });
      throw error;
    }
  }

  /** Removes what a program that was killed in the middle of writing has left. */
  clear(): void {
    for (const folder of [...foldersOfPack(this.folder), ...foldersOfPack(this.folder, SCENARIOS)])
      for (const name of readdirSync(folder))
        if (name.startsWith('.') && name.endsWith(PARTIAL)) rmSync(join(folder, name), { force: true });
  }

  /** Where a file is to be written; its folder is made where it is missing. */
  #placeOf(path: string, isKnown: boolean): string {
    const segments = path.split('/');
    const isPlain = segments.every(
      (name) => name !== '' && name !== '.' && name !== '..' && !/[\\:]/.test(name),
    );
    if (!isPlain || !path.endsWith('.json') || !(isKnown || isNewFile(path)))
      throw new OutsidePack(`"${path}" is no file of a pack`);
    const root = realpathSync(this.folder);
    const parent = join(root, ...segments.slice(0, -1));
    if (statSync(parent, { throwIfNoEntry: false }) === undefined) mkdirSync(parent);
    // Whatever is a link on the way leads elsewhere.
    if (realpathSync(parent) !== parent) throw new OutsidePack(`the folder of "${path}" is a link`);
    return join(parent, segments[segments.length - 1]);
  }
}
