import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../../shared/games/index.ts';
import type { Language } from '../../shared/words/languages.ts';
import { StoreError } from '../db/errors.ts';
import { storeFailure } from '../host/failures.ts';
import { createHost, type Host, type PackFolder } from '../host/host.ts';
import { APP_ROOT, SHIPPED_PACKS } from './paths.ts';

/** What the user of a shell may choose. */
export interface HostChoices {
  /** Absolute path of the data folder. */
  readonly dataDir: string;
  /** Absolute paths of packs, or of folders that hold packs. */
  readonly packs: readonly string[];
  /** Becomes the language of the settings; absent: that stays as it is. */
  readonly lang: Language | undefined;
  readonly log: (line: string) => void;
}

/** The version in package.json. */
function appVersion(): string {
  const { version } = JSON.parse(readFileSync(join(APP_ROOT, 'package.json'), 'utf8')) as { version: string };
  return version;
}

/** The folders of packs: those that ship with the application, the user's own, and those named on the command line. */
export function packFolders(dataDir: string, named: readonly string[]): PackFolder[] {
  return [
    { path: SHIPPED_PACKS, origin: 'shipped', single: false },
    { path: join(dataDir, 'mods'), origin: 'user', single: false },
    ...named.map((path) => ({
      path,
      origin: 'commandLine' as const,
      single: existsSync(join(path, 'pack.json')),
    })),
  ];
}

/**
 * The host that every shell puts its window, socket or command line around: all games, all packs.
 *
 * @throws StoreError when the data folder cannot be used; `startFailure` says it to the user
 */
export async function openHost({ dataDir, packs, lang, log }: HostChoices): Promise<Host> {
  const host = await createHost({
    games,
    dataDir,
    packFolders: packFolders(dataDir, packs),
    version: appVersion(),
    log,
  });
  if (lang !== undefined) await setLanguage(host, lang, log);
  return host;
}

async function setLanguage(host: Host, language: Language, log: (line: string) => void): Promise<void> {
  const owner = host.connect({ role: 'owner', table: null, seats: [] }, () => true);
  const reply = await owner.request('settings.set', { change: { language } });
  if (!reply.ok) log(reply.failure.sentence);
  owner.close();
}

/** Why something could not start, for the user. What is more than a sentence goes to the log. */
export function startFailure(thrown: unknown, language: Language, log: (line: string) => void): string {
  if (thrown instanceof StoreError) return storeFailure(thrown, language, log).sentence;
  return thrown instanceof Error ? thrown.message : String(thrown);
}
