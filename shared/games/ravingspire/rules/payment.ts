import type { Refusal } from '../../../engine/game.ts';
import type { AttributeName, CardNumber, G, Match, Pay, State } from '../types.ts';
import { attributeBit, NONE } from '../types.ts';
import { brutePrice, meetsMatrix, total, type Price, type Sum } from './cost.ts';
import { slotOf } from './piles.ts';
import { checkPlayable, isReady, playCard, takeForPower, useUp } from './play.ts';
import { refuse } from './refuse.ts';
import { fireSpent } from './triggers.ts';
import { allowedOf, freePower, isForbidden, lensOf, NO_POWER, powerOf, type Lens } from './values.ts';

/** What a payment is for. */
export interface Purpose {
  /** What is paid, or null for a fixed price such as the Well's. */
  card: CardNumber;
  price: Price;
  brute: boolean;
  /** Whether it is spent against an adversary, a foe or the Spire card. */
  enemies: boolean;
  /** Whether what is paid is still there: a card of the payment may take it away (ENC-10). */
  there: () => boolean;
}

const isCard = (pay: Pay): pay is { readonly card: CardNumber; readonly as: AttributeName } => 'card' in pay;

/** The power that a card would give if it were paid with now, at best: what it may give when spent (ENC-10). */
export function payable(
  match: Match,
  state: State,
  seat: number,
  card: CardNumber,
  enemies: boolean,
  lens = lensOf(match, state, seat),
): number {
  const power = powerOf(match, state, seat, card, enemies, lens);
  const generating = state.heroes[seat].generating.includes(card);
  const maySurge = enemies && !generating && state.phase !== 'explore';
  return maySurge ? Math.max(surgeOf(match, state, seat, card), power) : power;
}

/** The most that a card may be raised to when it is spent in this battle, 0 where it is not raised. */
function surgeOf(match: Match, state: State, seat: number, card: CardNumber): number {
  let most = 0;
  for (const { power, holds } of match.cards[card].surges)
    if (power > most && holds(match, state, seat, card)) most = power;
  return most;
}

/** The unspent point of the hero's own ability, generated or still to be generated (HERO-3); amount 0: none. */
export function unspentPoint(match: Match, state: State, seat: number): { amount: number; as: number } {
  if (state.phase === 'explore') return NO_POWER;
  if (state.free.amount > 0) return state.free;
  const power = freePower(match, state, seat);
  return power.index === NONE || state.used.includes(power.index) ? NO_POWER : power;
}

function freePoint(match: Match, state: State, seat: number, as: AttributeName): number {
  const point = unspentPoint(match, state, seat);
  return (point.as & attributeBit(as)) !== 0 ? point.amount : 0;
}

/** Why one entry of a payment cannot be used, or null. */
function checkPay(
  match: Match,
  state: State,
  seat: number,
  pay: Pay,
  enemies: boolean,
  lens: Lens,
): Refusal | null {
  if (!isCard(pay)) {
    return freePoint(match, state, seat, pay.as) > 0 ? null : refuse('no-power', {}, 'HERO-3');
  }
  const { card } = pay;
  const hero = state.heroes[seat];
  if (state.phase === 'explore') {
    const there = hero.hand.includes(card) || (slotOf(hero, card) >= 0 && !hero.turned.includes(card));
    if (!there) return refuse('not-yours-to-use', { card }, 'EXP-1');
    if (state.departed.includes(card)) return refuse('gave-power', { card }, 'CARD-19');
  } else if (!isReady(state, seat, card)) {
    const refusal = checkPlayable(match, state, seat, card);
    if (refusal) return refusal;
  } else if (isForbidden(match, state, seat, card)) return refuse('forbidden-in-battle', { card }, 'CARD-6');
  if ((allowedOf(match, state, seat, card, enemies, lens) & attributeBit(pay.as)) === 0) {
    return refuse('wrong-attribute', { card, as: pay.as }, 'ENC-2');
  }
  return null;
}

/** The sum of a payment by attribute, with what flankers assist (FLANK-3). */
function sumOfPay(
  match: Match,
  state: State,
  seat: number,
  pays: readonly Pay[],
  value: (card: CardNumber) => number,
): Sum {
  const sum = { fight: 0, skill: 0, charm: 0 };
  for (const pay of pays)
    sum[pay.as] += isCard(pay) ? value(pay.card) : freePoint(match, state, seat, pay.as);
  return sum;
}

/** Whether a sum, with what flankers put in for this card, pays the price. */
export function pays(state: State, card: CardNumber, price: Price, sum: Sum, brute: boolean): boolean {
  const assists = state.flanks.filter((flank) => flank.assist && flank.enemy === card);
  if (brute) {
    const needed = brutePrice(price);
    return needed >= 0 && total(sum) + assists.reduce((n, { amount }) => n + amount, 0) >= needed;
  }
  if (assists.length === 0) return meetsMatrix(price, sum);
  const place = (i: number, now: Sum): boolean => {
    if (i === assists.length) return meetsMatrix(price, now);
    const { as, amount } = assists[i];
    // A card without power counts as nothing.
    if (as === 0) return place(i + 1, now);
    return (['fight', 'skill', 'charm'] as const).some(
      (name) => (as & attributeBit(name)) !== 0 && place(i + 1, { ...now, [name]: now[name] + amount }),
    );
  };
  return place(0, sum);
}

