import { lstat, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { packsIn, type PackFolder } from './packs/folders.ts';
import { faultOf, IMAGES, isPictureName, soundType, UNLINKED } from './packs/pictures.ts';

/** A picture of some pack, as it is sent to pages. */
export interface ServedPicture {
  readonly bytes: Buffer;
  readonly type: 'image/png' | 'image/jpeg';
}

/** The pictures of all packs. They are asked for by name alone: a name tells the bytes, whatever pack has them. */
export class Pictures {
  readonly #folders: readonly PackFolder[];
  /** Where each was found last. */
  readonly #places = new Map<string, string>();

  constructor(folders: readonly PackFolder[]) {
    this.#folders = folders;
  }

  /** A picture that is called after its bytes and may be shown; null: no pack has it. */
  async read(name: string): Promise<ServedPicture | null> {
    if (!isPictureName(name)) return null;
    const known = this.#places.get(name);
    const before = known === undefined ? null : await readAt(known, name);
    if (before !== null) return before;
    this.#places.delete(name);
    for (const folder of this.#folders.flatMap(packsIn)) {
      const found = await readAt(folder, name);
      if (found === null) continue;
      this.#places.set(name, folder);
      return found;
    }
    return null;
  }
}

/** A picture in the folder of a pack; null: it is not there, or not in order. */
async function readAt(pack: string, name: string): Promise<ServedPicture | null> {
  try {
    const folder = join(await realpath(pack), IMAGES);
    if (!(await lstat(folder)).isDirectory()) return null;
    const file = join(folder, name);
    const { size } = await lstat(file);
    if (faultOf(name, size) !== undefined) return null;
    const bytes = await readFile(file, { flag: UNLINKED });
    const type = soundType(name, bytes);
    return type && { bytes, type: type === 'png' ? 'image/png' : 'image/jpeg' };
  } catch (error) {
    // It is not there, or is a link; another pack may have it.
    if ((error as NodeJS.ErrnoException).code !== undefined) return null;
    throw error;
  }
}
