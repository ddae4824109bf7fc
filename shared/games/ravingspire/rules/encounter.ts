import type { Refusal } from '../../../engine/game.ts';
import type { CardNumber, G, Match, Pay, State } from '../types.ts';
import { KEEP, NONE } from '../types.ts';
import { askCard } from './ask.ts';
import { asIfOpen, checkEnemyPayment, closeBattle, openBattle, payEnemy } from './battle.ts';
import { priceOf, weightOf } from './cost.ts';
import { rollDie } from './dice.ts';
import { updateFlankers } from './flanking.ts';
import { cutShort } from './madness.ts';
import { sufferLoss } from './prevention.ts';
import { checkPayment, pay, type Purpose, type Settle } from './payment.ts';
import { banish, bury, gainCard, reshuffleLater, reshuffleMarked } from './piles.ts';
import { call } from './calls.ts';
import { refuse } from './refuse.ts';
import { fire } from './triggers.ts';
import { endedEarly, enterExplore } from './turn.ts';
import { placeOnRing, placeWaiting } from './waiting.ts';
import { isWaking } from './wake.ts';

/** The encounter ring of the active hero's level; empty in the Keep. */
const ringHere = (state: State): readonly CardNumber[] => {
  const { level } = state.heroes[state.active];
  return level === KEEP ? [] : state.levels[level].ring;
};

/** Whether an enemy is where the active hero is: an adversary on the ring of its level; foes and Spire cards come to it (ENC-4). */
export const isWithinReach = (match: Match, state: State, card: CardNumber): boolean =>
  match.cards[card].kind !== 'adversary' || ringHere(state).includes(card);

/** Why nothing can be bought or fought on the ring now, or null. */
function checkRing(state: State, card: CardNumber): Refusal | null {
  if (state.phase !== 'encounter') return refuse('wrong-phase', { phase: state.phase }, 'ENC-1');
  if (card === NONE || !ringHere(state).includes(card)) return refuse('not-on-ring', { card }, 'ENC-1');
  return null;
}

/** Why a ring card cannot be collected with this payment, or null (ENC-1, ENC-2). */
export function checkAcquire(
  match: Match,
  state: State,
  seat: number,
  card: CardNumber,
  entries: readonly Pay[],
  brute: boolean,
): Refusal | null {
  const refusal = checkRing(state, card);
  if (refusal) return refusal;
  if (state.battle.kind !== 'none') return refuse('battle-open', {}, 'FLANK-3');
  if (match.cards[card].kind === 'adversary') return refuse('is-adversary', { card }, 'ENC-4');
  return checkPayment(match, state, seat, entries, waresPurpose(match, state, seat, card, brute));
}

/** What paying for a ring card means now. */
function waresPurpose(match: Match, state: State, seat: number, card: CardNumber, brute: boolean): Purpose {
  const there = () => ringHere(state).includes(card);
  return { card, price: priceOf(match, state, seat, card), brute, enemies: false, there };
}

/** Pays for a ring card and takes it (ENC-3, ENC-5). */
export function acquire(g: G, seat: number, card: CardNumber, entries: readonly Pay[], brute: boolean): void {
  const { state, match } = g;
  const settle = pay(g, seat, entries, waresPurpose(match, state, seat, card, brute));
  if (endedEarly(g) || settle === null) return;
  const { level } = state.heroes[seat];
  g.emit({ kind: 'acquired', card, seat, rule: 'ENC-3' });
  gainCard(g, seat, card);
  fillVacated(g, level);
  settle();
  endedEarly(g);
}

/**
 * ENC-5: the waiting card fills the lowest free place once a place has been vacated.
 *
 * @param level of the ring with that place: what was taken from it may have sent the hero elsewhere
 */
function fillVacated(g: G, level: number): void {
  const { state } = g;
  const card = state.waiting;
  if (card === NONE || state.outcome || !state.levels[level].ring.includes(NONE)) return;
  state.waiting = NONE;
  placeOnRing(g, level, card, 'ENC-5');
}

/** Why an adversary cannot be fought like this, or null. Without a payment the battle only opens (FLANK-4). */
export function checkFightAdversary(
  match: Match,
  state: State,
  seat: number,
  card: CardNumber,
  entries: readonly Pay[] | null,
  brute: boolean,
): Refusal | null {
  const refusal = checkRing(state, card);
  if (refusal) return refusal;
  if (match.cards[card].kind !== 'adversary') return refuse('not-adversary', { card }, 'ENC-4');
  const open = state.battle.card === card;
  if (!open && state.battle.kind !== 'none') return refuse('battle-open', {}, 'FLANK-3');
  if (entries === null) return open ? refuse('battle-open', {}, 'FLANK-4') : null;
  return checkEnemyPayment(match, asIfOpen(match, state, seat, card), seat, card, entries, brute);
}

