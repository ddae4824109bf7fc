import { mount } from 'svelte';
import { games } from '../../../../shared/games/index.ts';
import { GAME_TABLES } from '../../../../renderer/games/index.ts';
import { showSettings } from '../../../../renderer/shell/appearance.ts';
import { createClient } from '../../../../shared/rpc/client.ts';
import { pageHost } from './host.ts';
import { looks } from './looks.js';
import Page from './Page.svelte';
import { pilgrimsEntry } from '../../../support/pilgrims.ts';
import { noughtsEntry } from '../../../support/noughts.ts';
import { lampsEntry } from '../../toy-table/present.ts';
import { toyEntry } from '../toy.ts';
import '../../../../renderer/ui/ui.css';

globalThis.violations = [];
globalThis.looks = looks;
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  globalThis.violations.push(`${violatedDirective} ${blockedURI}`),
);

const scene = await (await fetch('scene.json')).json();
const entries = {
  first: games[0],
  second: games[1],
  toy: toyEntry,
  pilgrims: pilgrimsEntry,
  lamps: lampsEntry,
  noughts: noughtsEntry,
};
Object.assign(GAME_TABLES, { lamps: () => import('../../toy-table/page/LampsTable.svelte') });
if (scene.game === 'noughts' && scene.settings.table !== 'plain')
  Object.assign(GAME_TABLES, { noughts: () => import('./NoughtsTable.svelte') });
const { transport, controls } = pageHost(entries[scene.game], scene);
globalThis.controls = controls;
document.documentElement.lang = scene.tongue === 'de' ? 'de' : 'en';
showSettings(document.documentElement, document.documentElement.lang, scene.settings);
mount(Page, {
  target: document.body,
  props: { host: createClient(transport), tongue: scene.tongue, settings: scene.settings },
});
