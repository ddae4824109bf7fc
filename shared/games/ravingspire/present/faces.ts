import type { Lookup } from '../../../packs/content.ts';
import type { Titles } from '../../../tableau/presenter.ts';
import type { CardFace } from '../../../tableau/tableau.ts';
import type { CardDefinition } from '../content/schema.ts';
import { lexicon } from '../narrate/lexicon.ts';
import type { Language } from '../../../words/languages.ts';
import { faceOf } from './face.ts';

/** What is printed on cards outside of any table; see `GameParts.faces`. */
export function faces(cards: Lookup, language: Language, titles: Titles): (id: string) => CardFace {
  const lex = lexicon(language);
  return (id) => faceOf(withDeck(cards, id), id, titles, lex);
}

/** The definition of a card, and for a hero those of the starter deck, whose power its face adds up (HERO-1). */
function withDeck(cards: Lookup, id: string): { [id: string]: NonNullable<ReturnType<Lookup['card']>> } {
  const deck = (cards.card(id) as unknown as CardDefinition | undefined)?.hero?.deck ?? {};
  const found = [id, ...Object.keys(deck)].flatMap((each) => {
    const definition = cards.card(each);
    return definition === undefined ? [] : [[each, definition] as const];
  });
  return Object.fromEntries(found);
}
