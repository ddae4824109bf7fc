import { relative, resolve, sep } from 'node:path';

/** The project's own folder. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** Path inside the project with forward slashes. */
export const projectPath = (file: string): string => relative(ROOT, file).split(sep).join('/');

export const below = (path: string, folders: readonly string[]): boolean =>
  folders.some((folder) => path.startsWith(folder));
