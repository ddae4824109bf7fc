import { mount, unmount } from 'svelte';
import { games } from '../../../../shared/games/index.ts';
import { GAME_TABLES } from '../../../../renderer/games/index.ts';
import { showSettings } from '../../../../renderer/shell/appearance.ts';
import { createClient } from '../../../../shared/rpc/client.ts';
import { pageHost } from './host.ts';
import { looks } from './looks.js';
import Page from './Page.svelte';
import { pilgrimsEntry } from '../../../support/pilgrims.ts';
import { noughtsEntry } from '../../../support/noughts.ts';
import { servedScene, showScenes } from '../../../support/page/scenes.ts';
import { lampsEntry } from '../../toy-table/present.ts';
import { toyEntry } from '../toy.ts';
import '../../../../renderer/ui/ui.css';

globalThis.looks = looks;

const entries = {
  first: games[0],
  second: games[1],
  toy: toyEntry,
  pilgrims: pilgrimsEntry,
  lamps: lampsEntry,
  noughts: noughtsEntry,
};
Object.assign(GAME_TABLES, { lamps: () => import('../../toy-table/page/LampsTable.svelte') });

await showScenes(async () => {
  const scene = await servedScene();
  const { tongue, settings } = scene;
  delete GAME_TABLES.noughts;
  if (scene.game === 'noughts' && settings.table !== 'plain')
    GAME_TABLES.noughts = () => import('./NoughtsTable.svelte');
  const { transport, controls } = pageHost(entries[scene.game], scene);
  globalThis.controls = controls;
  showSettings(document.documentElement, tongue === 'de' ? 'de' : 'en', settings);
  const page = mount(Page, {
    target: document.body,
    props: { host: createClient(transport), tongue, settings },
  });
  return () => unmount(page);
});
