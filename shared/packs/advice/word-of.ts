import type { JsonObject, Schema } from '../card-schema.ts';
import { WORD_LISTS, type CardWord, type CardWords, type WordList } from '../card-words.ts';

/** The field that says which word a node is written with, as the schema of the word has it: `do`, `is` and so on. */
const tagOf = ({ name, schema }: CardWord): string | undefined =>
  Object.entries((schema as Schema).properties ?? {}).find(([, form]) => form.const === name)?.[0];

/** The fields whose values are words of a language. */
export const tagsOf = (words: CardWords | undefined): readonly string[] => [
  ...new Set(WORD_LISTS.flatMap((list) => words?.[list] ?? []).flatMap((word) => tagOf(word) ?? [])),
];

/** The word that a node of a card is written with, of those of some lists; undefined where it is no word of them. */
export function wordOf(
  node: JsonObject,
  words: CardWords | undefined,
  lists: readonly WordList[] = WORD_LISTS,
): CardWord | undefined {
  return lists
    .flatMap((list) => words?.[list] ?? [])
    .find((word) => {
      const tag = tagOf(word);
      return tag !== undefined && node[tag] === word.name;
    });
}
