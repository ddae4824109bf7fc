import { randomPlayer } from '../../../engine/players.ts';
import { drawFrom } from '../../../engine/random.ts';
import { explainedBots } from '../../../engine/reasons.ts';
import { arcana } from '../index.ts';
import { greedyPlayer } from './greedy.ts';
import { asSetUp, type Bot } from './opening.ts';
import { plannerOf } from './planner.ts';
import { reasons, WHIM } from './reasons.ts';
import { referencePlayer } from './reference.ts';

/** The bots by name, the weakest first. */
const BOTS: { readonly [name: string]: (seed: string) => Bot } = {
  random: (seed) => ({ ...asSetUp(randomPlayer(arcana, drawFrom(seed))), why: () => WHIM }),
  greedy: () => greedyPlayer,
  reference: () => referencePlayer,
  planner: plannerOf,
};

/** The bots with their reasons. */
export const arcanaBots = explainedBots(BOTS, reasons);
