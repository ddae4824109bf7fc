// What a page of tests shows, one scene after the other: only the first waits for scripts to be read and compiled.
import './globals.ts';

/** Puts a scene on the page. @returns takes it off again */
type Show = () => Promise<() => Promise<void>>;

/** The scene that is served now. */
export const servedScene = async <Scene>(): Promise<Scene> =>
  (await (await fetch('scene.json')).json()) as Scene;

/** Shows the scene of the address, and the next one whenever that is asked for. */
export async function showScenes(show: Show): Promise<void> {
  const root = document.documentElement;
  const bare = [...root.attributes].map(({ name, value }) => [name, value] as const);
  const nothing = (): Promise<void> => Promise.resolve();
  let shown = Promise.resolve(nothing);
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    globalThis.violations.push(`${violatedDirective} ${blockedURI}`),
  );
  globalThis.violations = [];
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
    shown = show();
    await shown;
  };
  shown = show();
  await shown;
}
