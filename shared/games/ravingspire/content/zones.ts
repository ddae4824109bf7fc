import type { State } from '../types.ts';
import { KEEP, NONE } from '../types.ts';
import { cardsSeen } from '../rules/decks.ts';
import { zoneCards } from '../rules/piles.ts';

/** Where cards can be chosen from. */
export const ZONES = [
  'hand',
  'slots',
  'discard',
  'played',
  'spent',
  'gained',
  'deck',
  'usable',
  'ring',
  'banished',
  'battle',
  'enemies',
  'seen',
  'supply',
] as const;
export type ZoneName = (typeof ZONES)[number];

/** Zones that are there only while an effect runs. */
export const EFFECT_ZONES: ReadonlySet<string> = new Set<ZoneName>(['seen']);
/** Zones that are there at any time: those that changes may name. */
export const LASTING_ZONES = ZONES.filter((zone) => !EFFECT_ZONES.has(zone));

/** Zones whose cards lie in the order in which they came there, the last one last (LANG-45). */
export const ORDERED_ZONES: ReadonlySet<string> = new Set<ZoneName>([
  'hand',
  'discard',
  'played',
  'spent',
  'gained',
  'banished',
]);

/** Zones that packs may name only from a format on. */
export const ZONE_FORMATS: { readonly [Z in ZoneName]?: number } = { seen: 2, supply: 2 };

/** The cards of a zone, as a hero sees it: its own piles, the ring of its level, or what all heroes share. */
export function cardsIn(state: State, seat: number, zone: ZoneName): readonly number[] {
  const hero = state.heroes[seat];
  switch (zone) {
    case 'usable':
      return [
        ...[...hero.hand, ...hero.slots.flat()].filter((card) => isUsable(state, seat, card)),
        ...hero.played,
        ...(seat === state.active ? state.lingering : []),
      ];
    case 'ring':
      return hero.level === KEEP ? [] : state.levels[hero.level].ring.filter((card) => card !== NONE);
    case 'banished':
      return state.banished;
    case 'supply':
      return state.supply;
    case 'battle':
      return state.battle.card === NONE ? [] : [state.battle.card];
    case 'enemies':
      // The enemy of the open battle, else those that could be fought (HERO-3, Quinn).
      return state.battle.card === NONE ? cardsIn(state, seat, 'ring') : [state.battle.card];
    case 'deck':
      // In the order of their numbers: the order of a deck is hidden (INFO-3).
      return hero.deck.toSorted((a, b) => a - b);
    case 'seen':
      return cardsSeen(state, seat);
    default:
      return zoneCards(state, seat, zone);
  }
}

/**
 * A card of hand or slots whose power can still be spent this turn: it has not given it already (CARD-19), and is not
 * turned over, or turned over with its power unspent.
 */
function isUsable(state: State, seat: number, card: number): boolean {
  const { turned, live } = state.heroes[seat];
  return !state.departed.includes(card) && (!turned.includes(card) || live.includes(card));
}
