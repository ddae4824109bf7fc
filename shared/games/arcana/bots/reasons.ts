import type { Message } from '../../../engine/game.ts';
import type { Json } from '../../../engine/json.ts';
import type { Reasons } from '../../../engine/reasons.ts';
import type { FollowUp, Partner, Play } from '../types.ts';
import { foeOf } from '../rules/foe.ts';
import { FULL_HEALTH, handLimit } from '../rules/players.ts';
import { resultOf, suitOf } from '../rules/play.ts';
import type { Action, CardNumber, Match, State } from '../types.ts';
import { NONE } from '../types.ts';
import { achieves, partAchieves, partsOf, playAlone } from './ways.ts';

/** All reasons; the words are in the text catalogues under `why.`. */
type Why =
  | 'whim'
  | 'pickCharacters'
  | 'pickLeader'
  | 'pair'
  | 'dispel'
  | 'dispel.last'
  | 'defeat'
  | 'attack'
  | 'heal'
  | 'heal.ahead'
  | 'draw'
  | 'focus'
  | 'focus.fresh'
  | 'rest'
  | 'rest.keep'
  | 'saveNote'
  | 'give'
  | 'followUp'
  | 'enough'
  | 'shield'
  | 'anyway';

const why = (key: Why, data: Message['data'] = {}): Message => ({
  key: `why.${key}`,
  data,
});

/** The reason for a random choice. */
export const WHIM = why('whim');

/** Why a player might do something. Hands are open (AR-R!5), so it may speak of all of them. */
export const reasons: Reasons<Match, State, Action> = {
  action(match, state, seat, action) {
    switch (action.do) {
      case 'play':
        return ofPlay(match, state, seat, action);
      case 'focus':
        return ofFocus(state.players[seat].hand.length, handLimit(match));
      case 'rest':
        return ofRest(match, state, seat);
      case 'pickCharacters':
      case 'pickLeader':
      case 'saveNote':
        return why(action.do);
    }
  },
  answer(question, _match, _state, value) {
    return question.kind === 'give' ? why('give', { seat: Number(value) }) : ofFollowUp(value);
  },
};

/** With a hand that is more than half full there is something to choose from. */
const ofFocus = (count: number, limit: number): Message =>
  2 * count > limit ? why('focus.fresh') : why('focus', { count, limit });

/** A player who rests with a useful card keeps it. */
function ofRest(match: Match, state: State, seat: number): Message {
  const { hand } = state.players[seat];
  const useful = hand.some((card) => achieves(match, state, seat, playAlone(match, state, seat, card)));
  return why(useful ? 'rest.keep' : 'rest');
}

function ofPlay(match: Match, state: State, seat: number, play: Play): Message {
  const useful = partsOf(play).filter((part) => partAchieves(match, state, seat, part));
  if (useful.length === 2) return why('pair', { card: useful[0].card, partner: useful[1].card });
  if (play.shieldTo !== NONE) return why('shield', { seat: play.shieldTo });
  const [part = play] = useful;
  return ofCard(match, state, seat, part, play.card);
}

/**
 * The most that one card does.
 *
 * @param lead the card whose rank counts
 */
function ofCard(
  match: Match,
  state: State,
  seat: number,
  { card, dispel, target }: Partner,
  lead: CardNumber,
): Message {
  const { wards, health } = foeOf(state);
  if (dispel) return wards === 1 ? why('dispel.last', { card }) : why('dispel', { card, left: wards - 1 });
  const { damages, heals, draws } = suitOf(match, card);
  const result = resultOf(match, state, seat, card, lead);
  if (damages && wards === 0) {
    return result >= health
      ? why('defeat', { card })
      : why('attack', { amount: result, left: health - result });
  }
  if (heals) return ofHealing(target, state.players[target].health);
  return draws ? why('draw', { amount: result }) : why('anyway');
}

/** With more than half of full health no player is about to fall. */
const ofHealing = (seat: number, health: number): Message =>
  why(2 * health > FULL_HEALTH ? 'heal.ahead' : 'heal', { seat, health });

function ofFollowUp(value: Json): Message {
  const { card } = value as unknown as FollowUp;
  return card === NONE ? why('enough') : why('followUp', { card });
}
