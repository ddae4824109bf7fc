import type { MakeBot } from '../../../../engine/drive.ts';
import { planner } from '../../../../engine/planner/planner.ts';
import type { Plan } from '../../../../engine/planner/plan.ts';
import { ravingspire } from '../../index.ts';
import type { Action, Event, Match, State } from '../../types.ts';
import { adeptPlayer } from '../adept.ts';
import { budget } from './budget.ts';
import { candidates } from './candidates.ts';
import { chances } from '../adept/chances.ts';
import { quickPlayer } from './policy.ts';

/** What the planner knows of this game. */
export const masterPlan: Plan<Match, State, Action, Event> = {
  game: ravingspire,
  usual: () => adeptPlayer,
  policy: quickPlayer,
  candidates,
  value: chances,
  unseen: 0.02,
  budget,
};

/** Plays as the adept does, and where it matters tries what else it could do in worlds that look like this one. */
export const masterPlayer: MakeBot<Match, State, Action> = planner(masterPlan);
