import type { Partner, Play } from '../types.ts';
import { canDraw } from '../rules/deck.ts';
import { foeOf } from '../rules/foe.ts';
import { hasTalent, mayDispel, sets, suitOf } from '../rules/play.ts';
import { FULL_HEALTH, giftOf, handLimit, standing } from '../rules/players.ts';
import type { CardNumber, Match, State } from '../types.ts';
import { NONE } from '../types.ts';

/** The standing player with the least health; of equals the first. */
export const weakest = (state: State): number =>
  standing(state).reduce((least, seat) =>
    state.players[seat].health < state.players[least].health ? seat : least,
  );

/** Free hand places of all standing players. */
export const roomOfAll = (match: Match, state: State): number =>
  standing(state).reduce((room, seat) => room + handLimit(match) - state.players[seat].hand.length, 0);

/** Whether a play brings about anything at all: one that does not is a card thrown away. */
export function achieves(match: Match, state: State, seat: number, play: Play): boolean {
  if (play.shieldTo !== NONE) return true;
  return partsOf(play).some((part) => partAchieves(match, state, seat, part));
}

/** The cards of a play, each as it is played. */
export const partsOf = (play: Play): Partner[] => (play.partner === null ? [play] : [play, play.partner]);

/** Whether one card of a play brings about anything by itself. */
export function partAchieves(
  match: Match,
  state: State,
  seat: number,
  { card, dispel, target }: Partner,
): boolean {
  if (dispel || sets(match, state, seat, 'sanctuary', card, dispel)) return true;
  const { damages, heals, draws } = suitOf(match, card);
  if (damages && foeOf(state).wards === 0) return true;
  if (draws && canDraw(state) && roomOfAll(match, state) > 0) return true;
  return heals && (giftOf(match, state, seat).beyondCap || state.players[target].health < FULL_HEALTH);
}

/** A card played by itself as a bot plays it: it dispels when it may, heals the weakest and shields its own player. */
export function playAlone(match: Match, state: State, seat: number, card: CardNumber): Play {
  const part = partOf(match, state, card, 0);
  const shielding = sets(match, state, seat, 'shield', card, part.dispel);
  return { do: 'play', ...part, shieldTo: shielding ? seat : NONE, partner: null };
}

/** A further card of a play, in the same manner. */
export const partnerOf = (match: Match, state: State, { dispel }: Play, card: CardNumber): Partner =>
  partOf(match, state, card, dispel ? 1 : 0);

/** Hand cards that may go along with a card: for a Mage all others, else none (AR-CLASS-3). */
export function partnersFor(match: Match, state: State, seat: number, card: CardNumber): CardNumber[] {
  if (!hasTalent(match, state, seat, 'pair', card)) return [];
  return state.players[seat].hand.filter((other) => other !== card);
}

function partOf(match: Match, state: State, card: CardNumber, before: number): Partner {
  const target = suitOf(match, card).heals ? weakest(state) : NONE;
  return { card, dispel: mayDispel(match, state, card, before), target };
}
