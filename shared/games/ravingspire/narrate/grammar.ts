import type { Language } from '../../../words/languages.ts';

/** What a hero is in a sentence: who acts, whom something is given to, whom something is done to. */
export type Case = 'nominative' | 'dative' | 'accusative';

const ARTICLES: { readonly [article: string]: { readonly [C in Exclude<Case, 'nominative'>]: string } } = {
  Der: { dative: 'dem', accusative: 'den' },
  Die: { dative: 'der', accusative: 'die' },
  Das: { dative: 'dem', accusative: 'das' },
};

/** "Der Purpurne Plünderer": an article, adjectives, and the rest as it is. */
const TITLE = /^(Der|Die|Das) ((?:\p{Lu}\p{Ll}+e )*)(.+)$/u;

/** Whether an adjective ends in -en: everywhere but in "die Alte" and "das Alte". */
const isWeak = (article: string, place: Case): boolean => place === 'dative' || article === 'Der';

/** A hero's name within a sentence, by language: "dem Purpurnen Plünderer". Names without an article stay as they are. */
export const HERO_NAMES: { readonly [L in Language]: (name: string, place: Case) => string } = {
  en: (name) => name,
  de(name, place) {
    const found = place === 'nominative' ? null : TITLE.exec(name);
    if (found === null || place === 'nominative') return name;
    const [, article, adjectives, rest] = found;
    const bent = isWeak(article, place) ? adjectives.replaceAll('e ', 'en ') : adjectives;
    return `${ARTICLES[article][place]} ${bent}${rest}`;
  },
};
