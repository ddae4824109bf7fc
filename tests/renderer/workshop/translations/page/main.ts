import { mount, unmount } from 'svelte';
import '../../../../../renderer/ui/ui.css';
import { servedScene, showScenes } from '../../../../support/page/scenes.ts';
import './globals.ts';
import { PageTexts } from './page-texts.svelte.ts';
import Page from './Page.svelte';
import type { TextsScene } from './scene.ts';

await showScenes(async () => {
  const scene = await servedScene<TextsScene>();
  const { tongue } = scene;
  const port = new PageTexts(scene);
  document.documentElement.lang = tongue === 'de' ? 'de' : 'en';
  document.documentElement.style.setProperty('--text-scale', String(scene.textSize));
  const said: string[] = [];
  const page = mount(Page, { target: document.body, props: { port, tongue, said } });
  globalThis.texts = {
    written: () => port.written,
    saved: () => port.saved,
    opened: () => port.opened,
    said,
  };
  return () => unmount(page);
});
