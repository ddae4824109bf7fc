import type { Refusal } from '../../../engine/game.ts';
import { kindBit } from '../content/card.ts';
import type { CardNumber, G, Match, State } from '../types.ts';
import { banish, leaveSlot, removeFrom, slotOf } from './piles.ts';
import { refuse } from './refuse.ts';
import { fire } from './triggers.ts';
import { generatePower, isForbidden, NO_POWER, staysSlotted } from './values.ts';

const DUNGEON_CARD = kindBit('dungeon');

/** Whether cards may be played now: in the Encounter phase and in every battle. */
export const canPlay = (state: State): boolean =>
  state.phase === 'encounter' || (state.battle.kind !== 'none' && !state.bonus);

/** Why a card cannot be played for its power now, or null (ENC-1, SHOW-3). */
export function checkPlayable(match: Match, state: State, seat: number, card: CardNumber): Refusal | null {
  if (!canPlay(state)) return refuse('wrong-phase', { phase: state.phase }, 'ENC-1');
  const hero = state.heroes[seat];
  if (slotOf(hero, card) >= 0) {
    if (hero.turned.includes(card)) return refuse('turned-over', { card }, 'CARD-8');
  } else if (!hero.hand.includes(card)) return refuse('not-yours-to-use', { card }, 'ENC-1');
  if (isForbidden(match, state, seat, card)) return refuse('forbidden-in-battle', { card }, 'CARD-6');
  return null;
}

/** Why a card cannot be used for the action that replaces its power, or null (CARD-4, CARD-8). */
export function checkInstead(match: Match, state: State, seat: number, card: CardNumber): Refusal | null {
  if (!canPlay(state)) return refuse('wrong-phase', { phase: state.phase }, 'CARD-4');
  const hero = state.heroes[seat];
  if (!hero.hand.includes(card) && slotOf(hero, card) < 0)
    return refuse('not-yours-to-use', { card }, 'CARD-4');
  if (match.cards[card].instead === null) return refuse('no-action', { card }, 'CARD-4');
  const isDungeon = (match.cards[card].kinds & DUNGEON_CARD) !== 0;
  if (hero.turned.includes(card) && !isDungeon) return refuse('turned-over', { card }, 'CARD-8');
  if (isForbidden(match, state, seat, card)) return refuse('forbidden-in-battle', { card }, 'CARD-6');
  return null;
}

/** Puts a card from hand or slot where its power can be spent: on the table, or turned over in its slot (CARD-8). */
export function takeForPower(g: G, seat: number, card: CardNumber): void {
  const { state, match } = g;
  const hero = state.heroes[seat];
  if (removeFrom(hero.hand, card)) hero.played.push(card);
  else if (staysSlotted(match, state, seat, card)) {
    hero.turned.push(card);
    hero.live.push(card);
  } else {
    leaveSlot(hero, card);
    hero.played.push(card);
  }
}

/** Plays a card for its power, together with its action (CARD-4). */
export function playCard(g: G, seat: number, card: CardNumber): void {
  takeForPower(g, seat, card);
  g.emit({ kind: 'played', card, instead: false, seat, rule: 'CARD-4' });
  fire(g, 'played', card, seat);
}

/** Uses a card for the action that replaces its power; it is used up or banished first (CARD-4, CARD-11). */
export function playInstead(g: G, seat: number, card: CardNumber): void {
  const hero = g.state.heroes[seat];
  g.emit({ kind: 'played', card, instead: true, seat, rule: 'CARD-4' });
  if (g.match.cards[card].instead === 'banish') banish(g, card, seat);
  else {
    if (!removeFrom(hero.hand, card)) leaveSlot(hero, card);
    hero.spent.push(card);
  }
  fire(g, 'instead', card, seat);
}

/** Marks the power of a played card as spent (ENC-2). */
export function useUp(g: G, seat: number, card: CardNumber): void {
  const hero = g.state.heroes[seat];
  if (removeFrom(hero.live, card)) return;
  removeFrom(hero.played, card);
  hero.spent.push(card);
}

/** Why a slotted relic cannot generate power now, or null (HERO-5, HERO-7). */
export function checkGenerate(match: Match, state: State, seat: number, card: CardNumber): Refusal | null {
  const refusal = checkPlayable(match, state, seat, card);
  if (refusal) return refusal;
  if (slotOf(state.heroes[seat], card) < 0) return refuse('not-slotted', { card }, 'HERO-5');
  if (generatePower(match, state, seat, card).as === 0) return refuse('cannot-generate', { card }, 'HERO-5');
  return null;
}

/** Turns a slotted relic over for the hero's generate power (HERO-5). */
export function generate(g: G, seat: number, card: CardNumber): void {
  const { state, match } = g;
  const hero = state.heroes[seat];
  const { as } = generatePower(match, state, seat, card);
  hero.turned.push(card);
  hero.live.push(card);
  hero.generating.push(card);
  g.emit({ kind: 'generated', card, as, seat, rule: 'HERO-5' });
}

/** Power played but not spent is lost when the phase ends (ENC-7). */
export function losePower(g: G): void {
  const hero = g.state.heroes[g.state.active];
  hero.spent.push(...hero.played);
  hero.played.length = 0;
  hero.live.length = 0;
  g.state.free = { ...NO_POWER };
}
