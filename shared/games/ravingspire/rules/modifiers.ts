import type { Card, Mod, ModName, Standing } from '../content/card.ts';
import type { CardNumber, Match, State } from '../types.ts';
import { KEEP, NONE } from '../types.ts';

type Of<N extends ModName> = Extract<Mod, { mod: N }>;

/**
 * Called for each modifier in force.
 *
 * @param bound the amount of a temporary modifier, else 0
 * @param target the card that a temporary modifier is bound to, else NONE
 * @param source the card it stands on (a hero's own: NONE)
 */
type Visit<N extends ModName> = (mod: Of<N>, bound: number, target: CardNumber, source: CardNumber) => void;

/**
 * Visits the modifiers of one kind that are in force for a hero, in the order of CARD-14: the level's tower card, the
 * enemy of the battle, hero abilities, slots 0 to 4, played cards, then temporary changes in the order made.
 */
export function eachMod<N extends ModName>(
  match: Match,
  state: State,
  seat: number,
  name: N,
  visit: Visit<N>,
): void {
  const hero = state.heroes[seat];
  const fromCard = (card: CardNumber, standing: Standing) => {
    const mods = match.cards[card].mods[name];
    if (mods.length > 0) standingMods(match, state, seat, mods as readonly Of<N>[], standing, card, visit);
  };
  if (hero.level !== KEEP) {
    const { tower } = state.levels[hero.level];
    if (tower !== NONE) fromCard(tower, 'level');
  }
  if (seat === state.active && state.battle.card !== NONE) fromCard(state.battle.card, 'battle');
  const own = match.heroes[seat].mods[name];
  if (own.length > 0) standingMods(match, state, seat, own as readonly Of<N>[], 'always', NONE, visit);
  for (const slot of hero.slots) for (const card of slot) fromCard(card, 'slotted');
  for (const card of hero.played) fromCard(card, 'played');
  for (const until of state.until) {
    if (until.seat !== seat) continue;
    const mod = sourceCard(match, until.source).temporary[until.index];
    if (mod.mod === name && holds(match, state, seat, mod)) {
      visit(mod as Of<N>, until.amount, until.target, until.source);
    }
  }
}

/** The definition behind an `Until.source`: a card, or (below NONE) the hero of a seat. */
export function sourceCard(match: Match, source: number): Card {
  return source > NONE ? match.cards[source] : match.heroes[heroSource(source)];
}

/** Codes a hero's own ability as the source of a temporary change; undone by the same function. */
export const heroSource = (seatOrSource: number): number => -2 - seatOrSource;

function standingMods<N extends ModName>(
  match: Match,
  state: State,
  seat: number,
  mods: readonly Of<N>[],
  standing: Standing,
  source: CardNumber,
  visit: Visit<N>,
): void {
  for (const mod of mods) {
    if (mod.standing === standing && holds(match, state, seat, mod)) visit(mod, 0, NONE, source);
  }
}

function holds(match: Match, state: State, seat: number, mod: Mod): boolean {
  return mod.condition === null || mod.condition(match, state, seat);
}

/** Whether a modifier touches a card: the one it is bound to, else any that its filter lets through. */
export function touches(
  match: Match,
  state: State,
  seat: number,
  mod: Mod,
  target: CardNumber,
  card: CardNumber,
): boolean {
  return target === NONE ? mod.filter(match, state, card, seat) : target === card;
}

/** The sum of the modifiers of a kind that is just a number (hand size, extra rotation, harm). */
export function sumOf(
  match: Match,
  state: State,
  seat: number,
  name: 'hand' | 'rotation' | 'adversaryHarm' | 'well' | 'loot',
): number {
  let sum = 0;
  eachMod(match, state, seat, name, (mod, bound) => {
    sum += mod.amount(match, state, seat, bound);
  });
  return sum;
}
