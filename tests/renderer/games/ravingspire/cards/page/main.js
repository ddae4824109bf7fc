import { mount, unmount } from 'svelte';
import { games } from '../../../../../../shared/games/index.ts';
import { showSettings } from '../../../../../../renderer/shell/appearance.ts';
import { createClient } from '../../../../../../shared/rpc/client.ts';
import { servedScene, showScenes } from '../../../../../support/page/scenes.ts';
import { pageHost } from '../../../../table/page/host.ts';
import { looks } from '../../../../table/page/looks.js';
import { cardLooks } from './bench.js';
import Bench from './Bench.svelte';
import '../../../../../../renderer/ui/ui.css';

globalThis.looks = looks;
globalThis.cardLooks = cardLooks;

await showScenes(async () => {
  const scene = await servedScene();
  const { tongue, settings } = scene;
  const { transport, controls } = pageHost(games[0], scene);
  globalThis.controls = controls;
  showSettings(document.documentElement, tongue === 'de' ? 'de' : 'en', settings);
  const bench = mount(Bench, {
    target: document.body,
    props: { host: createClient(transport), tongue, settings },
  });
  return () => unmount(bench);
});
