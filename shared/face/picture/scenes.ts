import type { SceneName } from '../vocabulary.ts';
import { crypt, curtain, forge, nave, rose, shelves } from './halls.ts';
import type { Plate } from './kit.ts';
import { pit, stairs, tower, waves } from './lands.ts';
import { gale, glory, moon, slashes, vortex } from './skies.ts';

export const SCENES: { readonly [N in SceneName]: (plate: Plate) => string } = {
  glory,
  moon,
  nave,
  forge,
  crypt,
  shelves,
  vortex,
  rose,
  slashes,
  stairs,
  curtain,
  waves,
  tower,
  pit,
  gale,
};
