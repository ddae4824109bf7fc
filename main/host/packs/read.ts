// Reads pack folders from disk into what `loadPacks` takes. Checks nothing but what only a reader can know.
import {
  existsSync,
  lstatSync,
  readFileSync,
  readdirSync,
  realpathSync,
  statSync,
  type Dirent,
  type Stats,
} from 'node:fs';
import { join, sep } from 'node:path';
import { MANIFEST_FILE } from '../../../shared/packs/manifest.ts';
import {
  LIMITS,
  type FileRefusal,
  type Origin,
  type PackSource,
  type SourceFile,
} from '../../../shared/packs/source.ts';

import { picturesIn } from './pictures.ts';

/** Deeper folders hold nothing that is read; the limit is for hostile trees. */
const DEPTH = 4;

/**
 * Reads the JSON files of one pack folder. Files that cannot be read, are too large or are outside (links) come with
 * null as their text; a folder that cannot be read comes without files, and a path that is not a folder with the reason
 * at its `pack.json`. Links to folders are not followed, but named.
 */
export function readPackFolder(folder: string, source: Origin): PackSource {
  const files: SourceFile[] = [];
  try {
    const refused = noFolder(folder);
    if (refused !== null) files.push({ path: MANIFEST_FILE, text: null, refused });
    else collect(realpathSync(folder), '', DEPTH, files);
  } catch {
    // The loader reports that there is no pack.json.
  }
  return { folder: slashed(folder), source, files, pictures: picturesIn(folder) };
}

/** Where the scenarios of a pack are, which are for those who play them: the loader does without. */
export const SCENARIOS = 'scenarios';

/** Reads one pack folder with its scenarios: all that belongs to a pack while it is written. They count last for its limits. */
export function readWholePack(folder: string, source: Origin): PackSource {
  const pack = readPackFolder(folder, source);
  const [own] = foldersOfPack(folder);
  const isThere =
    own !== undefined &&
    readdirSync(own, { withFileTypes: true }).some(
      (entry) => entry.name === SCENARIOS && entry.isDirectory(),
    );
  if (!isThere) return pack;
  const files = [...pack.files];
  collectFolder(realpathSync(folder), SCENARIOS, DEPTH, files);
  return { ...pack, files };
}

/** Why a path is not a folder; null when it is one. */
function noFolder(path: string): FileRefusal | null {
  const stat = statusOf(path);
  if (stat === undefined) return 'no-folder';
  if (stat.isDirectory()) return null;
  return ARCHIVE.test(path) ? 'packed' : 'not-a-folder';
}

/** Files in which packs are passed on. */
const ARCHIVE = /\.(zip|7z|rar|tar|tgz|gz)$/i;

/** Reads nothing but the `pack.json` of a folder: enough to say which pack it is. */
export function readManifestOnly(folder: string, source: Origin): PackSource {
  const files: SourceFile[] = [];
  try {
    if (existsSync(join(folder, MANIFEST_FILE))) files.push(readText(realpathSync(folder), MANIFEST_FILE));
  } catch {
    // The same holds here.
  }
  return { folder: slashed(folder), source, files };
}

/** Reads every folder directly below one that holds packs; hidden ones are skipped. No such folder: no packs. */
export function readPackFolders(parent: string, source: Origin): PackSource[] {
  return packFoldersIn(parent).map((folder) => readPackFolder(folder, source));
}

/** Paths of the folders directly below one that holds packs, by name; an archive is among them, since it was meant as one. */
export function packFoldersIn(parent: string): string[] {
  try {
    return readdirSync(parent)
      .filter((name) => !name.startsWith('.'))
      .sort()
      .map((name) => join(parent, name))
      .filter((path) => statusOf(path)?.isDirectory() || ARCHIVE.test(path));
  } catch {
    return [];
  }
}

/** What is at a path; undefined if nothing is, or if it cannot be resolved: a link may lead to itself. */
function statusOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** A path as packs and problems name it: with forward slashes, without one at the end. */
function slashed(path: string): string {
  return path
    .split(sep)
    .join('/')
    .replace(/(?<=.)\/+$/, '');
}

function collect(root: string, below: string, depth: number, files: SourceFile[]): void {
  const entries = readdirSync(join(root, below), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (files.at(-1)?.refused === 'too-many-files') return;
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) {
      if (depth > 0 && isRead(entry, path)) collectFolder(root, path, depth, files);
    } else if (isLinkedFolder(root, path, entry)) files.push({ path, text: null, refused: 'linked-folder' });
    else if (entry.name.endsWith('.json')) {
      const full = files.length === LIMITS.filesPerPack || lettersIn(files) > LIMITS.packLetters;
      files.push(full ? { path, text: null, refused: 'too-many-files' } : readText(root, path));
    }
  }
}

const isLinkedFolder = (root: string, path: string, entry: Dirent): boolean =>
  entry.isSymbolicLink() && isRead(entry, path) && statusOf(join(root, path))?.isDirectory() === true;

const lettersIn = (files: readonly SourceFile[]): number =>
  files.reduce((sum, { text }) => sum + (text?.length ?? 0), 0);

/** Folders of a pack that are for others: scenarios for those who play them, schemas for editors. */
const NOT_READ = [SCENARIOS, 'schemas'];

/** Whether a folder inside a pack is read. */
function isRead(entry: Dirent, path: string): boolean {
  return !entry.name.startsWith('.') && !NOT_READ.includes(path);
}

/**
 * Paths of the folders whose files `readPackFolder` reads, the pack's own first. No such folder: none.
 *
 * @param below the folder inside the pack to begin with
 */
export function* foldersOfPack(folder: string, below = '', depth = DEPTH): Generator<string> {
  let entries: Dirent[];
  try {
    entries = readdirSync(join(folder, below), { withFileTypes: true });
  } catch {
    return; // it has gone, or cannot be read: then nothing is read from it either
  }
  yield join(folder, below);
  for (const entry of entries) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (depth > 0 && entry.isDirectory() && isRead(entry, path))
      yield* foldersOfPack(folder, path, depth - 1);
  }
}

function collectFolder(root: string, path: string, depth: number, files: SourceFile[]): void {
  try {
    collect(root, path, depth - 1, files);
  } catch {
    files.push({ path: `${path}/*.json`, text: null });
  }
}

/** Reads one file of a pack; null: there is none. */
export function readPackFile(folder: string, path: string): SourceFile | null {
  const root = realpathSync(folder);
  return lstatSync(join(root, path), { throwIfNoEntry: false }) === undefined ? null : readText(root, path);
}

function readText(root: string, path: string): SourceFile {
  const file = join(root, path);
  try {
    const target = realpathSync(file);
    if (lstatSync(file).isSymbolicLink() && !target.startsWith(root + sep)) {
      return { path, text: null, refused: 'outside-folder' };
    }
    const stat = statSync(target);
    // Reading a pipe or a device could wait for ever.
    if (!stat.isFile()) return { path, text: null };
    if (stat.size > LIMITS.fileBytes) return { path, text: null, refused: 'file-too-large' };
    return decode(path, readFileSync(target));
  } catch {
    return { path, text: null };
  }
}

function decode(path: string, bytes: Uint8Array): SourceFile {
  try {
    // With the byte order mark: a text that is written again keeps it.
    return { path, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { path, text: null, refused: 'not-utf8' };
  }
}
