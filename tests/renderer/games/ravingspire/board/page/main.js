import { mount, unmount } from 'svelte';
import { showSettings } from '../../../../../../renderer/shell/appearance.ts';
import { games } from '../../../../../../shared/games/index.ts';
import { createClient } from '../../../../../../shared/rpc/client.ts';
import { servedScene, showScenes } from '../../../../../support/page/scenes.ts';
import { pageHost } from '../../../../table/page/host.ts';
import { looks } from '../../../../table/page/looks.js';
import Page from './Page.svelte';
import { probe } from './probe.js';
import '../../../../../../renderer/ui/ui.css';

globalThis.looks = looks;
globalThis.probe = probe;

await showScenes(async () => {
  const scene = await servedScene();
  const { tongue, settings } = scene;
  const { transport, controls } = pageHost(games[0], scene);
  globalThis.controls = controls;
  globalThis.seen = { view: null, look: null, shown: 0, everything: () => undefined };
  showSettings(document.documentElement, tongue === 'de' ? 'de' : 'en', settings);
  const page = mount(Page, {
    target: document.body,
    props: { host: createClient(transport), tongue, settings: scene.board, seen: globalThis.seen },
  });
  // Frames of a page that is not painted do not wait for the tower to be drawn, and tests count them.
  if (scene.board.kind === 'solid') globalThis.paint();
  return () => unmount(page);
});
