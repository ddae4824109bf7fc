import { counts } from './watch.js';
import { mount } from 'svelte';
import { games } from '../../../../../../shared/games/index.ts';
import { ambience } from '../../../../../../renderer/sound/ambience.ts';
import { render } from '../../../../../../renderer/sound/render.ts';
import { sound } from '../../../../../../renderer/sound/sound.ts';
import { VOICES } from '../../../../../../renderer/sound/voices/index.ts';
import { showSettings } from '../../../../../../renderer/shell/appearance.ts';
import { createClient } from '../../../../../../shared/rpc/client.ts';
import { pageHost } from '../../../../table/page/host.ts';
import { listen } from './heard.js';
import Page from './Page.svelte';
import '../../../../../../renderer/ui/ui.css';

const violations = [];
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  violations.push(`${violatedDirective} ${blockedURI}`),
);

const scene = await (await fetch('scene.json')).json();
const { transport, controls } = pageHost(games[0], scene);
const root = document.documentElement;
showSettings(root, 'en', scene.settings);
const page = mount(Page, {
  target: document.body,
  props: {
    host: createClient(transport),
    settings: scene.settings,
    show: (settings) => showSettings(root, 'en', settings),
  },
});

let marked = [];
const layer = () => document.querySelector('.layer');

globalThis.motion = {
  controls,
  violations,
  change: (change) => page.change(change),
  audio: () => ({
    made: counts.contexts.length,
    open: counts.contexts.filter(({ state }) => state !== 'closed').length,
  }),
  animations: () => document.getAnimations().filter(({ playState }) => playState !== 'finished').length,
  made: () => counts.animations,
  mark: () => (marked = [...layer().querySelectorAll('.ghost')]).length,
  marked: () => marked.filter((ghost) => ghost.isConnected).length,
  flying: () => layer().querySelectorAll('.ghost').length,
  hidden: () =>
    [...document.querySelectorAll('[data-flying]')].map((place) => place.getAttribute('data-place')),
  listeners: () => counts.listeners,
  takes: (name) => VOICES[name].takes,
  flights: () => counts.flights,
  pips: () =>
    [...document.querySelectorAll('.tray svg')]
      .map((face) => ({ pips: face.querySelectorAll('circle').length, box: face.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 4 && box.height > 4)
      .sort((a, b) => a.box.top + a.box.height / 2 - (b.box.top + b.box.height / 2))
      .map(({ pips }) => pips),
  goOn: () => document.querySelector('header > button').click(),
  render: async (name, take) => listen(await render(VOICES[name].voice, VOICES[name].seconds, take)),
  ambience: async () => listen(await ambience()),
  play: (name) => sound.play(name),
};
