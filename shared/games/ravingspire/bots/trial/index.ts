import type { Player } from '../../../../engine/drive.ts';
import { trying } from '../../../../engine/planner/trying.ts';
import { ravingspire } from '../../index.ts';
import type { Action, Match, State } from '../../types.ts';
import { chances } from '../adept/chances.ts';
import { hasStrange, strangeActions, strangeAnswers } from './strange.ts';

/** Worlds and games for one decision: enough to tell what is good from what is not. */
const BUDGET = { worlds: 2, rollouts: 4, screening: 1, depth: 100 } as const;

/** The squared difference of chances that speaks against anything but the usual: as much as a point of sanity brings. */
const UNSEEN = 0.0001;

/**
 * A player that tries what its estimates do not know, to the end of the hero's next turn.
 *
 * @param usual decides by its estimates
 * @param policy plays on, and tries nothing
 */
export const triesTheStrange = (
  usual: Player<Match, State, Action>,
  policy: Player<Match, State, Action>,
): Player<Match, State, Action> =>
  trying({
    game: ravingspire,
    usual,
    policy,
    applies: hasStrange,
    actions: strangeActions,
    answers: strangeAnswers,
    value: chances,
    unseen: UNSEEN,
    budget: ({ seats }) => ({ ...BUDGET, turns: 1 + seats }),
  });
