import { mount } from 'svelte';
import { games } from '../../../shared/games/index.ts';
import { createClient } from '../../../shared/rpc/client.ts';
import { pageHost } from './host.ts';
import { looks } from './looks.js';
import Page from './Page.svelte';
import { toyEntry } from '../toy.ts';
import '../../../renderer/ui/ui.css';

globalThis.violations = [];
globalThis.looks = looks;
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  globalThis.violations.push(`${violatedDirective} ${blockedURI}`),
);

const scene = await (await fetch('scene.json')).json();
const { transport, controls } = pageHost(scene.game === 'toy' ? toyEntry : games[0], scene);
globalThis.controls = controls;
document.documentElement.lang = scene.tongue === 'de' ? 'de' : 'en';
mount(Page, { target: document.body, props: { host: createClient(transport), tongue: scene.tongue } });
