import { existsSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';

/** The project's own folder. */
export const ROOT = resolve(import.meta.dirname, '../../..');

/** Where the user stands: the launcher changes the directory, npm remembers it. */
const standing = (): string => process.env['INIT_CWD'] ?? process.cwd();

/**
 * A path that the user named, made absolute. It counts from where the user stands; what is not there may still be meant
 * from the current directory (scripts that start other scripts do that).
 */
export function userPath(path: string): string {
  if (isAbsolute(path)) return path;
  const meant = join(standing(), path);
  return existsSync(meant) || !existsSync(path) ? meant : resolve(path);
}
