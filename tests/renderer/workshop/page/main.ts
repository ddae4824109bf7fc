import { mount, unmount } from 'svelte';
import '../../../../renderer/ui/ui.css';
import { servedScene, showScenes } from '../../../support/page/scenes.ts';
import './globals.ts';
import { TEXTS } from './files.ts';
import { PackPort } from './pack-port.svelte.ts';
import Page from './Page.svelte';
import type { BenchScene } from './scene.ts';

const presses = (keys: readonly string[]): void => {
  for (const key of keys)
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
};

await showScenes(async () => {
  const scene = await servedScene<BenchScene>();
  const { tongue } = scene;
  const port = new PackPort(scene);
  document.documentElement.lang = tongue === 'de' ? 'de' : 'en';
  document.documentElement.style.setProperty('--text-scale', String(scene.textSize));
  const page = mount(Page, { target: document.body, props: { port, tongue } });

  const said: string[] = [];
  const region = document.querySelector('[role="status"]')!;
  const listener = new MutationObserver(() => {
    const text = (region.textContent ?? '').trim();
    if (text !== '') said.push(text);
  });
  listener.observe(region, { childList: true, characterData: true, subtree: true });

  globalThis.card = {
    definition: () => port.definition,
    texts: () => port.files.get(TEXTS)!,
    drafts: () => port.drafts.map(({ text }) => text),
    steps: () => port.steps,
    asked: () => port.asked,
    keeps: () => port.keeps,
    hold: () => port.hold(),
    release: () => port.release(),
    clip: (text) => navigator.clipboard.writeText(text),
    press: presses,
    said,
  };
  return () => {
    listener.disconnect();
    return unmount(page);
  };
});
