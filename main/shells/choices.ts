import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '../../shared/words/languages.ts';
import { defaultDataFolder } from './paths.ts';

/** What the command line of the window chose. */
export interface Choices {
  readonly dataDir: string;
  readonly packs: readonly string[];
  /** Absent: what the user set in the game. */
  readonly lang: Language | undefined;
}

/**
 * Reads `--data folder`, `--mods folder` (repeated) and `--lang en|de`. All other arguments are Chromium's, so none are
 * rejected; `npm start` has checked what a person typed.
 */
export function readChoices(argv: readonly string[]): Choices {
  const { values } = parseArgs({
    args: argv.slice(1),
    strict: false,
    options: { data: { type: 'string' }, mods: { type: 'string', multiple: true }, lang: { type: 'string' } },
  });
  const { data, mods = [], lang } = values;
  return {
    dataDir: resolve(typeof data === 'string' ? data : defaultDataFolder()),
    packs: mods.filter((path) => typeof path === 'string').map((path) => resolve(path)),
    lang: LANGUAGES.find((language) => language === lang),
  };
}
