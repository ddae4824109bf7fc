import type { Refusal } from '../../../engine/game.ts';
import { kindBit, MODS } from './card.ts';
import { NONE, type CardNumber, type G, type Match, type State } from '../types.ts';
import { countersComeOff } from './counters.ts';
import { activeMods, holds } from './modifiers.ts';
import { endPlay, leaveSlot, removeFrom, slotOf } from './piles.ts';
import { refuse } from './refuse.ts';

const DUNGEON_CARD = kindBit('dungeon');

/** Whether a hero's slot takes this kind of card: by its slot icons, or widened by a tower card or ability (CARD-2). */
export function slotTakes(match: Match, state: State, seat: number, card: CardNumber, slot: number): boolean {
  const kind = match.heroes[seat].hero!.slots[slot];
  const { slotKinds, kinds } = match.cards[card];
  if ((slotKinds & kind) !== 0) return true;
  return activeMods(match, state, seat, MODS.slots).some(
    ({ mod }) => (mod.kinds & kinds) !== 0 && (mod.into & kind) !== 0,
  );
}

/** Kind bits of the cards with which a card may share a slot: anywhere, or once it lies in one. */
function sharesWith(match: Match, state: State, seat: number, card: CardNumber, slotted: boolean): number {
  let kinds = 0;
  for (const mod of match.cards[card].mods.share) {
    const there = mod.standing === 'always' || (slotted && mod.standing === 'slotted');
    if (there && holds(match, state, seat, mod, card)) kinds |= mod.kinds;
  }
  return kinds;
}

/** Whether a card may come into the slot of another because one of them says so (Black Mail). */
function mayShare(match: Match, state: State, seat: number, old: CardNumber, card: CardNumber): boolean {
  const { cards } = match;
  return (
    (sharesWith(match, state, seat, old, true) & cards[card].kinds) !== 0 ||
    (sharesWith(match, state, seat, card, false) & cards[old].kinds) !== 0
  );
}

/** Whether a turned-over dungeon card gives its slot to another dungeon card (CARD-8). */
function givesWay(match: Match, state: State, seat: number, old: CardNumber, card: CardNumber): boolean {
  const isDungeon = (c: CardNumber) => (match.cards[c].kinds & DUNGEON_CARD) !== 0;
  return isDungeon(old) && isDungeon(card) && state.heroes[seat].turned.includes(old);
}

/** Why a hand card cannot be slotted there now, or null (TURN-3, CARD-2). */
export function checkSlot(
  match: Match,
  state: State,
  seat: number,
  card: CardNumber,
  slot: number,
): Refusal | null {
  const hero = state.heroes[seat];
  if (!hero.hand.includes(card)) return refuse('not-in-hand', { card }, 'TURN-3');
  const lying = hero.slots[slot];
  if (lying === undefined) return refuse('no-such-slot', { slot }, 'TURN-3');
  if (!slotTakes(match, state, seat, card, slot)) return refuse('slot-wrong-kind', { card, slot }, 'CARD-2');
  if (lying.length === 0) return null;
  if (lying.length === 1 && mayShare(match, state, seat, lying[0], card)) return null;
  if (lying.length === 1 && givesWay(match, state, seat, lying[0], card)) return null;
  return refuse('slot-occupied', { card, slot, by: lying[0] }, 'TURN-3');
}

/** Slots a hand card; a turned-over dungeon card that gives way joins the spent cards (CARD-8). */
export function slotCard(g: G, seat: number, card: CardNumber, slot: number): void {
  const { match, state } = g;
  const hero = state.heroes[seat];
  const [old = NONE] = hero.slots[slot];
  const leaves = old !== NONE && !mayShare(match, state, seat, old, card);
  removeFrom(hero.hand, card);
  if (leaves) {
    leaveSlot(hero, old);
    hero.spent.push(old);
  }
  hero.slots[slot].push(card);
  g.emit({ kind: 'slotted', card, slot, seat, rule: 'TURN-3' });
}

/** Why a slotted card cannot be taken back now, or null (TURN-3, HERO-5). */
export function checkUnslot(state: State, seat: number, card: CardNumber): Refusal | null {
  const hero = state.heroes[seat];
  if (slotOf(hero, card) < 0) return refuse('not-slotted', { card }, 'TURN-3');
  if (hero.turned.includes(card)) return refuse('turned-over', { card }, 'TURN-3');
  return null;
}

/** Takes a slotted card back to the hand. */
export function unslotCard(g: G, seat: number, card: CardNumber): void {
  const hero = g.state.heroes[seat];
  leaveSlot(hero, card);
  endPlay(g.state, card);
  countersComeOff(g.state, [card]);
  hero.hand.push(card);
  g.emit({ kind: 'unslotted', card, seat, rule: 'TURN-3' });
}
