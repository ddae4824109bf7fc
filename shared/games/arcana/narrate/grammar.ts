import type { Language } from '../../../words/languages.ts';

/**
 * What a name is in its sentence: who acts, what is acted on, a predicate after "as", or what follows a preposition
 * such
 * as "with".
 */
export type SentencePart = 'subject' | 'object' | 'as' | 'after';

type Forms = { readonly [P in SentencePart]: string };

/** Articles by the word that a German name begins with; a Page is declined himself. */
const neuter = { subject: 'das', object: 'das', as: '', after: 'dem' } as const;
const feminine = { subject: 'die', object: 'die', as: '', after: 'der' } as const;
const masculine = { subject: 'der', object: 'den', as: '', after: 'dem' } as const;
const ARTICLES: { readonly [word: string]: Forms } = {
  Ass: neuter,
  ...Object.fromEntries(
    ['Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn'].map((rank) => [
      rank,
      feminine,
    ]),
  ),
  Page: masculine,
  Ritter: masculine,
  Königin: feminine,
  König: masculine,
};
const WEAK: { readonly [word: string]: string } = { Page: 'Pagen' };

/** A name as it is said within a sentence: with what comes before it. */
export interface Declined {
  /** Empty where the language has none there. */
  readonly article: string;
  readonly name: string;
}

/**
 * The name of a tarot card of a suit within a sentence, by language: "the Ten of Wands", „den Pagen der Stäbe“. Null for
 * any other name: a pack may call its cards as it likes, and such a name is quoted.
 */
export const DECLINED: { readonly [L in Language]: (name: string, place: SentencePart) => Declined | null } =
  {
    en: (name) => (/^\S+ of \S/u.test(name) ? { article: 'the', name } : null),
    de(name, place) {
      const found = /^(\S+)( der \S.*)$/u.exec(name);
      if (found === null || !Object.hasOwn(ARTICLES, found[1])) return null;
      const [, word, rest] = found;
      const declined = place === 'object' || place === 'after' ? (WEAK[word] ?? word) : word;
      return { article: ARTICLES[word][place], name: declined + rest };
    },
  };
