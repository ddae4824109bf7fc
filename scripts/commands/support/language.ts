import { LANGUAGES, type Language } from '../../../shared/words/languages.ts';
import { oneOf } from './args.ts';

/** The language of the user's system, if the game speaks it. */
export function systemLanguage(environment: NodeJS.ProcessEnv = process.env): Language {
  const system = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '';
  return LANGUAGES.find((language) => system.startsWith(language)) ?? 'en';
}

/** The language that a flag names, or undefined without one. @throws UsageError */
export const namedLanguage = (flag: string | undefined): Language | undefined =>
  flag === undefined ? undefined : oneOf('language', flag, LANGUAGES);
