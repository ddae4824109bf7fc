// The pictures in the folder of a pack: what is there, without holding their bytes, and the bytes of one.
import { createHash } from 'node:crypto';
import {
  closeSync,
  constants,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  type Dirent,
} from 'node:fs';
import { join } from 'node:path';
import { pictureHeader, type PictureHeader } from '../../../shared/packs/picture-header.ts';
import { PICTURE_NAME } from '../../../shared/packs/pictures.ts';
import { LIMITS, type PictureRefusal, type SourcePicture } from '../../../shared/packs/source.ts';

/** The folder of the pictures in that of a pack. */
export const IMAGES = 'images';
/** Bytes from the beginning of a picture within which it says how large it is: profiles and thumbnails come first. */
const BEGINNING = 256 * 1024;
const NAME = new RegExp(PICTURE_NAME);

/** Opens a file for reading unless it is a link. Windows has no such flag; there a link takes an administrator. */
export const UNLINKED = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);

export const isPictureName = (name: string): boolean => NAME.test(name);

/** What a picture of these bytes is called. */
export const pictureName = (bytes: Uint8Array, type: PictureHeader['type']): string =>
  `${createHash('sha256').update(bytes).digest('hex')}.${type}`;

/** Pictures that were seen to be called after their bytes, by their paths, with what would be another one if they changed. */
export type SoundPictures = Map<string, string>;

/**
 * What is in the folder of the pictures of a pack. Links are not followed, and folders in it not read.
 *
 * @param sound each picture that is not among these is read as a whole, to see that it is called after its bytes; without it only
 * beginnings are read
 */
export function picturesIn(pack: string, sound: SoundPictures | null = null): readonly SourcePicture[] {
  const folder = folderOf(pack);
  if (folder === null) return [];
  let [bytes, count] = [0, 0];
  return entriesOf(folder).map((entry): SourcePicture => {
    const picture = pictureAt(folder, entry, sound);
    if (picture.refused !== undefined) return picture;
    [bytes, count] = [bytes + picture.bytes, count + 1];
    if (count > LIMITS.picturesPerPack) return { ...picture, refused: 'pictures-too-many' };
    return bytes > LIMITS.picturesBytes ? { ...picture, refused: 'pictures-too-large' } : picture;
  });
}

/** The bytes of a picture of a pack, if it is called after them; null: it has none, or is none that may be shown. */
export function readPicture(pack: string, name: string): Buffer | null {
  const folder = folderOf(pack);
  if (folder === null || !isPictureName(name)) return null;
  try {
    const bytes = readFileSync(join(folder, name), { flag: UNLINKED });
    return soundType(name, bytes) === null ? null : bytes;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== undefined) return null;
    throw error;
  }
}

/** The folder itself, no link to another one; null: there is none. */
function folderOf(pack: string): string | null {
  try {
    const folder = join(realpathSync(pack), IMAGES);
    return lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === true ? folder : null;
  } catch {
    return null; // the pack is not there: the loader says so
  }
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries
      .filter(({ name }) => !name.startsWith('.'))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .slice(0, 2 * LIMITS.picturesPerPack);
  } catch {
    return []; // it cannot be read: the pictures that cards show are missing then
  }
}

function pictureAt(folder: string, entry: Dirent, sound: SoundPictures | null): SourcePicture {
  const { name } = entry;
  const unread = (refused: PictureRefusal, bytes = 0): SourcePicture => ({
    name,
    bytes,
    width: 0,
    height: 0,
    refused,
  });
  if (!entry.isFile()) return unread('picture-linked');
  if (!isPictureName(name)) return unread('picture-name');
  try {
    const path = join(folder, name);
    const { size: bytes, mtimeMs } = lstatSync(path);
    if (faultOf(name, bytes) !== undefined) return unread('picture-bytes', bytes);
    const stamp = `${bytes} ${mtimeMs}`;
    const isHashed = sound !== null && sound.get(path) !== stamp;
    const read = isHashed ? readFileSync(path, { flag: UNLINKED }) : beginningOf(path, bytes);
    const header = pictureHeader(read);
    const fault = header === null ? 'picture-form' : faultOf(name, bytes, header);
    const { width = 0, height = 0 } = header ?? {};
    const isOther = isHashed && header !== null && pictureName(read, header.type) !== name;
    const refused = fault ?? (isOther ? 'picture-hash' : undefined);
    if (isHashed && refused === undefined) sound.set(path, stamp);
    return { name, bytes, width, height, ...(refused !== undefined && { refused }) };
  } catch {
    return unread('picture-form');
  }
}

/** Why a picture is not shown; undefined: it is. @param header left out while it is not read */
export function faultOf(name: string, bytes: number, header?: PictureHeader): PictureRefusal | undefined {
  if (bytes > LIMITS.pictureBytes) return 'picture-bytes';
  if (header === undefined) return undefined;
  if (!name.endsWith(`.${header.type}`)) return 'picture-form';
  return Math.max(header.width, header.height) > LIMITS.pictureSide ? 'picture-pixels' : undefined;
}

/** What sort of picture a whole file is; null: it is none that may be shown, or is not called after its bytes. */
export function soundType(name: string, bytes: Uint8Array): PictureHeader['type'] | null {
  const header = pictureHeader(bytes);
  if (header === null || faultOf(name, bytes.length, header) !== undefined) return null;
  return pictureName(bytes, header.type) === name ? header.type : null;
}

function beginningOf(path: string, bytes: number): Buffer {
  const handle = openSync(path, UNLINKED);
  try {
    const buffer = Buffer.alloc(Math.min(bytes, BEGINNING));
    return buffer.subarray(0, readSync(handle, buffer, 0, buffer.length, 0));
  } finally {
    closeSync(handle);
  }
}
