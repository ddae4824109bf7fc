import { mount } from 'svelte';
import '../../../../renderer/ui/ui.css';
import './globals.ts';
import { TEXTS } from './files.ts';
import { PackPort } from './pack-port.svelte.ts';
import Page from './Page.svelte';
import type { BenchScene } from './scene.ts';

globalThis.violations = [];
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  globalThis.violations.push(`${violatedDirective} ${blockedURI}`),
);

const scene = (await (await fetch('scene.json')).json()) as BenchScene;
const port = new PackPort(scene);
document.documentElement.lang = scene.tongue === 'de' ? 'de' : 'en';
document.documentElement.style.setProperty('--text-scale', String(scene.textSize));
mount(Page, { target: document.body, props: { port, tongue: scene.tongue } });

const said: string[] = [];
const region = document.querySelector('[role="status"]')!;
new MutationObserver(() => {
  const text = (region.textContent ?? '').trim();
  if (text !== '') said.push(text);
}).observe(region, { childList: true, characterData: true, subtree: true });

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
  press(keys) {
    for (const key of keys)
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  },
  said,
};
