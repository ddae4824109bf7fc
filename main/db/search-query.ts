// Turns what is typed into a search into a query that cannot mean anything else.

const FACETS = ['language', 'game', 'pack', 'kind', 'sort'] as const;
export type Facet = (typeof FACETS)[number];
/** Whether an entry is a card, or something that cards are explained by. */
export type Sort = 'card' | 'other';
export type Facets = { readonly [F in Facet]?: string | undefined };

/** More words than this are not looked for. */
const MOST_WORDS = 16;
const LONGEST_WORD = 60;
/** What the index counts as part of a word. */
const WORDY = /[\p{L}\p{N}\p{Co}]/u;

/** One word of the index for a facet with its value, which may contain any characters. */
const tagOf = (facet: Facet, value: string): string =>
  `${facet[0]}${Buffer.from(value, 'utf8').toString('hex')}`;

/** All tags of a text. */
export const tagsOf = (facets: { readonly [F in Facet]: string }): string =>
  FACETS.map((facet) => tagOf(facet, facets[facet])).join(' ');

/** The words of a search. */
export function wordsIn(text: string): string[] {
  return text
    .toWellFormed()
    .split(/[\s\p{Cc}"]+/u)
    .filter((word) => WORDY.test(word))
    .slice(0, MOST_WORDS)
    .map((word) => [...word].slice(0, LONGEST_WORD).join(''));
}

/**
 * The query for cards that have all of these facets and a word with each of these beginnings.
 *
 * @param where columns of the index in which the words are looked for
 */
export function matchOf(words: readonly string[], facets: Facets, where = 'name text story'): string {
  const tags = FACETS.flatMap((facet) => {
    const value = facets[facet];
    return value === undefined ? [] : [`"${tagOf(facet, value)}"`];
  });
  const beginnings = words.map((word) => `"${word}" *`);
  return `{tags} : (${tags.join(' AND ')}) AND {${where}} : (${beginnings.join(' AND ')})`;
}

/** Texts in an order that accents and case do not matter in. */
export const sortedAs = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
