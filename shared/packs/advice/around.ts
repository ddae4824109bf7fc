import type { Json } from '../../engine/json.ts';
import type { CardIndex } from './card-index.ts';
import type { PlayerWords } from './player-words.ts';
import type { User, Uses } from './uses.ts';

/** A card like another one, in words. Plain data. */
export interface SimilarRow {
  readonly card: string;
  readonly name: string;
  /** From 0, nothing in common, to 1. */
  readonly likeness: number;
  /** The fields in which they differ: what they are called, and what is there in the one and in the other. */
  readonly differs: readonly { readonly field: string; readonly own: string; readonly other: string }[];
}

/** A place at which a card is named, in words. Plain data. */
export interface UseRow {
  readonly user: User;
  /** What the card is called that names it; of a scenario, its file. */
  readonly name: string;
  /** JSON pointer inside the user. */
  readonly at: string;
  /** Where in it: the field, or the rule with its clause. */
  readonly where: string;
}

/** The cards that are most like one, at most five, the likest first. @param own its full id, as it is in the index */
export const similarTo = (own: string, index: CardIndex, words: PlayerWords): SimilarRow[] =>
  index.similarTo(own).map(({ id, likeness, differs }) => ({
    card: id,
    name: words.cardName(id),
    likeness,
    differs: differs.map((each) => ({
      field: words.field(each.field),
      own: words.value(each.own, true),
      other: words.value(each.other, true),
    })),
  }));

/**
 * Where a card is named.
 *
 * @param definitionOf the definition of a card that names it; the schema must accept it
 */
export const usesOf = (
  own: string,
  uses: Uses,
  words: PlayerWords,
  definitionOf: (id: string) => Json | undefined,
): UseRow[] =>
  uses.of(own).map(({ user, at }) => {
    if (user.kind === 'scenario') return { user, name: user.file, at, where: '' };
    const definition = definitionOf(user.id);
    const place = definition === undefined ? [] : words.place(definition, at, true);
    const [list] = at.split('/').slice(1);
    return {
      user,
      name: words.cardName(user.id),
      at,
      where: place.length > 0 ? place.join(', ') : words.field(list ?? ''),
    };
  });
