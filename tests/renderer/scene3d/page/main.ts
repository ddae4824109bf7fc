// A board of six spaces alone on a page under a strict content policy; tests speak to it through `six`.
import './globals.ts';

const place = document.getElementById('board');
if (place === null) throw new Error('the page has no place for the board');

let scene: typeof six.scene | null = null;
let card: WEBGL_lose_context | null = null;
const lost: boolean[] = [];

globalThis.six = {
  lost,
  get scene() {
    if (scene === null) throw new Error('there is no scene');
    return scene;
  },
  lose() {
    // Who has lost the context is not given the extension any more.
    card = place.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context') ?? null;
    card?.loseContext();
  },
  restore: () => card?.restoreContext(),
  async make(options) {
    const { makeBoard } = await import('./board.ts');
    scene = makeBoard(place, { ...options, onLost: (is) => lost.push(is) });
  },
};
