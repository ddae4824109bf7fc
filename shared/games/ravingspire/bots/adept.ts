import type { Player } from '../../../engine/drive.ts';
import type { Action, Match, State } from '../types.ts';
import { greedyPlayer } from './greedy.ts';
import { triesTheStrange } from './trial/index.ts';
import { plainAdept } from './adept/index.ts';

/** The adept, which tries what its reckoning does not know. */
export const adeptPlayer: Player<Match, State, Action> = triesTheStrange(plainAdept, greedyPlayer);
