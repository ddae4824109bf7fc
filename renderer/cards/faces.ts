import { PALETTES, type Palette } from '../../shared/face/palettes.ts';
import { createSubscriber } from 'svelte/reactivity';
import { FaceStore } from './face-store.ts';
import { readPicture } from '../rpc/pictures.ts';
import { readIconFile } from './icon-files.ts';
import { PictureStore } from './picture-store.ts';

/** The pictures of packs on the page. */
export const pictures = new PictureStore(readPicture);

/** The faces of the page; all that is shown draws from them. */
export const faces = new FaceStore(readIconFile, undefined, pictures);

const watchPalette = createSubscriber((changed) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-palette'] });
  return () => observer.disconnect();
});

/** The palette that the settings put on the page. Read in an effect or a template, it is read again when it changes. */
export function palette(): Palette {
  watchPalette();
  const wanted = document.documentElement.dataset['palette'];
  return PALETTES.find((name) => name === wanted) ?? 'standard';
}
