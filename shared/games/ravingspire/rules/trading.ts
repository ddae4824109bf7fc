import type { Refusal } from '../../../engine/game.ts';
import { kindBit } from './card.ts';
import { NONE, type CardNumber, type G, type Match, type State } from '../types.ts';
import { distinct } from './ask.ts';
import { loseSanity } from './madness.ts';
import { hasMove } from './move.ts';
import { hasTradePartner, partners } from './partners.ts';
import { slotOf, toHand } from './piles.ts';
import { refuse } from './refuse.ts';
import { endedEarly, enterDraw } from './turn.ts';

/** Weapons, armor, objects and relics may be traded (TRADE-1). */
const TRADEABLE = kindBit('weapon') | kindBit('armor') | kindBit('object') | kindBit('relic');
/** What is one of these as well cannot be (TRADE-1). */
const NEVER = kindBit('adventurer') | kindBit('attack') | kindBit('dungeon');

/** What an offer asks for: a card, NONE, or a card of the partner's choice (TRADE-4). */
export type Wanted = CardNumber | 'any';

/** Whether trades are possible now: before or after Move, but before Draw (TRADE-1). */
const mayTrade = (state: State): boolean => state.trading || (hasMove(state) && !state.bonus);

/** Whether a card is of a kind that may be traded at all (TRADE-1). */
export function isTradeable(match: Match, card: CardNumber): boolean {
  const { kinds } = match.cards[card];
  return (kinds & TRADEABLE) !== 0 && (kinds & NEVER) === 0;
}

/** Cards of a hero that may be traded: from hand or slots, not turned over. */
export function tradeable(match: Match, state: State, seat: number): CardNumber[] {
  const hero = state.heroes[seat];
  const slotted = hero.slots.flat().filter((card) => !hero.turned.includes(card));
  return [...hero.hand, ...slotted].filter((card) => isTradeable(match, card));
}

/** Cards of a partner that can be asked for by name: only those that every seat can see (INFO-2). */
export function askable(match: Match, state: State, partner: number): CardNumber[] {
  const { hand } = state.heroes[partner];
  const cards = tradeable(match, state, partner);
  return match.options.flanking ? cards.filter((card) => !hand.includes(card)) : cards;
}

/** What an offer can ask for without naming a card: nothing, and with hidden hands any card of the partner's (TRADE-4). */
export const unnamed = (match: Match): readonly Wanted[] => (match.options.flanking ? [NONE, 'any'] : [NONE]);

function checkGive(match: Match, state: State, seat: number, card: CardNumber): Refusal | null {
  const hero = state.heroes[seat];
  if (!hero.hand.includes(card) && slotOf(hero, card) < 0)
    return refuse('not-yours-to-use', { card }, 'TRADE-1');
  return tradeable(match, state, seat).includes(card) ? null : refuse('not-tradeable', { card }, 'TRADE-1');
}

function checkTake(match: Match, state: State, partner: number, take: Wanted): Refusal | null {
  if (take === NONE) return null;
  if (take === 'any') return match.options.flanking ? null : refuse('trade-open-hands', {}, 'TRADE-4');
  const known = askable(match, state, partner).includes(take);
  return known ? null : refuse('not-tradeable', { card: take }, 'TRADE-1');
}

/** Why a trade cannot be offered, or null. One card for one card, or one card for none, either way. */
export function checkTrade(
  match: Match,
  state: State,
  seat: number,
  partner: number,
  give: CardNumber,
  take: Wanted,
): Refusal | null {
  if (!match.options.trading) return refuse('trading-off', {}, 'TRADE-1');
  if (!mayTrade(state)) return refuse('wrong-phase', { phase: state.phase }, 'TRADE-1');
  if (state.traded.includes(partner)) return refuse('traded-already', { seat: partner }, 'TRADE-1');
  if (!partners(match, state).includes(partner)) return refuse('partner-away', { seat: partner }, 'TRADE-1');
  if (give === NONE && take === NONE) return refuse('trade-nothing', {}, 'TRADE-1');
  const refusal =
    (give === NONE ? null : checkGive(match, state, seat, give)) ?? checkTake(match, state, partner, take);
  if (refusal) return refusal;
  return wasRefused(match, state, partner, give, take)
    ? refuse('offer-refused', { seat: partner }, 'TRADE-3')
    : null;
}

