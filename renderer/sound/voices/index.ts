import type { SoundName } from '../../../shared/tableau/motion/sounds.ts';
import type { Voice } from '../synth.ts';
import { breath, choir, gasp } from './breath.ts';
import { burn, match } from './flame.ts';
import { bell, blow, key } from './iron.ts';
import { paper, shuffle } from './paper.ts';
import { stone } from './stone.ts';
import { wax } from './wax.ts';
import { dice, step } from './wood.ts';

/** How a sound is made, and how it is played. */
export interface Made {
  readonly voice: Voice;
  /** Seconds until it has died away: less than 0.45 but for the bell and the stone, which ring. */
  readonly seconds: number;
  /** How many that differ a little are made; one of them is heard each time. */
  readonly takes: number;
  /** How loud beside the others, 0 to 1. */
  readonly gain: number;
}

export const VOICES: { readonly [N in SoundName]: Made } = {
  paper: { voice: paper, seconds: 0.22, takes: 4, gain: 0.5 },
  shuffle: { voice: shuffle, seconds: 0.43, takes: 1, gain: 0.6 },
  wax: { voice: wax, seconds: 0.2, takes: 1, gain: 0.55 },
  match: { voice: match, seconds: 0.42, takes: 2, gain: 0.5 },
  burn: { voice: burn, seconds: 0.44, takes: 2, gain: 0.8 },
  dice: { voice: dice, seconds: 0.44, takes: 4, gain: 0.9 },
  step: { voice: step, seconds: 0.1, takes: 3, gain: 0.55 },
  stone: { voice: stone, seconds: 1, takes: 2, gain: 0.8 },
  bell: { voice: bell, seconds: 1.75, takes: 1, gain: 0.9 },
  breath: { voice: breath, seconds: 0.42, takes: 2, gain: 0.7 },
  gasp: { voice: gasp, seconds: 0.27, takes: 2, gain: 0.6 },
  blow: { voice: blow, seconds: 0.25, takes: 2, gain: 0.8 },
  key: { voice: key, seconds: 0.28, takes: 1, gain: 0.6 },
  choir: { voice: choir, seconds: 0.44, takes: 1, gain: 0.85 },
};
