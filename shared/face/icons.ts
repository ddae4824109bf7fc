// Where icons are found: the set is cut into small files, so that a page loads little more than its cards need.
import { FACE_ICONS } from '../generated/face-icons.js';
import { ICON_SHARDS } from '../generated/icon-shards.js';
import { OWN_ICONS } from './paint/own-icons.ts';
import type { IconPaths } from './paint/sheet.ts';

/** Icons that are always there. */
const BUILT_IN_ICONS: IconPaths = { ...FACE_ICONS, ...OWN_ICONS };

/** The number of the file that holds an icon if the set has it at all. */
export function shardOf(icon: string): number {
  let [low, high] = [0, ICON_SHARDS.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (ICON_SHARDS[middle] <= icon) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The name of that file: "017.json". */
export const shardFile = (shard: number): string => `${String(shard).padStart(3, '0')}.json`;

/** Files that are kept, 25 kB each; all of the set would be 6 MB. Callers keep their own drawings. */
const MOST_KEPT = 32;

/** Loads icons by name from wherever the files are. The least recently used are evicted, and read again when needed. */
export class IconStore {
  private readonly read: (file: string) => Promise<IconPaths>;
  /** Least recently used first. */
  private readonly shards = new Map<number, Promise<IconPaths>>();

  /** @param read gives what is in a file of the set, by its name */
  constructor(read: (file: string) => Promise<IconPaths>) {
    this.read = read;
  }

  /**
   * The paths of the icons of these names; those that the set does not have are left out.
   *
   * @throws the error of `read`; the file is tried again next time
   */
  async load(names: readonly string[]): Promise<IconPaths> {
    const wanted = names.filter((name) => !Object.hasOwn(BUILT_IN_ICONS, name));
    const found = await Promise.all(
      wanted.map(async (name) => {
        const icons = await this.shard(shardOf(name));
        return Object.hasOwn(icons, name) ? [[name, icons[name]] as const] : [];
      }),
    );
    return { ...BUILT_IN_ICONS, ...Object.fromEntries(found.flat()) };
  }

  private shard(shard: number): Promise<IconPaths> {
    const icons = this.shards.get(shard) ?? this.begin(shard);
    this.shards.delete(shard);
    this.shards.set(shard, icons);
    if (this.shards.size > MOST_KEPT) this.shards.delete(this.shards.keys().next().value!);
    return icons;
  }

  private begin(shard: number): Promise<IconPaths> {
    const icons = this.read(shardFile(shard));
    icons.catch(() => {
      if (this.shards.get(shard) === icons) this.shards.delete(shard);
    });
    return icons;
  }
}
