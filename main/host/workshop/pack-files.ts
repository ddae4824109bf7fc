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
import { IMAGES, isPictureName, readPicture } from '../packs/pictures.ts';
import { foldersOfPack, readPackFile, readWholePack, SCENARIOS } from '../packs/read.ts';

/** Whether a pack may be given a file; those that it has may be called otherwise. */
export const isNewFile = (path: string): boolean =>
  /^(?:pack|workshop|(?:cards|patches|text|scenarios)\/[A-Za-z0-9][A-Za-z0-9_-]{0,63})\.json$/.test(path);

/** Ends the name of a file that is being written, which gets its own name when it is whole. */
const PARTIAL = '.writing';

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
    const partial = join(dirname(file), `.${basename(file)}${PARTIAL}`);
    writeWhole(partial, file, text, (old?.mode ?? 0o666) & 0o777);
  }

  /** Writes a picture, which is whole at any moment. @throws as `write` does */
  writePicture(name: string, bytes: Uint8Array): void {
    const folder = this.#folderOf([IMAGES]);
    const file = join(folder, name);
    const old = lstatSync(file, { throwIfNoEntry: false });
    if (!isPictureName(name) || (old !== undefined && !old.isFile()))
      throw new OutsidePack(`"${name}" is no picture of a pack`);
    if (readPicture(this.folder, name) === null)
      writeWhole(join(folder, `.${name}${PARTIAL}`), file, bytes, 0o666);
  }

  /** Removes a picture. */
  removePicture(name: string): void {
    if (isPictureName(name)) rmSync(join(this.#folderOf([IMAGES]), name), { force: true });
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
    return join(this.#folderOf(segments.slice(0, -1)), segments[segments.length - 1]);
  }

  /** A folder of the pack, which is made where it is missing. */
  #folderOf(segments: readonly string[]): string {
    const folder = join(realpathSync(this.folder), ...segments);
    if (statSync(folder, { throwIfNoEntry: false }) === undefined) mkdirSync(folder);
    // Whatever is a link on the way leads elsewhere.
    if (realpathSync(folder) !== folder)
      throw new OutsidePack(`the folder "${segments.join('/')}" is a link`);
    return folder;
  }
}

/** Writes a file under another name, to the disk, and then in place of the old one. */
function writeWhole(partial: string, file: string, content: string | Uint8Array, mode: number): void {
  rmSync(partial, { force: true, recursive: true });
  try {
    // `wx`: what was put there meanwhile is no file of ours.
    const handle = openSync(partial, 'wx', mode);
    try {
      writeFileSync(handle, content);
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
