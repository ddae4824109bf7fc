import { existsSync } from 'node:fs';
import { defaultDataFolder } from '../../main/shells/paths.ts';
import type { Language } from '../../shared/words/languages.ts';
import { UsageError, wholeNumber, type FlagSpec } from '../commands/support/args.ts';
import { namedLanguage } from '../commands/support/language.ts';
import { userPath } from '../commands/support/paths.ts';

/** The flags that every way into the game has. */
export const TABLE_FLAGS = {
  data: { type: 'string' },
  mods: { type: 'string', multiple: true },
  lang: { type: 'string' },
  port: { type: 'string' },
} as const satisfies FlagSpec;

/** What `--help` says about them. */
export const TABLE_FLAGS_HELP = `  --data <folder>  where games and settings are kept (${defaultDataFolder()})
  --mods <folder>  a pack, or a folder of packs, besides those in mods/ (may be repeated)
  --lang en|de     language, from now on (else that of the settings)
  --port <number>  port of the table in the browser (any that is free)`;

export interface TableChoices {
  readonly dataDir: string;
  readonly packs: readonly string[];
  /** Absent: what the user set in the game. */
  readonly lang: Language | undefined;
  /** 0 for any that is free. */
  readonly port: number;
}

/** Checks what the flags said. @throws UsageError */
export function tableChoices(flags: {
  readonly data: string | undefined;
  readonly mods: readonly string[];
  readonly lang: string | undefined;
  readonly port: string | undefined;
}): TableChoices {
  const packs = flags.mods.map(userPath);
  const missing = packs.find((folder) => !existsSync(folder));
  if (missing !== undefined) throw new UsageError(`There is no folder ${missing}.`);
  return {
    dataDir: flags.data === undefined ? defaultDataFolder() : userPath(flags.data),
    packs,
    lang: namedLanguage(flags.lang),
    port: wholeNumber('port', flags.port, 0, 0, 65_535),
  };
}
