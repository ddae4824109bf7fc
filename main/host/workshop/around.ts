import { readManifest } from '../../../shared/packs/manifest.ts';
import type { PackSource } from '../../../shared/packs/source.ts';
import type { PackFolder } from '../packs/folders.ts';
import { packFoldersIn, readManifestOnly, readPackFolder } from '../packs/read.ts';

/**
 * The packs that a pack needs, and those that they need in turn, as they are in their folders; and those that came with the
 * program for its game, which say what is usual. Other folders that hold a pack of the same id are left out.
 *
 * @param own the pack itself
 */
export function packsAround(
  own: PackSource,
  folders: readonly PackFolder[],
  games: readonly string[],
): PackSource[] {
  const others = folders
    .flatMap(({ path, origin, single }) =>
      (single ? [path] : packFoldersIn(path)).map((folder) => ({ folder, origin })),
    )
    .map((place) => ({ place, manifest: readManifest(readManifestOnly(place.folder, place.origin), games) }));
  const { id, manifest } = readManifest(own, games);
  const needed = new Set<string>();
  // Those that it only gets along with are there too: its patches for them are checked like the others.
  const open = [...Object.keys(manifest?.requires ?? {}), ...Object.keys(manifest?.optional ?? {})];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (needed.has(next) || next === id) continue;
    needed.add(next);
    for (const { manifest: other } of others)
      if (other.id === next) open.push(...Object.keys(other.manifest?.requires ?? {}));
  }
  return others
    .filter(({ place, manifest: other }) => {
      const isMeasure = place.origin === 'shipped' && other.manifest?.game === manifest?.game;
      return (needed.has(other.id) || isMeasure) && other.id !== id && other.source.folder !== own.folder;
    })
    .map(({ place }) => readPackFolder(place.folder, place.origin));
}