/** Why a payment is not enough or not possible, or null. Checked before anything is played (ENC-10). */
export function checkPayment(
  match: Match,
  state: State,
  seat: number,
  entries: readonly Pay[],
  purpose: Purpose,
): Refusal | null {
  const { card, price, brute, enemies } = purpose;
  const keys = entries.map((pay) => (isCard(pay) ? pay.card : NONE));
  if (new Set(keys).size < keys.length) return refuse('paid-twice', {}, 'ENC-2');
  const lens = lensOf(match, state, seat);
  for (const pay of entries) {
    const refusal = checkPay(match, state, seat, pay, enemies, lens);
    if (refusal) return refusal;
  }
  if (brute && price.brute < 0) return refuse('no-brute', { card }, 'ENC-2');
  const sum = sumOfPay(match, state, seat, entries, (c) => payable(match, state, seat, c, enemies, lens));
  if (pays(state, card, price, sum, brute)) return null;
  if (brute) return refuse('too-little-brute', { short: brutePrice(price) - total(sum) }, 'ENC-2');
  const short = (name: AttributeName) => Math.max(0, price[name] - sum[name]);
  return refuse(
    'too-little',
    { fight: short('fight'), skill: short('skill'), charm: short('charm') },
    'ENC-2',
  );
}

/** Makes the moves of the cards that moved themselves when spent, once what they paid for is carried out (CARD-19). */
export type Settle = () => void;

/**
 * Plays the cards of a checked payment in the given order and spends their power (ENC-10). If one of their actions left
 * it
 * short or took away what is paid, nothing is spent: the cards stay played. Their `spent` triggers run only where the
 * payment may hold.
 *
 * @returns null where the price was not paid; else what is to be called when the purchase or victory is carried out
 */
export function pay(g: G, seat: number, entries: readonly Pay[], purpose: Purpose): Settle | null {
  const { state, match } = g;
  const hero = state.heroes[seat];
  const { card, price, brute, enemies } = purpose;
  const { lapses } = hero;
  const gone = () => state.outcome !== null || hero.lapses !== lapses;
  for (const entry of entries) {
    if (!isCard(entry)) generateFree(g, seat, entry.as);
    else if (isUnplayed(state, seat, entry.card)) playCard(g, seat, entry.card);
    if (gone()) return null;
  }
  const left = () => entries.filter((entry) => !isCard(entry) || isSpendable(match, state, seat, entry.card));
  const holds = (value: (card: CardNumber) => number) =>
    purpose.there() && pays(state, card, price, sumOfPay(match, state, seat, left(), value), brute);
  const fail = (): null => {
    g.emit({ kind: 'paymentFailed', card, seat, rule: 'ENC-10' });
    return null;
  };
  let lens = lensOf(match, state, seat);
  if (!holds((c) => payable(match, state, seat, c, enemies, lens))) return fail();
  const departures = new Map<CardNumber, readonly (() => void)[]>();
  for (const entry of entries) {
    if (isCard(entry) && givesOwnPower(match, state, seat, entry.card))
      departures.set(entry.card, fireSpent(g, entry.card, seat));
    if (gone()) return null;
    if (!purpose.there()) return fail();
  }
  lens = lensOf(match, state, seat);
  if (!holds((c) => powerOf(match, state, seat, c, enemies, lens))) return fail();
  for (const entry of left()) {
    if (isCard(entry)) useUp(g, seat, entry.card);
    else state.free = { ...NO_POWER };
  }
  return () => {
    for (const [spent, moves] of departures) if (!gone()) depart(g, seat, spent, moves);
  };
}

/** Whether a card of a payment has still to be played. */
function isUnplayed(state: State, seat: number, card: CardNumber): boolean {
  if (isReady(state, seat, card)) return false;
  const hero = state.heroes[seat];
  return hero.hand.includes(card) || (slotOf(hero, card) >= 0 && !hero.turned.includes(card));
}

/** Whether a card has been played and its power may be spent now: the battle may forbid it since it was played. */
const isSpendable = (match: Match, state: State, seat: number, card: CardNumber): boolean =>
  isReady(state, seat, card) && !isForbidden(match, state, seat, card);

/** Whether a card is to be spent for its own power; a relic that generates gives another power (HERO-5). */
const givesOwnPower = (match: Match, state: State, seat: number, card: CardNumber): boolean =>
  isSpendable(match, state, seat, card) && !state.heroes[seat].generating.includes(card);

/** Moves a card that has paid where its own effect sends it, unless something else has taken it meanwhile (CARD-19). */
function depart(g: G, seat: number, card: CardNumber, moves: readonly (() => void)[]): void {
  const { state } = g;
  const hero = state.heroes[seat];
  const lies = hero.spent.includes(card) || slotOf(hero, card) >= 0 || state.departed.includes(card);
  if (moves.length === 0 || !lies) return;
  const outer = g.cause;
  g.cause = card;
  for (const move of moves) move();
  g.cause = outer;
  if (!state.departed.includes(card)) state.departed.push(card);
}

/** Generates the hero's own point of power, once per turn (HERO-3, HERO-6). */
export function generateFree(g: G, seat: number, as: AttributeName): void {
  const { state, match } = g;
  if (state.free.amount > 0) return;
  const power = freePower(match, state, seat);
  state.used.push(power.index);
  state.free = { amount: power.amount, as: attributeBit(as) };
  g.emit({ kind: 'abilityUsed', index: power.index, seat, rule: 'HERO-6' });
}

/** Pays a price of Explore with plain power: no action of the cards works (EXP-1). */
export function payPlainly(g: G, seat: number, entries: readonly Pay[]): void {
  for (const { card } of entries.filter(isCard)) {
    takeForPower(g, seat, card);
    useUp(g, seat, card);
  }
}
