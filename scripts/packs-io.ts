// Reads pack folders from disk into what `loadPacks` takes. Checks nothing but what only a reader can know.
import { lstatSync, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { LIMITS, type Origin, type PackSource, type SourceFile } from '../shared/packs/source.ts';

/** Deeper folders hold nothing that is read; the limit is for hostile trees. */
const DEPTH = 4;

/**
 * Reads the JSON files of one pack folder. Files that cannot be read, are too large or lie outside (links) come with
 * null as their text; a folder that cannot be read comes without files. Links to folders are not followed.
 */
export function readPackFolder(folder: string, source: Origin): PackSource {
  const files: SourceFile[] = [];
  const name = folder
    .split(sep)
    .join('/')
    .replace(/(?<=.)\/+$/, '');
  try {
    collect(realpathSync(folder), '', DEPTH, files);
  } catch {
    // The loader reports that there is no pack.json.
  }
  return { folder: name, source, files };
}

/** Reads every folder directly below one that holds packs; hidden ones are skipped. No such folder: no packs. */
export function readPackFolders(parent: string, source: Origin): PackSource[] {
  return packFoldersIn(parent).map((folder) => readPackFolder(folder, source));
}

/** Paths of the folders directly below one that holds packs, by name. */
export function packFoldersIn(parent: string): string[] {
  try {
    return readdirSync(parent)
      .filter((name) => !name.startsWith('.'))
      .sort()
      .map((name) => join(parent, name))
      .filter((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory());
  } catch {
    return [];
  }
}

function collect(root: string, below: string, depth: number, files: SourceFile[]): void {
  const entries = readdirSync(join(root, below), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (files.length > LIMITS.filesPerPack) return;
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) {
      // Scenarios are read by those who play them.
      if (depth > 0 && !entry.name.startsWith('.') && path !== 'scenarios')
        collectFolder(root, path, depth, files);
    } else if (entry.name.endsWith('.json')) {
      const full = files.length === LIMITS.filesPerPack;
      files.push(full ? { path, text: null, refused: 'too-many-files' } : readText(root, path));
    }
  }
}

function collectFolder(root: string, path: string, depth: number, files: SourceFile[]): void {
  try {
    collect(root, path, depth - 1, files);
  } catch {
    files.push({ path: `${path}/*.json`, text: null });
  }
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
    return { path, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { path, text: null, refused: 'not-utf8' };
  }
}
