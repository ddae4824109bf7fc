import type { Partner, Play } from '../types.ts';
import { options } from '../actions/index.ts';
import { FOCUSED, RESTED } from '../rules/effects.ts';
import { foeOf } from '../rules/foe.ts';
import { resultOf, suitOf } from '../rules/play.ts';
import { FULL_HEALTH, giftOf, handLimit } from '../rules/players.ts';
import type { Action, Match, State } from '../types.ts';
import { answerPlainly } from './answers.ts';
import { asSetUp, type Bot } from './opening.ts';
import { roomOfAll } from './ways.ts';

/** A ward counts as much as this damage. */
const WARD = 5;

/** Takes what has the most effect at once: damage, health, cards and wards, whether they are needed or not. */
export const greedyPlayer: Bot = asSetUp({
  act(match, state, seat) {
    const offered = options(match, state, seat).map((action) => ({
      action,
      effect: effectOf(match, state, seat, action),
    }));
    return offered.reduce((best, one) => (one.effect > best.effect ? one : best)).action;
  },
  answer: answerPlainly,
});

function effectOf(match: Match, state: State, seat: number, action: Action): number {
  const { health, hand } = state.players[seat];
  switch (action.do) {
    case 'play':
      return [action, ...(action.partner ? [action.partner] : [])].reduce(
        (sum, part) => sum + ofPart(match, state, seat, part, action),
        0,
      );
    case 'focus':
      return Math.min(FOCUSED, handLimit(match) - hand.length);
    case 'rest':
      return Math.max(0, Math.min(RESTED, FULL_HEALTH - health));
    case 'pickCharacters':
    case 'pickLeader':
    case 'saveNote':
      return 0;
  }
}

/** What one card of a play does. */
function ofPart(
  match: Match,
  state: State,
  seat: number,
  { card, dispel, target }: Partner,
  lead: Play,
): number {
  const foe = foeOf(state);
  const { damages, heals, draws } = suitOf(match, card);
  const result = resultOf(match, state, seat, card, lead.card);
  let effect = dispel ? WARD : 0;
  if (damages && foe.wards === 0) effect += Math.min(result, foe.health);
  if (draws) effect += Math.min(result, roomOfAll(match, state));
  if (heals) {
    const missing = giftOf(match, state, seat).beyondCap
      ? result
      : FULL_HEALTH - state.players[target].health;
    effect += Math.max(0, Math.min(result, missing));
  }
  return effect;
}
