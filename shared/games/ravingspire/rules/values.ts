import { kindBit, MODS, type ModKind } from './card.ts';
import { NONE, type CardNumber, type Match, type State } from '../types.ts';
import { activeMods, anyTouches, changesAround, holds, ownMods, touches, type Active } from './modifiers.ts';
import { asInVersion2 } from './rulings.ts';

/** No power at all. */
export const NO_POWER = { amount: 0, as: 0 };

/** The printed power of a card (CARD-11). */
export const basePower = (match: Match, card: CardNumber): number => match.cards[card].power;

/** Whether cards are worth their plain power only now (EXP-1, HERO-7). */
const plain = (state: State): boolean => state.phase === 'explore';

/** The modifiers that values are read through; found once where many cards are read. */
export interface Lens {
  readonly power: readonly Active<'power'>[];
  readonly attributes: readonly Active<'attributes'>[];
  readonly generate: readonly Active<'generate'>[];
}

/** What changes values for a hero now; nothing does in Explore (EXP-1). */
export function lensOf(match: Match, state: State, seat: number): Lens {
  if (plain(state)) return PLAIN;
  const changes = changesAround(match, state, seat);
  if ((changes & READ_THROUGH) === 0) return PLAIN;
  const modsOf = <N extends keyof Lens>(kind: ModKind<N>): readonly Active<N>[] =>
    (changes & kind.bit) === 0 ? [] : activeMods(match, state, seat, kind);
  return { power: modsOf(MODS.power), attributes: modsOf(MODS.attributes), generate: modsOf(MODS.generate) };
}

/** What changes values, of all that may change. */
const READ_THROUGH = MODS.power.bit | MODS.attributes.bit | MODS.generate.bit;

const PLAIN: Lens = { power: [], attributes: [], generate: [] };

/**
 * The current power of a card, in the layers of CARD-14: printed or replaced, additions, doublings (each adds
 * the value after additions once more), subtractions, never below 0.
 *
 * @param enemies whether it is to be spent against an adversary, foe or Spire card
 */
export function powerOf(
  match: Match,
  state: State,
  seat: number,
  card: CardNumber,
  enemies = false,
  lens = lensOf(match, state, seat),
): number {
  const { changes, power } = match.cards[card];
  if (plain(state)) return power;
  const value = isGenerating(state, seat, card)
    ? generatePower(match, state, seat, card, lens).amount
    : power;
  // Most cards most of the time: nothing changes them.
  if ((changes & MODS.power.bit) === 0 && lens.power.length === 0) return Math.max(0, value);
  return changedPower(match, state, seat, card, enemies, lens, value);
}

/** The power of a card that something may change. @param printed what the changes begin with */
function changedPower(
  match: Match,
  state: State,
  seat: number,
  card: CardNumber,
  enemies: boolean,
  lens: Lens,
  printed: number,
): number {
  let value = printed;
  let added = 0;
  let doublings = 0;
  let subtracted = 0;
  const apply = (active: Active<'power'>) => {
    const { mod, bound, source } = active;
    if (mod.against === 'enemies' && !enemies) return;
    if (!touches(match, state, seat, active, card)) return;
    const amount = mod.amount(match, state, seat, bound, source);
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
  };
  for (const active of ownMods(match, state, seat, MODS.power, card)) apply(active);
  for (const active of lens.power) apply(active);
  return Math.max(0, (value + added) * (1 + doublings) - subtracted);
}

/** The attributes that a card's power may count as now (bits); widened by abilities and cards. */
export function allowedOf(
  match: Match,
  state: State,
  seat: number,
  card: CardNumber,
  enemies: boolean,
  lens = lensOf(match, state, seat),
): number {
  const { changes, as: printed } = match.cards[card];
  if (plain(state)) return printed;
  const own = isGenerating(state, seat, card) ? generatePower(match, state, seat, card, lens).as : printed;
  if ((changes & MODS.attributes.bit) === 0 && lens.attributes.length === 0) return own;
  let as = own;
  for (const mods of [ownMods(match, state, seat, MODS.attributes, card), lens.attributes])
    for (const active of mods) {
      const { mod } = active;
      if (mod.against === 'enemies' && !enemies) continue;
      if ((as & mod.from) !== 0 && touches(match, state, seat, active, card)) as |= mod.to;
    }
  return as;
}

/** Whether a slotted card gives the hero's generated power instead of its own (HERO-5). */
function isGenerating(state: State, seat: number, card: CardNumber): boolean {
  const { generating } = state.heroes[seat];
  return generating.length > 0 && generating.includes(card);
}

