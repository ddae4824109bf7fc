// The tower alone on a page under a strict content policy; tests speak to it through `stage`.
import type { Tower } from '../../../../../../renderer/games/ravingspire/tower/index.ts';
import './globals.ts';

const place = document.getElementById('board');
if (place === null) throw new Error('the page has no place for the tower');

let tower: Tower | null = null;
const violations: string[] = [];
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  violations.push(`${violatedDirective} ${blockedURI}`),
);

globalThis.stage = {
  violations,
  get tower() {
    if (tower === null) throw new Error('there is no tower');
    return tower;
  },
  async make(options) {
    // Late, as the table does it.
    const { makeTower } = await import('../../../../../../renderer/games/ravingspire/tower/index.ts');
    tower = makeTower(place, options);
  },
};
