// A board of six spaces alone on a page under a strict content policy; tests speak to it through `six`.
import './globals.ts';

const place = document.getElementById('board');
if (place === null) throw new Error('the page has no place for the board');

let scene: typeof six.scene | null = null;

globalThis.six = {
  get scene() {
    if (scene === null) throw new Error('there is no scene');
    return scene;
  },
  async make(options) {
    const { makeBoard } = await import('./board.ts');
    scene = makeBoard(place, options);
  },
};