/** One way in which a slotted card may generate power: by the hero's own ability (`by` NONE) or by a card (HERO-5). */
export interface Generation {
  readonly by: CardNumber;
  readonly amount: number;
  /** Allowed attributes. */
  readonly as: number;
}

/** The ways in which a slotted card may generate power, the hero's own first; of equal ones the first (HERO-5). */
export function generations(
  match: Match,
  state: State,
  seat: number,
  card: CardNumber,
  lens = lensOf(match, state, seat),
): Generation[] {
  // What generates nothing is no way to generate.
  return waysToGenerate(match, state, seat, card, lens).filter(({ amount }) => amount > 0);
}

function waysToGenerate(
  match: Match,
  state: State,
  seat: number,
  card: CardNumber,
  lens: Lens,
): Generation[] {
  const ways = new Map<string, Generation>();
  for (const active of lens.generate) {
    if (!touches(match, state, seat, active, card)) continue;
    const { mod, bound, source } = active;
    const by = Math.max(NONE, source);
    const amount = mod.amount(match, state, seat, bound, source);
    const key = `${by === NONE ? '' : match.cards[by].id} ${mod.as} ${amount}`;
    if (!ways.has(key)) ways.set(key, { by, amount, as: mod.as });
  }
  const all = [...ways.values()];
  return [...all.filter(({ by }) => by === NONE), ...all.filter(({ by }) => by !== NONE)];
}

/**
 * What a slotted card generates or would generate instead of its own power (HERO-5); amount 0 where it cannot. One that
 * was turned over when there was a single way keeps to the hero's own, whatever has come to let it since.
 */
export function generatePower(
  match: Match,
  state: State,
  seat: number,
  card: CardNumber,
  lens = lensOf(match, state, seat),
): { amount: number; as: number } {
  const chosen = state.heroes[seat].generated.find((made) => made.card === card);
  if (chosen) return chosen;
  const ways = waysToGenerate(match, state, seat, card, lens);
  const own = isGenerating(state, seat, card) && !asInVersion2(match) && ways[0]?.by === NONE;
  return ways.at(own ? 0 : -1) ?? NO_POWER;
}

/** The power that a hero's ability gives without a card (Garsome), and the ability's index; NONE without one. */
export function freePower(
  match: Match,
  state: State,
  seat: number,
): { index: number; amount: number; as: number } {
  const { changes, hero } = match.heroes[seat];
  if ((changes & MODS.freePower.bit) === 0) return NO_FREE_POWER;
  for (const [index, { mods }] of hero!.abilities.entries()) {
    for (const mod of mods) {
      if (mod.mod !== 'freePower' || !holds(match, state, seat, mod, NONE)) continue;
      const amount = mod.amount(match, state, seat, 0, NONE);
      if (amount > 0) return { index, amount, as: mod.as };
    }
  }
  return NO_FREE_POWER;
}
const NO_FREE_POWER = { index: NONE, ...NO_POWER };

/** Whether the battle forbids a card (the Dark Warden's dungeon cards). */
export const isForbidden = (match: Match, state: State, seat: number, card: CardNumber): boolean =>
  anyTouches(match, state, seat, MODS.forbid, card);

const DUNGEON_CARD = kindBit('dungeon');

/** Whether a slotted card stays in its slot when it is used: dungeon cards (CARD-8), Florence's weapons (HERO-7). */
export const staysSlotted = (match: Match, state: State, seat: number, card: CardNumber): boolean =>
  (match.cards[card].kinds & DUNGEON_CARD) !== 0 || anyTouches(match, state, seat, MODS.stay, card);

/**
 * Whether a card of the hand stays there in Recover (LANG-32).
 *
 * @param changes what lets cards stay now; found once where many cards are looked at
 */
export const staysInHand = (
  match: Match,
  state: State,
  seat: number,
  card: CardNumber,
  changes: readonly Active<'retain'>[] = activeMods(match, state, seat, MODS.retain),
): boolean =>
  ownMods(match, state, seat, MODS.retain, card).length > 0 ||
  changes.some((active) => touches(match, state, seat, active, card));

/** Whether a card is in the hand that a hero begins with (LANG-33). */
export const isOpening = (match: Match, state: State, seat: number, card: CardNumber): boolean =>
  match.cards[card].mods.openingHand.some((mod) => holds(match, state, seat, mod, card));
