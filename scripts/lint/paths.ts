import { relative, resolve, sep } from 'node:path';

/** The project's own folder. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** Path inside the project with forward slashes. */
export const projectPath = (file: string): string => relative(ROOT, file).split(sep).join('/');

/** @param folders prefixes of paths; `*` is any one name */
export const below = (path: string, folders: readonly string[]): boolean =>
  folders.some((folder) => prefixOf(folder).test(path));

const prefixes = new Map<string, RegExp>();

/** Matches what begins with a prefix. */
export function prefixOf(folder: string): RegExp {
  const known = prefixes.get(folder);
  if (known !== undefined) return known;
  const made = new RegExp(`^${folder.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}`);
  prefixes.set(folder, made);
  return made;
}
