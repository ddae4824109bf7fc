import type { CardNumber, Match, State } from '../types.ts';
import { NONE } from '../types.ts';
import { eachMod, touches } from './modifiers.ts';

/** The printed power of a card (CARD-11). */
export const basePower = (match: Match, card: CardNumber): number => match.cards[card].power;

/** Whether cards are worth their plain power only now (EXP-1, HERO-7). */
const plain = (state: State): boolean => state.phase === 'explore';

/**
 * The power of a card as it stands now, in the layers of CARD-14: printed or replaced, additions, doublings (each adds
 * the value after additions once more), subtractions, never below 0.
 *
 * @param enemies whether it is to be spent against an adversary, foe or Spire card
 */
export function powerOf(match: Match, state: State, seat: number, card: CardNumber, enemies = false): number {
  const printed = match.cards[card].power;
  if (plain(state)) return printed;
  let value = printed;
  if (state.heroes[seat].generating.includes(card)) value = generatePower(match, state, seat, card).amount;
  let added = 0;
  let doublings = 0;
  let subtracted = 0;
  eachMod(match, state, seat, 'power', (mod, bound, target) => {
    if (mod.against === 'enemies' && !enemies) return;
    if (!touches(match, state, seat, mod, target, card)) return;
    const amount = mod.amount(match, state, seat, bound);
    switch (mod.layer) {
      case 'replace':
        value = amount;
        break;
      case 'add':
        added += amount;
        break;
      case 'double':
        doublings++;
        break;
      case 'subtract':
        subtracted += amount;
        break;
    }
  });
  return Math.max(0, (value + added) * (1 + doublings) - subtracted);
}

/** The attributes that a card's power may count as now (bits); widened by abilities and cards. */
export function allowedOf(match: Match, state: State, seat: number, card: CardNumber, enemies: boolean): number {
  let as = match.cards[card].as;
  if (plain(state)) return as;
  if (state.heroes[seat].generating.includes(card)) as = generatePower(match, state, seat, card).as;
  eachMod(match, state, seat, 'attributes', (mod, _bound, target) => {
    if (mod.against === 'enemies' && !enemies) return;
    if ((as & mod.from) !== 0 && touches(match, state, seat, mod, target, card)) as |= mod.to;
  });
  return as;
}

/** What a slotted card would generate instead of its own power (HERO-5); amount 0 where nothing lets it. */
export function generatePower(
  match: Match,
  state: State,
  seat: number,
  card: CardNumber,
): { amount: number; as: number } {
  let power = { amount: 0, as: 0 };
  eachMod(match, state, seat, 'generate', (mod, bound, target) => {
    if (touches(match, state, seat, mod, target, card)) {
      power = { amount: mod.amount(match, state, seat, bound), as: mod.as };
    }
  });
  return power;
}

/** The power that a hero's ability gives without a card (Garsome), and the ability's index; NONE without one. */
export function freePower(match: Match, state: State, seat: number): { index: number; amount: number; as: number } {
  const { abilities } = match.heroes[seat].hero!;
  for (const [index, { mods }] of abilities.entries()) {
    for (const mod of mods) {
      if (mod.mod === 'freePower') return { index, amount: mod.amount(match, state, seat, 0), as: mod.as };
    }
  }
  return { index: NONE, amount: 0, as: 0 };
}

/** Whether the battle forbids a card (the Dark Warden's dungeon cards). */
export function isForbidden(match: Match, state: State, seat: number, card: CardNumber): boolean {
  let forbidden = false;
  eachMod(match, state, seat, 'forbid', (mod, _bound, target) => {
    if (touches(match, state, seat, mod, target, card)) forbidden = true;
  });
  return forbidden;
}

/** Whether a slotted card stays in its slot when it is used: dungeon cards (CARD-8), Florence's weapons (HERO-7). */
export function staysSlotted(match: Match, state: State, seat: number, card: CardNumber): boolean {
  if (match.cards[card].kind === 'dungeon') return true;
  let stays = false;
  eachMod(match, state, seat, 'stay', (mod, _bound, target) => {
    if (touches(match, state, seat, mod, target, card)) stays = true;
  });
  return stays;
}
