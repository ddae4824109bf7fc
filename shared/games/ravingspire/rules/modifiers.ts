import { MODS, STANDINGS, type Card, type Mod, type ModKind, type ModName, type Standing } from './card.ts';
import { KEEP, NONE, type CardNumber, type Match, type State, type Until } from '../types.ts';

type Of<N extends ModName> = Extract<Mod, { mod: N }>;

/** A modifier in force. */
export interface Active<N extends ModName> {
  readonly mod: Of<N>;
  /** The amount of a temporary modifier, else 0. */
  readonly bound: number;
  /** The card that makes it; NONE or below for the hero's own. */
  readonly source: CardNumber;
  /** The one card that it touches, or NONE: then its filter decides. */
  readonly target: CardNumber;
}

const NO_MODS: readonly never[] = [];

/**
 * The modifiers of one kind that are in force for a hero, in the order of CARD-14: the level's tower card, what is on its
 * ring (LANG-12), the enemy of the battle, hero abilities, slots 0 to 4, played cards, then temporary changes in the order made.
 */
export function activeMods<N extends ModName>(
  match: Match,
  state: State,
  seat: number,
  kind: ModKind<N>,
): readonly Active<N>[] {
  const hero = state.heroes[seat];
  const { cards } = match;
  let found: Active<N>[] | null = null;
  if (hero.level !== KEEP) {
    const { tower, ring } = state.levels[hero.level];
    if (tower !== NONE && isChanged(match.changes.level, kind))
      found = standing(match, state, seat, kind, cards[tower], 'level', tower, found);
    if (isChanged(match.changes.ring, kind)) {
      for (const card of ring)
        if (card !== NONE) found = standing(match, state, seat, kind, cards[card], 'ring', card, found);
    }
  }
  const enemy = state.battle.card;
  if (enemy !== NONE && seat === state.active && isChanged(match.changes.battle, kind)) {
    found = standing(match, state, seat, kind, cards[enemy], 'battle', enemy, found);
  }
  found = standing(match, state, seat, kind, match.heroes[seat], 'always', NONE, found);
  if (isChanged(match.changes.slotted, kind)) {
    for (const slot of hero.slots)
      for (const card of slot)
        found = standing(match, state, seat, kind, cards[card], 'slotted', card, found);
  }
  if (isChanged(match.changes.played, kind)) {
    for (const card of hero.played)
      found = standing(match, state, seat, kind, cards[card], 'played', card, found);
    if (seat === state.active) {
      for (const card of state.lingering)
        found = standing(match, state, seat, kind, cards[card], 'played', card, found);
    }
  }
  for (const until of state.until) {
    if (!reaches(until, seat) || !inForce(state, until)) continue;
    const mod = sourceCard(match, until.source).temporary[until.index];
    if (mod.mod === kind.name && holds(match, state, seat, mod, until.source)) {
      found = added(found, {
        mod: mod as Of<N>,
        bound: until.amount,
        source: until.source,
        target: until.target,
      });
    }
  }
  return found ?? NO_MODS;
}

/** Modifiers that a card carries for itself alone, in any zone. */
export function ownMods<N extends ModName>(
  match: Match,
  state: State,
  seat: number,
  kind: ModKind<N>,
  card: CardNumber,
): readonly Active<N>[] {
  const found = standing(match, state, seat, kind, match.cards[card], 'always', card, null);
  return found?.filter(({ mod }) => mod.self) ?? NO_MODS;
}

/** What may be changed for a hero by all that is in place around it, whether it is in force or not; bits of `MODS`. */
export function changesAround(match: Match, state: State, seat: number): number {
  const hero = state.heroes[seat];
  const { cards, changes } = match;
  let bits = match.heroes[seat].changes;
  if (hero.level !== KEEP) {
    const { tower, ring } = state.levels[hero.level];
    if (tower !== NONE) bits |= cards[tower].changes;
    if (changes.ring !== 0) for (const card of ring) if (card !== NONE) bits |= cards[card].changes;
  }
  if (state.battle.card !== NONE) bits |= cards[state.battle.card].changes;
  for (const slot of hero.slots) for (const card of slot) bits |= cards[card].changes;
  for (const card of hero.played) bits |= cards[card].changes;
  for (const card of state.lingering) bits |= cards[card].changes;
  for (const { source, index } of state.until)
    bits |= MODS[sourceCard(match, source).temporary[index].mod].bit;
  return bits;
}

function added<N extends ModName>(found: Active<N>[] | null, active: Active<N>): Active<N>[] {
  if (found === null) return [active];
  found.push(active);
  return found;
}

