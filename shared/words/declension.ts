// How names decline, by language. English has no cases, and its names no articles.
import type { Language } from './languages.ts';
import type { Case, Gender, NameInForms } from './names.ts';

/** A name as it is said within a sentence, with what comes before it. */
export interface Declined {
  /** Empty where there is none. */
  readonly article: string;
  readonly name: string;
}

/** A name in a case, by language; null where it is not known how it declines: then it is said as it is. */
export const DECLENSIONS: { readonly [L in Language]: (forms: NameInForms, place: Case) => Declined | null } =
  {
    en: () => null,
    de: germanName,
  };

type InCases = { readonly [C in Case]: string };

const ARTICLES: { readonly [G in Gender]: InCases } = {
  m: { nominative: 'der', accusative: 'den', dative: 'dem', genitive: 'des' },
  f: { nominative: 'die', accusative: 'die', dative: 'der', genitive: 'der' },
  n: { nominative: 'das', accusative: 'das', dative: 'dem', genitive: 'des' },
  plural: { nominative: 'die', accusative: 'die', dative: 'den', genitive: 'der' },
};

/** The gender that a name shows by the article which it begins with. */
const SHOWN: { readonly [article: string]: Gender } = { Der: 'm', Die: 'f', Das: 'n' };

/** How an adjective ends without an article. */
const STRONG: { readonly [G in Gender]: string } = { m: 'er', f: 'e', n: 'es', plural: 'e' };

/** Words that begin what a noun is explained by: „Hammer mit nur einem Gedanken“. */
const EXPLAINING = new Set([
  ...['der', 'die', 'das', 'des', 'dem', 'den', 'ein', 'eine', 'eines', 'einer', 'einem', 'einen'],
  ...['von', 'vom', 'mit', 'aus', 'ohne', 'zu', 'zum', 'zur', 'für', 'im', 'in', 'ins', 'am', 'an', 'auf'],
  ...['über', 'unter', 'und', 'oder', 'gegen', 'bei', 'beim', 'nach', 'vor', 'hinter', 'samt', 'wie', 'als'],
  ...['um', 'durch', 'bis', 'seit', 'statt', 'zwischen', 'neben', 'nebst', 'aufs', 'vors', 'nie', 'nicht'],
  ...['außer', 'voll', 'voller', 'aller', 'dank', 'trotz', 'wegen', 'namens', 'ihrer', 'seiner'],
]);

/** A name in its parts: „Der“, „Purpurne“, „Plünderer“, „von nebenan“. */
interface NameParts {
  readonly article: string | null;
  readonly adjectives: readonly string[];
  readonly noun: string;
  /** With the space before it; empty where there is none. */
  readonly rest: string;
}

function partsOf(name: string): NameParts {
  const [, article = null, bare = name] = /^(?:(Der|Die|Das) )?(.+)$/su.exec(name) ?? [];
  const words = bare.split(' ');
  // What is explained is in front of that, so the first word explains nothing.
  const explains = (word: string, i: number): boolean =>
    i > 0 && (EXPLAINING.has(word) || words[i - 1].endsWith(','));
  const found = words.findIndex(explains);
  const end = found < 0 ? words.length : found;
  const [, noun = '', comma = ''] = /^(.*?)(,?)$/su.exec(words[end - 1]) ?? [];
  return {
    article,
    adjectives: words.slice(0, end - 1),
    noun,
    rest:
      comma +
      words
        .slice(end)
        .map((word) => ` ${word}`)
        .join(''),
  };
}

function germanName(forms: NameInForms, place: Case): Declined | null {
  const parts = partsOf(forms.one);
  const { article, adjectives, rest } = parts;
  const gender = forms.gender ?? (article === null ? undefined : SHOWN[article]);
  // The verb would have to be in the plural, too; as a title it takes the singular.
  if (gender === undefined || (gender === 'plural' && place === 'nominative')) return null;
  const bent = adjectives.map((word) => adjective(word, gender, place, article !== null));
  const noun = nounIn(parts, forms, gender, place);
  return { article: ARTICLES[gender][place], name: `${[...bent, noun].join(' ')}${rest}` };
}

/** An adjective behind the definite article. @param isWeak whether it stands behind one in the name, too */
function adjective(word: string, gender: Gender, place: Case, isWeak: boolean): string {
  const ending = isWeak ? (gender === 'plural' ? 'en' : 'e') : STRONG[gender];
  // What does not end like one does not change: „rosa“, „Ihrer“.
  if (!word.endsWith(ending) || word.length < ending.length + 3) return word;
  const isPlain =
    gender !== 'plural' && (place === 'nominative' || (place === 'accusative' && gender !== 'm'));
  return `${word.slice(0, -ending.length)}${isPlain ? 'e' : 'en'}`;
}

function nounIn({ article, noun }: NameParts, forms: NameInForms, gender: Gender, place: Case): string {
  const genitive = genitiveNoun(noun, forms.gen, gender, article !== null);
  if (place === 'genitive') return genitive;
  if (place === 'nominative') return noun;
  if (gender === 'm' && isWeakNoun(noun, genitive)) return genitive;
  // „Den Schuhen“.
  if (gender === 'plural' && place === 'dative' && !/[ns]$/u.test(noun)) return `${noun}n`;
  return noun;
}

/** Whether a noun is one of those that end in -(e)n everywhere but in the nominative: „Page“, „Beamte“. */
const isWeakNoun = (noun: string, genitive: string): boolean => genitive !== noun && /n$/u.test(genitive);

/** The noun of a name in the genitive. @param given how its author declines the name, which may have all of its words */
function genitiveNoun(noun: string, given: string | undefined, gender: Gender, hasArticle: boolean): string {
  if (given !== undefined) return partsOf(given).noun;
  // „Die Alte, der Alten“: what ends like an adjective behind an article may be one, and is left to the author.
  return hasArticle && /e$/u.test(noun) ? noun : usualGenitive(noun, gender);
}

/** The genitive that most nouns of a gender have. */
function usualGenitive(noun: string, gender: Gender): string {
  if (gender === 'f' || gender === 'plural') return noun;
  if (/nis$/u.test(noun)) return `${noun}ses`;
  if (/(?:s|ß|x|z|tsch)$/u.test(noun)) return `${noun}es`;
  return `${noun}s`;
}

/** The genitive of a name as it is proposed to its author; the name itself where its gender is not known. */
export function proposedGenitive(name: string, gender: Gender | undefined): string {
  const found = gender === undefined ? null : germanName({ one: name, gender }, 'genitive');
  return found?.name ?? name;
}

/** The gender that an article at the beginning of a name shows. */
export const shownGender = (name: string): Gender | undefined => SHOWN[partsOf(name).article ?? ''];
