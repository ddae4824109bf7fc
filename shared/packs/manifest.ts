import { valid, validRange } from 'semver';
import { validateManifest } from '../generated/validators.js';
import { suggestion } from './schema-problems.ts';
import { readJson } from './read.ts';
import { reportNeeds } from './needs.ts';
import { reporter } from './report.ts';
import { ProblemLog } from './problem-log.ts';
import type { Problem } from './problems.ts';
import { FORMAT, PACK_ID, type Manifest } from './schema.ts';
import type { PackSource } from './source.ts';
import type { Document } from './parse.ts';

export const MANIFEST_FILE = 'pack.json';

/** A pack folder whose manifest was read. */
export interface PackFolder {
  source: PackSource;
  /** The id from the manifest, or the folder's name where it could not be read. */
  id: string;
  /** Absent when it has a problem; then `problem` is the first. */
  manifest?: Manifest;
  document?: Document;
  problem?: Problem;
}

/**
 * Reads and checks the `pack.json` of a folder; what is wrong is added to `log`. Never throws.
 *
 * @param games the games that packs may be for
 */
export function readManifest(
  source: PackSource,
  games: readonly string[],
  log = new ProblemLog(),
): PackFolder {
  const before = log.all.length;
  const folderName = source.folder.split(/[\\/]/).findLast((part) => part !== '') ?? source.folder;
  const result = (id: string, document?: Document, manifest?: Manifest): PackFolder => {
    const [problem] = log.all.slice(before);
    for (const found of log.all.slice(before)) found.pack = id;
    return {
      source,
      id,
      ...(document && { document }),
      ...(problem ? { problem } : manifest && { manifest }),
    };
  };

  const file = source.files.find(({ path }) => path === MANIFEST_FILE);
  if (!file) {
    const misplaced = source.files.find(({ path }) => path.toLowerCase().endsWith(MANIFEST_FILE))?.path;
    const data = misplaced === undefined ? {} : { nearest: misplaced };
    reporter(log, folderName, pathOf(source, MANIFEST_FILE))('no-manifest', '', data);
    return result(folderName);
  }
  const read = readJson(source, file, folderName, log, null, (value) => {
    // Another format has other keys; to list them as unknown would only hide what is to be done.
    const format = (value as { format?: unknown } | null)?.format;
    if (Number.isInteger(format) && Number(format) > FORMAT) return true;
    return validateManifest(value) ? true : (validateManifest.errors ?? []);
  });
  if (!read) return result(folderName);
  const { document, report } = read;
  const value = document.value as Partial<Manifest> | null;
  const id = typeof value?.id === 'string' && new RegExp(PACK_ID).test(value.id) ? value.id : folderName;
  if (log.all.length > before) return result(id, document);

  const manifest = value as Manifest;
  if (manifest.format > FORMAT) {
    report('newer-format', '/format', { format: manifest.format, known: FORMAT });
    return result(id, document);
  }
  const { game, version, format } = manifest;
  reportNeeds(report, 'manifest', manifest, { format }, '');
  if (isDevice(manifest.id)) report('reserved-id', '/id', { id: manifest.id });
  if (!games.includes(game)) {
    report('unknown-game', '/game', { game, allowed: games, ...suggestion(game, games) });
  }
  if (!/^\d/.test(version) || valid(version) === null) report('bad-version', '/version', { version });
  for (const field of ['requires', 'optional', 'conflicts'] as const)
    for (const [other, range] of Object.entries(manifest[field] ?? {}))
      if (validRange(range) === null) report('bad-range', `/${field}/${other}`, { id: other, range });
  return result(id, document, manifest);
}

/** Names that Windows keeps for devices: no folder can be called that there. */
const isDevice = (id: string): boolean => /^(con|prn|aux|nul|com\d|lpt\d)$/.test(id);

/** A file of a pack as problems name it. */
export function pathOf(source: PackSource, path: string): string {
  return `${source.folder}/${path}`;
}
