import { mount } from 'svelte';
import { games } from '../../../../../../shared/games/index.ts';
import { showSettings } from '../../../../../../renderer/shell/appearance.ts';
import { createClient } from '../../../../../../shared/rpc/client.ts';
import { pageHost } from '../../../../table/page/host.ts';
import { looks } from '../../../../table/page/looks.js';
import { cardLooks } from './bench.js';
import Bench from './Bench.svelte';
import '../../../../../../renderer/ui/ui.css';

globalThis.violations = [];
globalThis.looks = looks;
globalThis.cardLooks = cardLooks;
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  globalThis.violations.push(`${violatedDirective} ${blockedURI}`),
);

const scene = await (await fetch('scene.json')).json();
const { transport, controls } = pageHost(games[0], scene);
globalThis.controls = controls;
document.documentElement.lang = scene.tongue === 'de' ? 'de' : 'en';
showSettings(document.documentElement, document.documentElement.lang, scene.settings);
mount(Bench, {
  target: document.body,
  props: { host: createClient(transport), tongue: scene.tongue, settings: scene.settings },
});
