import type { Json } from '../../../shared/engine/json.ts';
import { validateManifest } from '../../../shared/generated/validators.js';
import type { CommandTools, PackData } from '../../../shared/packs/card-commands/types.ts';
import { MANIFEST_FILE } from '../../../shared/packs/manifest.ts';
import { parse } from '../../../shared/packs/parse.ts';
import type { Manifest } from '../../../shared/packs/schema.ts';
import type { PackSource } from '../../../shared/packs/source.ts';
import type { WrittenPack } from './written-pack.ts';

/** A pack as commands on whole cards know it; null while its `pack.json` is not in order. */
export const packData = (pack: WrittenPack): PackData | null =>
  dataOf(pack.paths.map((path) => [path, pack.dataOf(path)]));

/** The same of a pack that is not being written. */
export const packDataOf = ({ files }: PackSource): PackData | null =>
  dataOf(files.map(({ path, text }) => [path, text === null ? undefined : parse(text).document?.value]));

/** @param read what is in each file; undefined: it cannot be read */
function dataOf(read: readonly (readonly [path: string, data: Json | undefined])[]): PackData | null {
  const files = new Map(
    read.flatMap(([path, data]): [string, Json][] => (data === undefined ? [] : [[path, data]])),
  );
  const manifest = files.get(MANIFEST_FILE);
  if (manifest === undefined || !validateManifest(manifest)) return null;
  return { manifest: manifest as unknown as Manifest, files };
}

/** What commands know besides the pack; null for a game whose cards have no words. */
export function toolsOf({ content, shelf }: WrittenPack): CommandTools | null {
  const { language: words } = content ?? {};
  if (words === undefined) return null;
  return {
    schema: { ...words.card, $defs: words.definitions },
    versionOf: (id) => shelf.packs.get(id)?.pack.manifest.version,
  };
}
