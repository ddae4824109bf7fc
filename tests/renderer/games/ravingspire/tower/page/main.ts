// The tower alone on a page under a strict content policy; tests speak to it through `stage`.
import type { Tower } from '../../../../../../renderer/games/ravingspire/tower/index.ts';
import './globals.ts';

const place = document.getElementById('board');
if (place === null) throw new Error('the page has no place for the tower');

let tower: Tower | null = null;
let card: WEBGL_lose_context | null = null;
const lost: boolean[] = [];
const violations: string[] = [];
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  violations.push(`${violatedDirective} ${blockedURI}`),
);

globalThis.stage = {
  lost,
  violations,
  get tower() {
    if (tower === null) throw new Error('there is no tower');
    return tower;
  },
  lose() {
    // Who has lost the context is not given the extension any more.
    card = place.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context') ?? null;
    card?.loseContext();
  },
  restore: () => card?.restoreContext(),
  async make(options) {
    // Late, as the table does it.
    const { makeTower } = await import('../../../../../../renderer/games/ravingspire/tower/index.ts');
    tower = makeTower(place, { ...options, onLost: (is) => lost.push(is) });
  },
};
