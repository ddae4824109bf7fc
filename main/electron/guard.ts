// What the page may not do, regardless of its content.
import { app, session, shell, type WebFrameMain } from 'electron';

/** The one address that the window ever shows. */
export const PAGE = 'app://game/';

/** Sites that the credits link to; they open in the user's browser. */
const LINKED_HOSTS = ['game-icons.net', 'creativecommons.org', 'openfontlicense.org'];

/** Whether an address is inside the application. The scheme has no origin that URL knows of. */
const isOwnAddress = (address: string): boolean =>
  URL.canParse(address) && new URL(address).href.startsWith(PAGE);

/** What pages are made of: their files, and what they make themselves. */
const isOwnScheme = (address: string): boolean =>
  isOwnAddress(address) || ['blob:app://game/', 'data:'].some((own) => address.startsWith(own));

/** Whether a message comes from the page itself, not from a frame in it or from elsewhere. */
export const isOwnFrame = (frame: WebFrameMain | null): boolean =>
  frame !== null && frame.parent === null && isOwnAddress(frame.url);

function isLinked(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username } = new URL(address);
  return protocol === 'https:' && username === '' && LINKED_HOSTS.includes(hostname);
}

/** Denies everything that a page can ask of a desktop, for every page that will ever be made. Call when ready. */
export function guardPages(log: (line: string) => void): void {
  session.defaultSession.setPermissionRequestHandler((_page, _permission, decide) => decide(false));
  session.defaultSession.setPermissionCheckHandler(() => false);
  session.defaultSession.setDevicePermissionHandler(() => false);
  // Nothing leaves the machine, regardless of the sender: the page, its worker threads, or Chromium itself.
  session.defaultSession.webRequest.onBeforeRequest(({ url }, decide) =>
    decide({ cancel: !isOwnScheme(url) }),
  );
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-navigate', (event) => {
      if (!isOwnAddress(event.url)) event.preventDefault();
    });
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(({ url }) => {
      if (isLinked(url)) shell.openExternal(url).catch((error: unknown) => log(`${url}: ${String(error)}`));
      return { action: 'deny' };
    });
  });
}
