// What the tour sees of the workshop, and what of it fulfils a step. It follows what was really done, whatever way that was done in.
import type { Json } from '../../../../shared/engine/json.ts';
import { valueAt } from '../../../../shared/packs/pointer.ts';
import { TOUR_STEPS, type TourStep } from '../../../../shared/rpc/tour.ts';
import type { ShownPack } from '../../../workshop/host/shown-pack.svelte.ts';

/** The workshop as it is now. */
export interface TourSight {
  /** Name of the folder of the pack that is open; null: the shelf is seen. */
  readonly pack: string | null;
  /** Whether what is in that pack is known yet. */
  readonly isLoaded: boolean;
  /** How many cards the pack has. */
  readonly cards: number;
  /** Key of the card on the bench; null: none. */
  readonly card: string | null;
  /** How many effects the text of that card has. */
  readonly effects: number;
  /** The numbers in it, by pointer. */
  readonly numbers: ReadonlyMap<string, number>;
  /** What its words in another language are headed by; null: it has none. */
  readonly tongue: string | null;
  /** How many of its words there are in another language. */
  readonly translated: number;
  /** What its picture is made of, as text; null: nothing is written of it. */
  readonly picture: string | null;
  /** Name of the step that would be taken back; null: there is none. */
  readonly undo: string | null;
  /** Differs after each step that was undone; null: none was. */
  readonly undone: string | null;
}

export const SHELF: TourSight = {
  pack: null,
  isLoaded: true,
  cards: 0,
  card: null,
  effects: 0,
  numbers: new Map(),
  tongue: null,
  translated: 0,
  picture: null,
  undo: null,
  undone: null,
};

/**
 * What is seen of an open pack.
 *
 * @param name of its folder
 * @param undo name of the step that would be taken back
 */
export function sightOf(
  name: string,
  { pack, cards, card, key, state }: ShownPack,
  undo: string | null,
): TourSight {
  const others = card?.fields.filter(({ of }) => of === 'text') ?? [];
  const art = valueAt(card?.definition, '/art');
  return {
    pack: name,
    isLoaded: pack !== null,
    cards: cards.length,
    card: key,
    effects: card?.sentence?.handles.filter(({ role }) => role === 'clause').length ?? 0,
    numbers: new Map(card === null ? [] : numbersIn(card.definition)),
    tongue: others.at(0)?.label ?? null,
    translated: others.flatMap(({ fields }) => fields).filter(({ value }) => isWritten(value)).length,
    picture: art === undefined ? null : JSON.stringify(art),
    undo,
    undone: state?.redo == null ? null : JSON.stringify(state.redo),
  };
}

const isWritten = (value: Json | undefined): boolean => value !== undefined && value !== '';

function* numbersIn(value: Json, at = ''): Generator<[pointer: string, number: number]> {
  if (typeof value === 'number') yield [at, value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* numbersIn(inner as Json, `${at}/${key}`);
}

/** Whether a step was done. @param begun what was seen when the step began */
export function isFulfilled(step: TourStep, begun: TourSight, now: TourSight): boolean {
  switch (step) {
    case 'pack':
      return begun.pack === null && now.pack !== null;
    case 'card':
      return now.cards > begun.cards;
    case 'rule':
      return now.effects > begun.effects;
    case 'number':
      return [...now.numbers].some(([at, number]) => (begun.numbers.get(at) ?? number) !== number);
    case 'undo':
      return now.undone !== null && now.undone !== begun.undone;
    case 'words':
      return now.translated > begun.translated;
    case 'picture':
      return now.picture !== null && now.picture !== begun.picture;
    case 'done':
      return false;
  }
}

/** Whether what a step is about is on one card: with another one it begins again. */
export const isOnCard = (step: TourStep): boolean => TOUR_STEPS.indexOf(step) > TOUR_STEPS.indexOf('card');

/** The step after one, or before it; undefined: there is none. */
export const besideStep = (step: TourStep, by: 1 | -1): TourStep | undefined => {
  const index = TOUR_STEPS.indexOf(step) + by;
  return index < 0 ? undefined : TOUR_STEPS[index];
};
