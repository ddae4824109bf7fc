import { randomPlayer } from '../../../engine/players.ts';
import { drawFrom } from '../../../engine/random.ts';
import { arcana } from '../index.ts';
import { greedyPlayer } from './greedy.ts';
import { asSetUp, type Bot } from './opening.ts';
import { plannerOf } from './planner.ts';
import { referencePlayer } from './reference.ts';

/** The bots by name, the weakest first. */
export const arcanaBots: { readonly [name: string]: (seed: string) => Bot } = {
  random: (seed) => asSetUp(randomPlayer(arcana, drawFrom(seed))),
  greedy: () => greedyPlayer,
  reference: () => referencePlayer,
  planner: plannerOf,
};
