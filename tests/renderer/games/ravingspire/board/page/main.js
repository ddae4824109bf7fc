import { mount } from 'svelte';
import { showSettings } from '../../../../../../renderer/shell/appearance.ts';
import { games } from '../../../../../../shared/games/index.ts';
import { createClient } from '../../../../../../shared/rpc/client.ts';
import { pageHost } from '../../../../table/page/host.ts';
import { looks } from '../../../../table/page/looks.js';
import Page from './Page.svelte';
import { probe } from './probe.js';
import '../../../../../../renderer/ui/ui.css';

globalThis.violations = [];
globalThis.looks = looks;
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  globalThis.violations.push(`${violatedDirective} ${blockedURI}`),
);
globalThis.probe = probe;

const scene = await (await fetch('scene.json')).json();
const { transport, controls } = pageHost(games[0], scene);
globalThis.controls = controls;
globalThis.seen = { view: null, look: null, shown: 0, everything: () => undefined };
document.documentElement.lang = scene.tongue === 'de' ? 'de' : 'en';
showSettings(document.documentElement, document.documentElement.lang, scene.settings);
mount(Page, {
  target: document.body,
  props: {
    host: createClient(transport),
    tongue: scene.tongue,
    settings: scene.board,
    seen: globalThis.seen,
  },
});
