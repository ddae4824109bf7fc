// The shell with a host that lives in the page. Plain JavaScript: the type check of tests knows no page.
import { mount, unmount } from 'svelte';
import '../../../../renderer/ui/ui.css';
import { showScenes } from '../../../support/page/scenes.ts';
import Page from './Page.svelte';

await showScenes(async () => {
  const page = mount(Page, { target: document.getElementById('app') });
  return () => unmount(page);
});
