import { realpathSync } from 'node:fs';
import { sep } from 'node:path';
import type { Origin, PackSource } from '../../../shared/packs/source.ts';
import type { PackRow } from '../../../shared/rpc/messages/packs.ts';
import { foldersOfPack, packFoldersIn, readManifestOnly, readPackFolder } from './read.ts';

/** A place that holds packs. */
export interface PackFolder {
  readonly path: string;
  readonly origin: Origin;
  /** The folder is a pack itself, not a folder of packs. */
  readonly single: boolean;
}

/**
 * Reads the packs of some folders. One that is reached by several ways is read once, by the command line if that is
 * among them. A folder that is not there holds no packs; one that should be a pack itself comes without files.
 *
 * @param at called before each is read
 * @param safeMode of packs that were not shipped only the manifest is read
 */
export function readSources(
  folders: readonly PackFolder[],
  safeMode: boolean,
  at: (place: Pick<PackSource, 'folder' | 'source'>) => void = () => undefined,
): PackSource[] {
  const seen = new Set<string>();
  const named = folders.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
  return named.flatMap((folder) =>
    packsIn(folder).flatMap((path) => {
      const place = realPath(path);
      if (seen.has(place)) return [];
      seen.add(place);
      at({ folder: path, source: folder.origin });
      const whole = !safeMode || folder.origin === 'shipped';
      return [(whole ? readPackFolder : readManifestOnly)(path, folder.origin)];
    }),
  );
}

/**
 * Paths of the folders in which a change could change what is loaded, those of whole packs before what is in them.
 *
 * @param most no more of them are looked for: a pack may have folders without end
 */
export function foldersToWatch(folders: readonly PackFolder[], most = Infinity): string[] {
  const found = new Set<string>();
  for (const path of withInside(folders)) {
    if (found.size === most) break;
    found.add(path);
  }
  return [...found];
}

function* withInside(folders: readonly PackFolder[]): Generator<string> {
  const packs = folders.flatMap(packsIn);
  for (const { path, single } of folders) if (!single) yield path;
  for (const pack of packs) {
    const own = foldersOfPack(pack).next();
    if (!own.done) yield own.value;
  }
  for (const pack of packs) yield* foldersOfPack(pack);
}

/** The folder of the one pack of the user that all of some folders are in; null: they are in none, or in several. */
export function packAround(
  packs: readonly Pick<PackRow, 'folder' | 'origin'>[],
  paths: readonly string[],
): string | null {
  const inside = paths.map((path) => path.split(sep).join('/'));
  const around = packs.filter(
    ({ folder, origin }) =>
      origin !== 'shipped' && inside.every((path) => path === folder || path.startsWith(`${folder}/`)),
  );
  return around.length === 1 ? around[0].folder : null;
}

const isNamed = ({ origin }: PackFolder): boolean => origin === 'commandLine';

/** The folders of the packs of a place. */
export const packsIn = ({ path, single }: PackFolder): string[] => (single ? [path] : packFoldersIn(path));

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path; // it is not there; the loader says so
  }
}