function standing<N extends ModName>(
  match: Match,
  state: State,
  seat: number,
  kind: ModKind<N>,
  definition: Card,
  where: Standing,
  source: CardNumber,
  found: Active<N>[] | null,
): Active<N>[] | null {
  if (!isChanged(definition.changes, kind)) return found;
  const mods = definition.mods[kind.name] as readonly Of<N>[];
  for (let i = 0; i < mods.length; i++) {
    const mod = mods[i];
    if (mod.standing !== where || !holds(match, state, seat, mod, source)) continue;
    found = added(found, { mod, bound: 0, source, target: mod.self ? source : NONE });
  }
  return found;
}

/** Whether a temporary change is one for a hero: what is bound to a card for the game goes along with the card (LANG-31). */
const reaches = ({ seat: own, ends, target }: Until, seat: number): boolean =>
  own === seat || (ends === 'forever' && target !== NONE);

/** A change that lasts while its card is in play ends when the card is not in a slot, played, or next to a ring. */
export function inForce(state: State, until: Until): boolean {
  if (until.ends !== 'play') return true;
  const { source } = until;
  return (
    state.lingering.includes(source) ||
    state.levels.some(({ tower, ring }) => tower === source || ring.includes(source)) ||
    state.heroes.some(
      ({ slots, played }) => played.includes(source) || slots.some((slot) => slot.includes(source)),
    )
  );
}

/** The definition behind an `Until.source`: a card, or (below NONE) the hero of a seat. */
export function sourceCard(match: Match, source: number): Card {
  return source > NONE ? match.cards[source] : match.heroes[heroSource(source)];
}

/** The definition of who says something: a card, or a hero by an ability. */
export const speakerOf = (match: Match, seat: number, source: number): Card =>
  source === NONE ? match.heroes[seat] : sourceCard(match, source);

/** Codes a hero's own ability as the source of a temporary change; undone by the same function. */
export const heroSource = (seatOrSource: number): number => -2 - seatOrSource;

/** Whether the condition of a modifier holds that a card makes. */
export function holds(match: Match, state: State, seat: number, mod: Mod, source: CardNumber): boolean {
  return mod.condition === null || mod.condition(match, state, seat, source);
}

/** Whether a modifier in force touches a card: the one it is bound to, else any that its filter lets through. */
export function touches(
  match: Match,
  state: State,
  seat: number,
  active: { readonly mod: Pick<Mod, 'filter'>; readonly source: CardNumber; readonly target: CardNumber },
  card: CardNumber,
): boolean {
  const { mod, source, target } = active;
  return target === NONE ? mod.filter(match, state, card, seat, source) : target === card;
}

/** Whether any modifier of a kind touches a card. */
export function anyTouches(
  match: Match,
  state: State,
  seat: number,
  kind: ModKind,
  card: CardNumber,
): boolean {
  return activeMods(match, state, seat, kind).some((active) => touches(match, state, seat, active, card));
}

/** The sum of the modifiers of a kind that is just a number (hand size, extra rotation, harm). */
export function sumOf(
  match: Match,
  state: State,
  seat: number,
  kind: ModKind<'hand' | 'rotation' | 'adversaryHarm' | 'well' | 'loot'>,
): number {
  let sum = 0;
  for (const { mod, bound, source } of activeMods(match, state, seat, kind))
    sum += mod.amount(match, state, seat, bound, source);
  return sum;
}

/** What a hero may add to a roll for loot. Each card only offers it: one that would take from the roll is never used. */
export function lootLift(match: Match, state: State, seat: number): number {
  let sum = 0;
  for (const { mod, bound, source } of activeMods(match, state, seat, MODS.lootRoll))
    sum += Math.max(0, mod.amount(match, state, seat, bound, source));
  return sum;
}

/** What the cards of a table may change, by where their rules work; bits of `MODS`. */
export type Changes = Readonly<Record<Standing, number>>;

/** Whether some bits have that of a kind. From most places little is changed: so most places need no look. */
const isChanged = (changes: number, { bit }: ModKind): boolean => (changes & bit) !== 0;

/** What some cards change, by where their rules work. */
export function changesOf(definitions: Iterable<Card>): Changes {
  const changes = Object.fromEntries(STANDINGS.map((where) => [where, 0])) as Record<Standing, number>;
  for (const { mods } of definitions)
    for (const mod of Object.values(mods).flat()) changes[mod.standing] |= MODS[mod.mod].bit;
  return changes;
}
