import type { Message } from '../../../engine/game.ts';
import type { Json } from '../../../engine/json.ts';
import type { Reasons } from '../../../engine/reasons.ts';
import type { FollowUp, Partner, Play } from '../action-schema.ts';
import { foeOf } from '../rules/foe.ts';
import { handLimit } from '../rules/players.ts';
import { resultOf, suitOf } from '../rules/play.ts';
import type { Action, Match, State } from '../types.ts';
import { NONE } from '../types.ts';

/** All reasons that there are; the words stand in the text catalogues under `why.`. */
export const WHYS = [
  'whim',
  'pickCharacters',
  'pickLeader',
  'pair',
  'dispel',
  'dispel.last',
  'defeat',
  'attack',
  'heal',
  'draw',
  'focus',
  'rest',
  'saveNote',
  'give',
  'followUp',
  'enough',
  'shield',
  'anyway',
] as const;

const why = (key: (typeof WHYS)[number], data: Message['data'] = {}): Message => ({
  key: `why.${key}`,
  data,
});

/** What is said of a choice that was drawn by lot. */
export const WHIM = why('whim');

/** Why a player might do something. Hands lie open (AR-R!5), so it may speak of all of them. */
export const reasons: Reasons<Match, State, Action> = {
  action(match, state, seat, action) {
    switch (action.do) {
      case 'play':
        return ofPlay(match, state, seat, action);
      case 'focus':
        return why('focus', { count: state.players[seat].hand.length, limit: handLimit(match) });
      case 'pickCharacters':
      case 'pickLeader':
      case 'rest':
      case 'saveNote':
        return why(action.do);
    }
  },
  answer(question, _match, _state, value) {
    return question.kind === 'give' ? why('give', { seat: Number(value) }) : ofFollowUp(value);
  },
};

function ofPlay(match: Match, state: State, seat: number, play: Play): Message {
  if (play.partner !== null) return why('pair', { card: play.card, partner: play.partner.card });
  if (play.shieldTo !== NONE) return why('shield', { seat: play.shieldTo });
  return ofCard(match, state, seat, play);
}

/** The most that one card does. */
function ofCard(match: Match, state: State, seat: number, { card, dispel, target }: Partner): Message {
  const { wards, health } = foeOf(state);
  if (dispel) return wards === 1 ? why('dispel.last', { card }) : why('dispel', { card, left: wards - 1 });
  const { damages, heals, draws } = suitOf(match, card);
  const result = resultOf(match, state, seat, card);
  if (damages && wards === 0) {
    return result >= health
      ? why('defeat', { card })
      : why('attack', { amount: result, left: health - result });
  }
  if (heals) return why('heal', { seat: target, health: state.players[target].health });
  return draws ? why('draw', { amount: result }) : why('anyway');
}

function ofFollowUp(value: Json): Message {
  const { card } = value as unknown as FollowUp;
  return card === NONE ? why('enough') : why('followUp', { card });
}
