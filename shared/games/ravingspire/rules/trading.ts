import type { Refusal } from '../../../engine/game.ts';
import { kindBit } from '../content/card.ts';
import type { CardNumber, G, Match, State } from '../types.ts';
import { NONE } from '../types.ts';
import { adjacent, heroPlace } from './board.ts';
import { loseSanity } from './madness.ts';
import { hasMove } from './move.ts';
import { slotOf, toHand } from './piles.ts';
import { refuse } from './refuse.ts';
import { endedEarly, enterDraw } from './turn.ts';

/** Weapons, armor, objects and relics may be traded (TRADE-1). */
const TRADEABLE = kindBit('weapon') | kindBit('armor') | kindBit('object') | kindBit('relic');

/** Whether two heroes on the board are within 0 to 1 spaces of each other (TRADE-1). */
function inReach(match: Match, state: State, a: number, b: number): boolean {
  const here = heroPlace(match, state, a);
  const there = heroPlace(match, state, b);
  return here === there || adjacent(match, state, here, there);
}

/** The seats that the active hero may still trade with this turn. */
export function partners(match: Match, state: State): number[] {
  if (!match.options.trading) return [];
  return state.heroes.flatMap((hero, seat) =>
    seat !== state.active &&
    !hero.removed &&
    !state.traded.includes(seat) &&
    inReach(match, state, state.active, seat)
      ? [seat]
      : [],
  );
}

/** Whether the turn pauses after Move for a trade (TRADE-3). */
export const somebodyToTradeWith = (match: Match, state: State): boolean => partners(match, state).length > 0;

/** Whether trades are possible now: before or after Move, but before Draw (TRADE-1). */
export const mayTrade = (state: State): boolean => state.trading || (hasMove(state) && !state.bonus);

/** Cards of a hero that may be traded: from hand or slots, not turned over. */
export function tradeable(match: Match, state: State, seat: number): CardNumber[] {
  const hero = state.heroes[seat];
  const slotted = hero.slots.flat().filter((card) => !hero.turned.includes(card));
  return [...hero.hand, ...slotted].filter((card) => (match.cards[card].kinds & TRADEABLE) !== 0);
}

/** Cards of a partner that can be asked for: only what everybody can see (INFO-2). */
export function askable(match: Match, state: State, partner: number): CardNumber[] {
  const { hand } = state.heroes[partner];
  const cards = tradeable(match, state, partner);
  return match.options.flanking ? cards.filter((card) => !hand.includes(card)) : cards;
}

function checkGive(match: Match, state: State, seat: number, card: CardNumber): Refusal | null {
  const hero = state.heroes[seat];
  if (!hero.hand.includes(card) && slotOf(hero, card) < 0)
    return refuse('not-yours-to-use', { card }, 'TRADE-1');
  return tradeable(match, state, seat).includes(card) ? null : refuse('not-tradeable', { card }, 'TRADE-1');
}

/** Why a trade cannot be offered, or null. One card for one card, or one card for none. */
export function checkTrade(
  match: Match,
  state: State,
  seat: number,
  partner: number,
  give: CardNumber,
  take: CardNumber,
): Refusal | null {
  if (!match.options.trading) return refuse('trading-off', {}, 'TRADE-1');
  if (!mayTrade(state)) return refuse('wrong-phase', { phase: state.phase }, 'TRADE-1');
  if (state.traded.includes(partner)) return refuse('traded-already', { seat: partner }, 'TRADE-1');
  if (!partners(match, state).includes(partner)) return refuse('partner-away', { seat: partner }, 'TRADE-1');
  const refusal = checkGive(match, state, seat, give);
  if (refusal) return refusal;
  if (take !== NONE && !askable(match, state, partner).includes(take)) {
    return refuse('not-tradeable', { card: take }, 'TRADE-1');
  }
  const same = state.refused.some(
    (offer) => offer.with === partner && offer.give === give && offer.take === take,
  );
  return same ? refuse('offer-refused', { seat: partner }, 'TRADE-3') : null;
}

/** Offers a trade; if the partner agrees, cards change hands and both lose sanity for what lurks (TRADE-2). */
export function trade(g: G, seat: number, partner: number, give: CardNumber, take: CardNumber): void {
  const { state, match } = g;
  const agreed = askTrade(g, seat, partner, give, take);
  if (!agreed) {
    state.refused.push({ with: partner, give, take });
    g.emit({ kind: 'tradeRefused', with: partner, seat, rule: 'TRADE-1' });
    return;
  }
  toHand(g, partner, give);
  if (take !== NONE) toHand(g, seat, take);
  state.traded.push(partner);
  g.emit({ kind: 'traded', with: partner, give, take, seat, rule: 'TRADE-1' });
  const prices = [seat, partner].map((trader) => [trader, lurking(match, state, trader)] as const);
  for (const [trader, price] of prices) loseSanity(g, trader, price, 'TRADE-2');
  if (endedEarly(g)) return;
  if (state.trading && !somebodyToTradeWith(match, state)) enterDraw(g);
}

/** Adversaries on, and foe token at, the level a hero stands on: what a trade costs it in sanity (TRADE-2). */
export function lurking(match: Match, state: State, seat: number): number {
  const { level } = state.heroes[seat];
  const { ring, foe } = state.levels[level];
  const adversaries = ring.filter((card) => card !== NONE && match.cards[card].kind === 'adversary').length;
  return adversaries + (foe === NONE ? 0 : 1);
}

function askTrade(g: G, seat: number, partner: number, give: CardNumber, take: CardNumber): boolean {
  const question = { seat: partner, kind: 'trade', options: ['no', 'yes'] as const, rule: 'TRADE-1' };
  return g.choose({ ...question, data: { values: 'words', from: seat, give, take } }) === 'yes';
}
