import { resolve } from 'node:path';

/** The project's own folder. */
export const ROOT = resolve(import.meta.dirname, '../../..');

/**
 * A path that the user named, made absolute: from the folder that the user called from, whatever exists. npm remembers
 * that folder, since the launcher changes the directory; without npm it is the current one.
 */
export const userPath = (path: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
