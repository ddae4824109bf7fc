const KEY = 'token';
const PATTERN = /^#token=([\w-]+)$/;

/** The storage of this tab; null where the browser keeps none, and then the token lasts until the page is left. */
function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/**
 * Takes the token out of the address, so that it is neither seen, copied nor kept in the history of the tab, and keeps
 * it for when this tab is loaded again.
 *
 * @returns the token of this tab; null if it was never given one
 */
function takeToken(): string | null {
  const given = PATTERN.exec(location.hash)?.[1];
  if (given === undefined) return tabStorage()?.getItem(KEY) ?? null;
  history.replaceState(history.state, '', location.pathname + location.search);
  tabStorage()?.setItem(KEY, given);
  return given;
}

let taken: string | null | undefined;

/** The token of this page, taken when it is first asked for; null in a window of our own, which needs none. */
export function ownToken(): string | null {
  taken ??= window.hostBridge ? null : takeToken();
  return taken;
}

/**
 * Reloads when a token is given to a page that is already there: entering an address that differs behind the `#`
 * alone does not load the page again.
 */
export function reloadOnNewToken(): void {
  addEventListener('hashchange', () => {
    if (!PATTERN.test(location.hash)) return;
    takeToken();
    location.reload();
  });
}
