import { openHost, startFailure } from '../../main/shells/open-host.ts';
import { RENDERER } from '../../main/shells/paths.ts';
import { serveWeb } from '../../main/web/server.ts';
import { systemLanguage } from '../commands/support/language.ts';
import { note, print } from '../commands/support/output.ts';
import { openBrowser } from './browser.ts';
import type { TableChoices } from './choices.ts';
import { START_WORDS } from './text.ts';

/**
 * Offers the game to browsers on this machine until a signal stops it.
 *
 * @param open whether the user's browser is opened as well
 * @returns the exit code
 * @throws Error with a sentence, when it cannot begin
 */
export async function playInBrowser(
  { dataDir, packs, port, lang }: TableChoices,
  open: boolean,
): Promise<number> {
  const words = START_WORDS[lang ?? systemLanguage()];
  const stopped = stopSignal();
  const host = await openHost({ dataDir, packs, lang, log: note }).catch((error: unknown) => {
    throw new Error(startFailure(error, lang ?? systemLanguage(), note), { cause: error });
  });
  try {
    const shell = await serveWeb({ host, renderer: RENDERER, port, log: note });
    try {
      print(shell.url);
      note(words.here);
      if (open && !(await openBrowser(shell.url))) note(words.noBrowser);
      const failed = host.failed.then((error) => {
        throw new Error(startFailure(error, lang ?? systemLanguage(), note), { cause: error });
      });
      await Promise.race([stopped, failed]);
    } finally {
      await shell.close();
    }
  } finally {
    await host.close();
  }
  return 0;
}

/** Resolves when a signal asks this process to end. */
function stopSignal(): Promise<void> {
  return new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => done());
  });
}