/**
 * Opens a battle with an adversary, and pays it if a payment is given and no hero can flank (ENC-4, FLANK-4). A battle
 * that was opened and paid in one is over if a roll left the payment short.
 */
export function fightAdversary(
  g: G,
  seat: number,
  card: CardNumber,
  entries: readonly Pay[] | null,
  brute: boolean,
): void {
  const { state } = g;
  const opens = state.battle.card !== card;
  if (opens) {
    openBattle(g, 'adversary', card);
    updateFlankers(g);
  }
  if (entries === null || state.battle.flankers.length > 0) return;
  const settle = payEnemy(g, seat, entries, brute);
  if (endedEarly(g)) return;
  if (settle !== null) defeat(g, seat, card, settle);
  else if (opens) closeBattle(g);
}

/**
 * A defeated adversary is resolved at once and leaves the ring (ENC-4). Where madness drops the end of its effect, the
 * card is reshuffled (CARD-17, MAD-3).
 */
function defeat(g: G, seat: number, card: CardNumber, settle: Settle): void {
  const { state } = g;
  const { level } = state.heroes[seat];
  const { ring } = state.levels[level];
  ring[ring.indexOf(card)] = NONE;
  closeBattle(g);
  state.resolving.push(card);
  g.emit({ kind: 'adversaryDefeated', card, seat, rule: 'ENC-4' });
  fire(g, 'defeated', card, seat);
  if (state.outcome) return;
  if (state.resolving.includes(card)) {
    if (state.broken) {
      reshuffleLater(g, card);
      reshuffleMarked(g);
    } else banish(g, card);
  }
  fillVacated(g, level);
  settle();
  endedEarly(g);
}

/** Gives a battle up and leaves the adversary where it is, unless its `lost` moves it; what was flanked stays with it this turn (FLANK-3, FLANK-5). */
export function giveUpAdversary(g: G, seat: number): void {
  fire(g, 'lost', g.state.battle.card, seat);
  call(g, 'losesBattle', seat);
  if (!endedEarly(g)) closeBattle(g);
}

/** Why the Encounter phase cannot end now, or null. */
export function checkEndEncounter(state: State): Refusal | null {
  if (state.phase !== 'encounter') return refuse('wrong-phase', { phase: state.phase }, 'ENC-9');
  return state.battle.kind === 'none' ? null : refuse('battle-open', {}, 'FLANK-3');
}

/** Ends the Encounter phase: the waiting card finds a place, or overwhelms the hero (ENC-6, ENC-7, ENC-9). */
export function endEncounter(g: G, seat: number): void {
  const { state, match } = g;
  const { level } = state.heroes[seat];
  const full = level !== KEEP && !state.levels[level].ring.includes(NONE);
  if (state.waiting !== NONE && full && match.options.overwhelm && !isWaking(state)) overwhelm(g, seat);
  else placeWaiting(g, level, 'ENC-9');
  if (!endedEarly(g)) enterExplore(g);
}

/** The heaviest cards of a full ring: one of them gives way to a card that finds no place (ENC-6). */
export function heaviest(match: Match, ring: readonly CardNumber[]): CardNumber[] {
  const most = Math.max(...ring.map((card) => weightOf(match, card)));
  return ring.filter((card) => weightOf(match, card) === most);
}

/** ENC-6: the heaviest ring card gives way to the waiting one, and the hero loses 1d6 sanity. */
function overwhelm(g: G, seat: number): void {
  const { state, match } = g;
  const { ring } = state.levels[state.heroes[seat].level];
  const replaced = askCard(g, seat, 'overwhelmed', 'lose', heaviest(match, ring), 'ENC-6');
  const card = state.waiting;
  const place = ring.indexOf(replaced);
  bury(g, replaced, 'ENC-6');
  ring[place] = card;
  state.waiting = NONE;
  g.emit({ kind: 'overwhelmed', card, replaced, seat, rule: 'ENC-6' });
  fire(g, 'placed', card, seat);
  if (cutShort(g)) return;
  sufferLoss(g, seat, rollDie(g, seat, 'overwhelm', 'ENC-6'), 'ENC-6');
}
