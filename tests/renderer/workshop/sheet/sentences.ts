// Sentences of shipped cards, for tests of how they are shown.
import type { Json } from '../../../../shared/engine/json.ts';
import { sentenceOf } from '../../../../shared/packs/sentence/sentence.ts';
import type { Sentence } from '../../../../shared/packs/sentence/types.ts';
import type { Language } from '../../../../shared/words/languages.ts';
import { workplaces } from '../../../support/sentence/benches.ts';

/** The sentence of a card of the first game, by its name in the pack. */
export function sentenceOfCard(id: string, language: Language = 'en'): Sentence {
  const [{ bench, cards }] = workplaces;
  const card = cards.find((one) => one.id === id);
  if (card === undefined) throw new RangeError(`There is no card ${id}.`);
  return sentenceOf(bench, card as unknown as Json, language);
}

/** A share of the cards of all games: one of `every`, in all languages. */
export const someSentences = (every: number): { readonly name: string; readonly sentence: Sentence }[] =>
  workplaces.flatMap(({ bench, cards }) =>
    cards
      .filter((_, i) => i % every === 0)
      .flatMap((card) =>
        (['en', 'de'] as const).map((language) => ({
          name: `${card.id}, ${language}`,
          sentence: sentenceOf(bench, card as unknown as Json, language),
        })),
      ),
  );
