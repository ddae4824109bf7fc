// Finished cards, from which new ones are made.
import type { JsonObject } from './card-schema.ts';
import type { Definition } from './content.ts';

/** What is a card's own and can be left out: a new card has to get it from its author. */
const PERSONAL: readonly string[] = ['story', 'art', 'notes'];

/** The simplest of the finished cards of a kind: the one with the shortest definition apart from story, picture and notes. */
export function exampleOf(kind: string, finished: Iterable<Definition>): Definition | undefined {
  const cards = [...finished].filter((card) => card.kind === kind);
  return cards.length === 0
    ? undefined
    : cards.reduce((best, card) => (sizeOf(card) < sizeOf(best) ? card : best));
}

/** How much is written in a card apart from its names, story, picture and notes: of two cards the smaller one is the simpler. */
export const sizeOf = (card: Definition): number => JSON.stringify(impersonal(card)).length;

/** A card without what is its own. */
export const impersonal = (card: Definition): JsonObject =>
  Object.fromEntries(
    Object.entries(card).filter(([field]) => !PERSONAL.includes(field) && field !== 'id' && field !== 'name'),
  );
