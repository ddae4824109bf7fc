// Which choice has its place where. Every choice of every prompt has exactly one: at a card, on the board, on the button
// that goes on, or among the rest above the hand.
import { boardActs } from '../board/choices.ts';
import {
  frontSeat,
  heroAt,
  openRing,
  towerDeeds,
  type Action,
  type CardView,
  type TowerDeed,
  type TowerLook,
} from '../model.ts';
import type { Place } from '../../../cards-table/cards/drops.ts';
import { deedsDoing, isOpen, NONE } from '../../../table/deeds.ts';

/** Where a card lies that is drawn on the table. */
export type CardPlace =
  /** @param place 1 to 5 */
  | { readonly kind: 'ring'; readonly place: number }
  | { readonly kind: 'tower' }
  | { readonly kind: 'waiting' }
  /** The enemy of a battle that is fought beside the ring: a foe, or the Spire card. */
  | { readonly kind: 'enemy' }
  | { readonly kind: 'hand' }
  /** @param slot 0 to 4 */
  | { readonly kind: 'slot'; readonly slot: number }
  /** Played this turn, its power not yet spent. */
  | { readonly kind: 'played' };

/** Cards of the hero in front whose power is still to be spent, wherever they have moved themselves (CARD-19). */
export function unspent(look: TowerLook): readonly CardView[] {
  const seat = frontSeat(look);
  const { played } = heroAt(look, seat).hero;
  return seat === look.view.active ? [...played, ...look.view.lingering] : played;
}

/** All cards that the table draws for this position, with their places, in the order in which they are read. */
export function drawnCards(look: TowerLook): ReadonlyMap<number, CardPlace> {
  const places = new Map<number, CardPlace>();
  const add = (card: number | undefined, place: CardPlace): void => {
    if (card !== undefined && card !== NONE && !places.has(card)) places.set(card, place);
  };
  const ring = openRing(look);
  ring?.ring.forEach((lying, i) => add(lying?.card, { kind: 'ring', place: i + 1 }));
  add(ring?.tower?.card, { kind: 'tower' });
  add(look.view.waiting?.card, { kind: 'waiting' });
  add(look.view.battle?.card?.card, { kind: 'enemy' });
  add(look.view.challenge?.card, { kind: 'enemy' });
  const { hero } = heroAt(look, frontSeat(look));
  for (const { card } of hero.hand ?? []) add(card, { kind: 'hand' });
  hero.slots.forEach((cards, slot) => cards.forEach(({ card }) => add(card, { kind: 'slot', slot })));
  for (const { card } of unspent(look)) add(card, { kind: 'played' });
  return places;
}

/** The choices that are offered at drawn cards: at those of the seat in front, and at those that all share. */
export function cardDeeds(look: TowerLook): TowerDeed[] {
  const places = drawnCards(look);
  const front = frontSeat(look);
  return towerDeeds(look.prompts).filter(({ seat, choice }) => {
    const place = places.get(choice.card);
    if (place === undefined || choice.onward) return false;
    // Another seat cannot do anything with the cards of the one in front, though they may bear the same name.
    return seat === front || !['hand', 'slot', 'played'].includes(place.kind);
  });
}

/** Actions that are hard to find on the board: they are listed with the rest as well. */
const SOUGHT: readonly Action['do'][] = ['rotate', 'exert', 'well', 'giveUp'];

/** A second way to the same space: the board walks the first one at once. */
const isOtherWay = (action: Action, { minor }: TowerDeed['choice']): boolean => minor && action.do === 'move';

/** An offer that gives no card, so that it has no place at one. */
const isAsking = (action: Action): boolean => action.do === 'trade' && action.give === NONE;

/** The choices that have no other place than above the hand, and those that are looked for there as well. */
export function moreDeeds(look: TowerLook): TowerDeed[] {
  const onBoard = [...boardActs(look).values()].flatMap(({ own }) => own);
  const placed = new Set([...cardDeeds(look), ...onBoard].map(({ choice }) => choice));
  const enemy = look.view.battle?.card?.card;
  const isSought = ({ choice, action }: TowerDeed): boolean =>
    SOUGHT.includes(action.do) ||
    isAsking(action) ||
    (action.do === 'fight' && choice.card === enemy) ||
    isOtherWay(action, choice);
  return towerDeeds(look.prompts).filter(
    (deed) => !deed.choice.onward && (isSought(deed) || !placed.has(deed.choice)),
  );
}

/** Sorts of choices that are above the hand. */
export type TowerFamily =
  'fight' | 'rotate' | 'exert' | 'well' | 'ability' | 'generate' | 'trade' | 'other' | 'move' | 'slots';

/** Families of the actions that do not belong with others. */
const FAMILIES: { readonly [D in Action['do']]?: TowerFamily } = {
  fight: 'fight',
  rotate: 'rotate',
  exert: 'exert',
  well: 'well',
  ability: 'ability',
  generate: 'generate',
  trade: 'trade',
  move: 'move',
  skipMove: 'move',
  slot: 'slots',
  unslot: 'slots',
};

/** The family that an action belongs to. */
export const familyOf = ({ action }: TowerDeed): TowerFamily => FAMILIES[action.do] ?? 'other';

/** Whether a family is listed for it: what can be done, and why not where one would look for it here. */
export const isListed = (deed: TowerDeed): boolean =>
  familyOf(deed) === 'fight' || (!deed.choice.minor && (isOpen(deed) || SOUGHT.includes(deed.action.do)));

/** What is done by laying a card at a place: it goes into a slot, or back into the hand. */
export function laid(deeds: readonly TowerDeed[], card: number, place: Place): TowerDeed | null {
  const laying =
    place.kind === 'hand'
      ? deedsDoing(deeds, 'unslot')
      : deedsDoing(deeds, 'slot').filter(({ action }) => action.slot === place.slot);
  return laying.find(({ action }) => action.card === card) ?? null;
}
