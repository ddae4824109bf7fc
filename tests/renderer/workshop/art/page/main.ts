import { mount, unmount } from 'svelte';
import '../../../../../renderer/ui/ui.css';
import type { Json } from '../../../../../shared/engine/json.ts';
import { PICTURES_PATH } from '../../../../../shared/rpc/wire.ts';
import { valueAt } from '../../../../../shared/packs/pointer.ts';
import { servedScene, showScenes } from '../../../../support/page/scenes.ts';
import { PackPort } from '../../page/pack-port.svelte.ts';
import type { BenchScene } from '../../page/scene.ts';
import './globals.ts';
import { PageArt } from './page-art.ts';
import Page from './Page.svelte';

/** Hands a file over as another program does. */
function handed(how: 'drop' | 'paste', file: File): void {
  const data = new DataTransfer();
  data.items.add(file);
  const common = { bubbles: true, cancelable: true };
  if (how === 'drop')
    for (const kind of ['dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(kind, { ...common, dataTransfer: data }));
  else
    (document.activeElement ?? document.body).dispatchEvent(
      new ClipboardEvent('paste', { ...common, clipboardData: data }),
    );
}

const PHOTOGRAPH = { width: 1600, height: 1200 };

/** A picture that no PNG makes small: every dot differs from the one before it. */
async function photograph(): Promise<void> {
  const canvas = new OffscreenCanvas(PHOTOGRAPH.width, PHOTOGRAPH.height);
  const context = canvas.getContext('2d')!;
  const dots = context.createImageData(canvas.width, canvas.height);
  for (let i = 0, seed = 1; i < dots.data.length; i++) {
    seed = (seed * 48_271) % 2_147_483_647;
    dots.data[i] = i % 4 === 3 ? 255 : seed % 256;
  }
  context.putImageData(dots, 0, 0);
  const type = 'image/webp';
  handed('drop', new File([await canvas.convertToBlob({ type, quality: 0.5 })], 'noise.webp', { type }));
}

await showScenes(async () => {
  const scene = await servedScene<BenchScene>();
  const { tongue } = scene;
  const pack = new PackPort(scene);
  const port = new PageArt(pack);
  document.documentElement.lang = tongue === 'de' ? 'de' : 'en';
  document.documentElement.style.setProperty('--text-scale', String(scene.textSize));
  const ask = globalThis.fetch;
  // What the pack of the page has is asked of the page itself.
  globalThis.fetch = (wanted, init) => {
    const { pathname } = new URL(wanted instanceof Request ? wanted.url : wanted, location.href);
    const picture = pathname.startsWith(PICTURES_PATH)
      ? port.read(pathname.slice(PICTURES_PATH.length))
      : null;
    return picture === null ? ask(wanted, init) : Promise.resolve(new Response(picture));
  };
  const page = mount(Page, { target: document.body, props: { port, tongue } });
  globalThis.art = {
    written: () => valueAt(pack.definition, '/art') as Json | undefined,
    steps: () => pack.steps,
    undo: () => pack.undo(),
    redo: () => pack.redo(),
    taken: () => port.taken,
    hand: (how, { name, type, base64 }) =>
      handed(
        how,
        new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type }),
      ),
    photograph,
  };
  return () => {
    globalThis.fetch = ask;
    return unmount(page);
  };
});
