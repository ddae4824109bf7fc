// What a page of tests shows, one scene after the other: only the first waits for scripts to be read and compiled.
import './globals.ts';

/** Puts a scene on the page. @returns takes it off again */
type Show = () => Promise<() => Promise<void>>;

/** The scene that is served now. */
export const servedScene = async <Scene>(): Promise<Scene> =>
  (await (await fetch('scene.json')).json()) as Scene;

/** Takes the page off the screen and leaves it in all else as it is: it is laid out, is found and takes presses. */
const UNPAINTED = new CSSStyleSheet();
UNPAINTED.replaceSync(':root { opacity: 0; will-change: opacity; }');

/** The page is not painted until it is looked at. */
function hide(): void {
  document.adoptedStyleSheets = [UNPAINTED];
  globalThis.paint = () => void (document.adoptedStyleSheets = []);
}

/**
 * Shows the scene of the address, and the next one whenever that is asked for. Each is painted from when it is looked at:
 * painting takes a processor as long as much of what tests ask of a page, and most of them ask for nothing that is seen.
 */
export async function showScenes(show: Show): Promise<void> {
  const root = document.documentElement;
  const bare = [...root.attributes].map(({ name, value }) => [name, value] as const);
  const nothing = (): Promise<void> => Promise.resolve();
  let shown = Promise.resolve(nothing);
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    globalThis.violations.push(`${violatedDirective} ${blockedURI}`),
  );
  globalThis.violations = [];
  hide();
  globalThis.endScene = async () => {
    const end = await shown;
    shown = Promise.resolve(nothing);
    await end();
    for (const { name } of [...root.attributes]) root.removeAttribute(name);
    for (const [name, value] of bare) root.setAttribute(name, value);
  };
  globalThis.nextScene = async (place) => {
    await endScene();
    globalThis.violations = [];
    history.pushState(null, '', place);
    scrollTo(0, 0);
    hide();
    shown = show();
    await shown;
  };
  shown = show();
  await shown;
}
