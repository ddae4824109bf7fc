// How steps of scenarios name the places, cards and payments of actions.
import Type, { type TProperties } from '../../../generated/typebox.js';
import type { Json } from '../../../engine/json.ts';
import { ScenarioError, type Fields } from '../../../engine/scenario.ts';
import { closed, either } from '../../../packs/effects/schema.ts';
import { CARD_ID } from '../../../packs/schema.ts';
import { CardId } from '../content/filters.ts';
import { LEVEL_NAMES } from '../public.ts';
import { levelOf, placeOf, sectorOf } from '../rules/board.ts';
import { ATTRIBUTES, KEEP, type AttributeName, type CardNumber, type Match, type State } from '../types.ts';
import type { Pay } from './define.ts';
import { MISSING, PLACES, type CardFinder } from './finder.ts';

/** Whose step it is, in which position. */
export interface Scene {
  readonly match: Match;
  readonly state: State;
  readonly seat: number;
  /** Finds and names the cards of this step. */
  readonly cards: CardFinder;
}

/** How scenarios say an action. Reading what was written gives the same action again. */
export interface StepWords<F> {
  /** The fields of its step; left out where it is said within the step of another action. */
  readonly fields?: TProperties;
  /** Whether a step means this action although it has the name of another one. */
  isMeant?(step: Fields): boolean;
  /** The fields of the action that a step means; null when a card that it names is not there. */
  read(scene: Scene, step: Fields): F | null;
  /** The fields of the step that means a legal action; `do` only where it is not the name of the action. */
  write(scene: Scene, action: F): Fields;
}

/** For an action that is said with its name alone. */
export const NO_FIELDS = { fields: {}, read: () => ({}), write: () => ({}) } as const;

const maybe = Type.Optional;

export const Index = Type.Integer({ minimum: 0, maximum: 100_000 });
export const Flag = maybe(Type.Boolean());
export const From = maybe(Type.Enum(PLACES));
export const Attribute = Type.Enum(ATTRIBUTES);
export const Place = Type.String({
  pattern: '^(dungeon|temple|spire):\\d+$',
  description: 'For example "dungeon:4"',
});
/** A card by its id, or none. */
export const MaybeCard = Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: CARD_ID });
/** A card by its id, and which of several. */
export const named = { card: CardId, from: From, index: maybe(Index) };
/** A card by its id, or one of several with that id. */
export const oneOf = (id: Parameters<typeof either>[1]) =>
  either<unknown>({ type: 'object' }, closed({ card: CardId, from: From, index: maybe(Index) }), id);
export const Pays = Type.Array(
  closed({
    card: maybe(CardId),
    as: Attribute,
    from: From,
    index: maybe(Index),
    ability: maybe(Type.Boolean()),
  }),
);

/** Where a hero's own cards are looked for. */
export const OWN = ['hand', 'slots'] as const;

/** Fields that are true; what is not so is left out. */
export const flag = (fields: { readonly [name: string]: boolean }): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, on]) => on));

/** What is made with a card, or null where there is none. */
export const withCard = <T>(card: CardNumber, make: (card: CardNumber) => T): T | null =>
  card === MISSING ? null : make(card);

/** @throws ScenarioError for a text that names no place */
export function readPlace(match: Match, text: string): number {
  const [level, sector] = text.split(':');
  const index = LEVEL_NAMES.indexOf(level as (typeof LEVEL_NAMES)[number]);
  if (index < 0 || index === KEEP || !/^\d+$/.test(sector ?? '')) {
    throw new ScenarioError(`"${text}" is no place; write for example "dungeon:4"`);
  }
  return placeOf(match.board, index, Number(sector));
}

export const writePlace = ({ board }: Match, place: number): string =>
  `${LEVEL_NAMES[levelOf(board, place)]}:${sectorOf(board, place)}`;

const PAID_WITH = ['hand', 'slots', 'played'] as const;

/** A payment; null where a card that it names is not there. */
export function readPay({ cards }: Scene, entries: Json | undefined): Pay[] | null {
  const pays = ((entries ?? []) as readonly Fields[]).map((entry): Pay => {
    const as = entry.as as AttributeName;
    return entry.ability ? { ability: true, as } : { card: cards.find(entry.card, PAID_WITH, entry), as };
  });
  return pays.some((pay) => 'card' in pay && pay.card === MISSING) ? null : pays;
}

export const writePay = ({ cards }: Scene, pays: readonly Pay[]): Json =>
  pays.map((pay) =>
    'ability' in pay ? { ability: true, as: pay.as } : { ...cards.name(pay.card, PAID_WITH), as: pay.as },
  );
