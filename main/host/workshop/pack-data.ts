import type { Json } from '../../../shared/engine/json.ts';
import { validateManifest } from '../../../shared/generated/validators.js';
import type { CommandTools, PackData } from '../../../shared/packs/card-commands/types.ts';
import { MANIFEST_FILE } from '../../../shared/packs/manifest.ts';
import { parse } from '../../../shared/packs/parse.ts';
import type { Manifest } from '../../../shared/packs/schema.ts';
import type { PackSource } from '../../../shared/packs/source.ts';
import type { WrittenPack } from './written-pack.ts';

/** A pack as commands on whole cards know it; null while its `pack.json` is not in order. */
export function packData(pack: WrittenPack): PackData | null {
  const manifest = pack.dataOf(MANIFEST_FILE);
  if (manifest === undefined || !validateManifest(manifest)) return null;
  const files = pack.paths.flatMap((path): [string, Json][] => {
    const data = pack.dataOf(path);
    return data === undefined ? [] : [[path, data]];
  });
  return { manifest: manifest as unknown as Manifest, files: new Map(files) };
}

/** The same of a pack that is not being written; null where its `pack.json` is not in order. */
export function packDataOf({ files }: PackSource): PackData | null {
  const read = files.flatMap(({ path, text }): [string, Json][] => {
    const data = text === null ? undefined : parse(text).document?.value;
    return data === undefined ? [] : [[path, data]];
  });
  const manifest = read.find(([path]) => path === MANIFEST_FILE)?.[1];
  if (manifest === undefined || !validateManifest(manifest)) return null;
  return { manifest: manifest as unknown as Manifest, files: new Map(read) };
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
