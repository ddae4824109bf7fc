import { APP_ROOT } from '../../main/shells/paths.ts';
import { TABLE_FLAGS, TABLE_FLAGS_HELP, tableChoices, type TableChoices } from '../start/choices.ts';
import { ElectronInstall, hasScreen, runElectron } from '../start/electron.ts';
import { START_WORDS } from '../start/text.ts';
import { playInBrowser } from '../start/web.ts';
import { noPositionals, readArgs } from './support/args.ts';
import { systemLanguage } from './support/language.ts';
import { note } from './support/output.ts';

export const help = `start [--web] [--data folder] [--lang en|de]

Opens the game: in a window of its own where Electron is there or can be fetched, else in the browser.

${TABLE_FLAGS_HELP}
  --web            in the browser; --port and --no-open mean that as well
  --no-open        print the address only
  --retry-electron fetch Electron again after it could not be had`;

/** The command behind `npm start`. */
export async function run(args: string[]): Promise<number> {
  const { flags, positionals } = readArgs(args, {
    ...TABLE_FLAGS,
    web: { type: 'boolean' },
    'no-open': { type: 'boolean' },
    'retry-electron': { type: 'boolean' },
  });
  noPositionals(positionals);
  const choices = tableChoices(flags);
  const words = START_WORDS[choices.lang ?? systemLanguage()];
  const inBrowser = flags.web || flags['no-open'] || flags.port !== undefined || !hasScreen();
  const electron = inBrowser ? null : await findElectron(flags['retry-electron'], words);
  if (electron === null) return playInBrowser(choices, !flags['no-open'] && hasScreen());
  const code = await runElectron(electron, [APP_ROOT, ...windowFlags(choices)]);
  if (code !== 0) note(words.windowFailed);
  return code;
}

/** Electron, fetched if need be; null when the browser has to do. */
async function findElectron(retry: boolean, words: (typeof START_WORDS)['en']): Promise<string | null> {
  const install = new ElectronInstall(APP_ROOT);
  const found = install.binary();
  if (found !== null || (install.hasFailed() && !retry)) return found;
  note(retry ? words.fetchingLong : words.fetching);
  await install.fetch(retry);
  const fetched = install.binary();
  if (fetched === null) note(words.notFetched);
  return fetched;
}

/** The choices as `main/electron` reads them. */
function windowFlags({ dataDir, packs, lang }: TableChoices): string[] {
  const flags = ['--data', dataDir, ...packs.flatMap((folder) => ['--mods', folder])];
  return lang === undefined ? flags : [...flags, '--lang', lang];
}
