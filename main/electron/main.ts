// The window: one page, one host, nothing in between but a typed door.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { app, BrowserWindow, dialog, protocol, screen } from 'electron';
import { LANGUAGES } from '../../shared/words/languages.ts';
import type { Host } from '../host/host.ts';
import { printableLines } from '../printable.ts';
import { readChoices, type Choices } from '../shells/choices.ts';
import { openHost, startFailure } from '../shells/open-host.ts';
import { SHELL_WORDS } from '../shells/text.ts';
import { keepPlace, recallPlace, SMALLEST } from '../shells/window-place.ts';
import { guardPages, PAGE } from './guard.ts';
import { setMenu } from './menu.ts';
import { servePage } from './page.ts';
import { PageCalls } from './rpc.ts';

const log = (line: string): void => void process.stderr.write(`${printableLines(line)}\n`);

function begin(choices: Choices): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
  app.enableSandbox();
  useFolder(join(choices.dataDir, 'chromium'));
  if (!app.requestSingleInstanceLock()) return app.quit();
  // Not awaited: Electron becomes ready only after this file has been evaluated.
  app
    .whenReady()
    .then(() => run(choices))
    .catch((error: unknown) => {
      complain('cannotStart', startFailure(error, choices.lang ?? systemLanguage(), log));
      app.exit(1);
    });
}

/** Chromium's files go next to the game's own data; there is a single instance per data folder. */
function useFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    app.setPath('userData', folder);
  } catch (error) {
    log(String(error)); // The host will meet the same, and has a sentence for the user.
  }
}

async function run({ dataDir, packs, lang }: Choices): Promise<void> {
  setMenu(lang ?? systemLanguage());
  guardPages(log);
  const opening = openHost({ dataDir, packs, lang, log });
  servePage(async (name) => (await opening).picture(name), log);
  const host = await opening;
  closeBeforeQuitting(host);
  void host.failed.then((error) => {
    complain('cannotGoOn', startFailure(error, lang ?? systemLanguage(), log));
    app.exit(1);
  });
  const calls = new PageCalls(host, setMenu);
  const window = makeWindow(dataDir);
  app.on('second-instance', () => {
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
  });
  await calls.connect(window.webContents);
  await window.loadURL(PAGE);
}

function makeWindow(dataDir: string): BrowserWindow {
  const { maximized, fullScreen, ...bounds } = recallPlace(
    dataDir,
    screen.getAllDisplays().map(({ workArea }) => workArea),
  );
  const window = new BrowserWindow({
    ...bounds,
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    fullscreen: fullScreen,
    show: false,
    backgroundColor: '#090b19', // that of the page, so that nothing flashes before it is there
    webPreferences: {
      preload: join(import.meta.dirname, 'preload.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      // It would download dictionaries.
      spellcheck: false,
    },
  });
  if (maximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () => {
    const [maximized, fullScreen] = [window.isMaximized(), window.isFullScreen()];
    keepPlace(dataDir, { ...window.getNormalBounds(), maximized, fullScreen }, log);
  });
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    complain('pageGone', SHELL_WORDS[systemLanguage()].pageGoneCure);
    app.quit();
  });
  return window;
}

/** Quitting waits until the host has written and released everything. */
function closeBeforeQuitting(host: Host): void {
  app.on('window-all-closed', () => app.quit());
  app.once('will-quit', (event) => {
    event.preventDefault();
    host.close().then(
      () => app.exit(0),
      (error: unknown) => {
        log(String(error));
        app.exit(1);
      },
    );
  });
}

/** Says in a box why it ends here. */
function complain(title: 'cannotStart' | 'cannotGoOn' | 'pageGone', sentence: string): void {
  log(sentence);
  dialog.showErrorBox(SHELL_WORDS[systemLanguage()][title], sentence);
}

const systemLanguage = () => LANGUAGES.find((language) => app.getLocale().startsWith(language)) ?? 'en';

begin(readChoices(process.argv));
