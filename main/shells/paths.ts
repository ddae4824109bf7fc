import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * The folder of the application: with package.json, mods/ and dist/. This source file and the chunks of the build
 * (dist/node) are both two levels below it, in a checkout as well as in a package.
 */
export const APP_ROOT = resolve(import.meta.dirname, '../..');

/** Packs that ship with the application. */
export const SHIPPED_PACKS = join(APP_ROOT, 'mods');

/** The built page. */
export const RENDERER = join(APP_ROOT, 'dist/renderer');

/** The folder where a user's data is kept on this system when nothing else is asked for. */
export function defaultDataFolder(
  environment: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
  home: string = homedir(),
): string {
  if (platform === 'win32')
    return join(environment['APPDATA'] || join(home, 'AppData', 'Roaming'), 'Ravingspire');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Ravingspire');
  return join(environment['XDG_DATA_HOME'] || join(home, '.local', 'share'), 'ravingspire');
}
