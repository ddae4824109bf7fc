import type { Lookup } from '../../../packs/content.ts';
import type { Titles } from '../../../tableau/presenter.ts';
import type { CardFace } from '../../../tableau/tableau.ts';
import { keywordIn } from '../content/keywords.ts';
import { rulesOf } from '../content/rules-of.ts';
import type { CardDefinition } from '../content/schema.ts';
import { lexicon } from '../narrate/lexicon.ts';
import type { Language } from '../../../words/languages.ts';
import { faceOf } from './face.ts';

/** What is printed on cards outside of any table; see `GameParts.faces`. */
export function faces(cards: Lookup, language: Language, titles: Titles): (id: string) => CardFace {
  const lex = lexicon(language);
  return (id) => faceOf(withMentioned(cards, id), id, titles, lex);
}

/**
 * The definition of a card with those of which its face says something: its keywords, and for a hero the starter deck, whose
 * power is added up (HERO-1).
 */
function withMentioned(cards: Lookup, id: string): { [id: string]: NonNullable<ReturnType<Lookup['card']>> } {
  const card = cards.card(id) as unknown as CardDefinition | undefined;
  const deck = Object.keys(card?.hero?.deck ?? {});
  const keywords = card === undefined ? [] : rulesOf(card).flatMap(({ rule }) => keywordIn(rule)?.card ?? []);
  const found = [id, ...deck, ...keywords].flatMap((each) => {
    const definition = cards.card(each);
    return definition === undefined ? [] : [[each, definition] as const];
  });
  return Object.fromEntries(found);
}