/** Whether the same offer, copies of a card being the same, ended in a no this turn (TRADE-3, TRADE-4). */
function wasRefused(match: Match, state: State, partner: number, give: CardNumber, take: Wanted): boolean {
  const same = (a: Wanted, b: Wanted): boolean =>
    a === b || (isCard(a) && isCard(b) && match.cards[a].id === match.cards[b].id);
  return state.refused.some(
    (offer) => offer.with === partner && same(offer.give, give) && same(wantedIn(offer.take), take),
  );
}

const isCard = (wanted: Wanted): wanted is CardNumber => wanted !== 'any' && wanted !== NONE;

/** Stands for a card of the partner's choice in the list of refused offers. */
const ANY = -2;
const wantedIn = (take: CardNumber): Wanted => (take === ANY ? 'any' : take);

/**
 * Offers a trade; if both agree, cards change hands and both lose sanity for what lurks (TRADE-2). Cards that are named
 * but do not move are not revealed (TRADE-4).
 */
export function trade(g: G, seat: number, partner: number, give: CardNumber, take: Wanted): void {
  const { state } = g;
  const decline = (who: number, other: number): void => {
    state.refused.push({ with: partner, give, take: take === 'any' ? ANY : take });
    g.emit({ kind: 'tradeRefused', with: who, seat: other, rule: 'TRADE-1' });
  };
  if (take !== 'any') {
    if (askTrade(g, seat, partner, give, take)) settle(g, seat, partner, give, take);
    else decline(partner, seat);
    return;
  }
  const named = askForCard(g, seat, partner, give);
  if (named === NONE) {
    decline(partner, seat);
    return;
  }
  // The active player is about to see a hidden card.
  g.reveal();
  if (confirmTrade(g, seat, partner, give, named)) settle(g, seat, partner, give, named);
  else decline(seat, partner);
}

/** Cards change hands, and both pay for what lurks on their levels (TRADE-1, TRADE-2). */
function settle(g: G, seat: number, partner: number, give: CardNumber, take: CardNumber): void {
  const { state, match } = g;
  if (give !== NONE) toHand(g, partner, give);
  if (take !== NONE) toHand(g, seat, take);
  state.traded.push(partner);
  g.emit({ kind: 'traded', with: partner, give, take, seat, rule: 'TRADE-1' });
  const prices = [seat, partner].map((trader) => [trader, lurking(match, state, trader)] as const);
  for (const [trader, price] of prices) loseSanity(g, trader, price, 'TRADE-2');
  if (endedEarly(g)) return;
  if (state.trading && !hasTradePartner(match, state)) enterDraw(g);
}

/** Adversaries on, and foe token at, the level a hero is on: what a trade costs it in sanity (TRADE-2). */
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

/** Asks the partner for a card of theirs, also where they can only say no: what they hold must not show (TRADE-4). */
function askForCard(g: G, seat: number, partner: number, give: CardNumber): CardNumber {
  const cards = distinct(g, tradeable(g.match, g.state, partner));
  const options: readonly (CardNumber | 'no')[] = ['no', ...cards];
  const data = { values: 'cards', from: seat, give, take: 'any' };
  const named = g.ask({ seat: partner, kind: 'trade', options, rule: 'TRADE-4', data, wants: 'lose' });
  return named === 'no' ? NONE : named;
}

function confirmTrade(g: G, seat: number, partner: number, give: CardNumber, take: CardNumber): boolean {
  const question = { seat, kind: 'tradeConfirm', options: ['no', 'yes'] as const, rule: 'TRADE-4' };
  return g.choose({ ...question, data: { values: 'words', from: partner, give, take } }) === 'yes';
}
