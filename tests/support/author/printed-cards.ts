// Cards for a driver to make from what is printed on them: given ones of the base set, and cards drawn at random.
import { canonical } from '../../../shared/games/ravingspire/content/canonical.ts';
import type { CardDefinition } from '../../../shared/games/ravingspire/content/schema.ts';
import type { Json } from '../../../shared/engine/json.ts';
import type { JsonObject } from '../../../shared/packs/card-schema.ts';
import { drawCards } from '../one-text/programs.ts';
import { ravingspireCards } from '../one-text/ravingspire.ts';
import { workplaceOf } from '../sentence/benches.ts';
import { inOrder, printedRules } from './printed.ts';

const { bench, cards } = workplaceOf('ravingspire');

/** From the simplest to the longest. */
const GIVEN = [
  'moth-eaten-gambeson',
  'ear-trumpet',
  'mercy-stroke',
  'two-handed-regret',
  'chalice-of-lees',
  'hair-shirt',
  'her-ladyships-second-best-poisoner',
  'gorehound-master',
  'quorum-of-crows',
  'the-hour-that-walks',
];

export const givenCards: readonly JsonObject[] = GIVEN.map(
  (id) => cards.find((card) => card.id === id) as unknown as JsonObject,
);

/** How deep words are within each other. */
const DEPTH = 1;
/** Cards that are drawn for one that is taken. */
const SPARE = 3;

/**
 * Cards drawn at random, of which all is printed. Those that name other cards are left out: a sentence offers those that are
 * usual in a place, and here cards have no titles.
 */
export const randomCards = (seed: string, count: number): readonly JsonObject[] =>
  drawCards(ravingspireCards, seed, SPARE * count, DEPTH)
    .map((card) => inOrder(bench, card as unknown as Json) as JsonObject)
    .filter((card) => {
      const texts = printedRules(bench, card, 'en').flat();
      return texts.length > 0 && !texts.includes('') && !JSON.stringify(card).includes('base:');
    })
    .slice(0, count);

/** What a card means, whatever it is called in its pack and however it is drawn. */
export function meaningOf(definition: Json): CardDefinition {
  const own = Object.entries(definition as JsonObject).filter(([field]) => field !== 'art');
  return canonical({ ...Object.fromEntries(own), id: 'x' } as unknown as CardDefinition);
}
