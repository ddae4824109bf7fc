import { mount, unmount } from 'svelte';
import { drawFace, iconsOf } from '../../../../shared/face/face.ts';
import { IconStore } from '../../../../shared/face/icons.ts';
import { readIconFile } from '../../../../renderer/cards/icon-files.ts';
import Page from './Page.svelte';
import { compare, follow, pieces, releaseEarly, sketched, texture, tryStore } from './trials.js';
import '../../../../renderer/ui/ui.css';

globalThis.violations = [];
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  globalThis.violations.push(`${violatedDirective} ${blockedURI}`),
);

const icons = new IconStore(readIconFile);
let page = null;

globalThis.cards = {
  compare,
  follow,
  texture,
  tryStore,
  releaseEarly,
  pieces,
  sketched,
  show(models, width, owned = false) {
    if (page !== null) unmount(page);
    page = mount(Page, { target: document.body, props: { models, width, owned } });
  },
  resize(width) {
    for (const box of document.querySelectorAll('main > div')) box.style.width = `${width}px`;
  },
  async change(models) {
    const seen = new Set();
    for (const model of models) {
      page.change([model]);
      await new Promise(requestAnimationFrame);
      seen.add(document.querySelector('img')?.src);
    }
    return seen.size;
  },
  places: () =>
    JSON.stringify([...document.querySelectorAll('main > div')].map((box) => box.getBoundingClientRect())),
  details: () => [...document.querySelectorAll('[data-detail]')].map((card) => card.dataset.detail),
  setPalette(palette) {
    document.documentElement.dataset.palette = palette;
  },
  async svg(model, palette) {
    return drawFace(model, { detail: 'full', palette, icons: await icons.load(iconsOf(model)) });
  },
};
