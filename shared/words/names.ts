// Names that a sentence declines: what an author may say of one besides itself.
import type { Phrase } from './tokens.ts';

export const GENDERS = ['m', 'f', 'n', 'plural'] as const;
/** Of a noun, or that it is in the plural. */
export type Gender = (typeof GENDERS)[number];

/** What a noun is in its sentence. */
export type Case = 'nominative' | 'accusative' | 'dative' | 'genitive';

/** A name with the forms that sentences need. */
export interface NameInForms {
  readonly one: string;
  /** Several of it: "Blades". */
  readonly many?: string;
  /** In the genitive, without an article: „Morgensterns“. */
  readonly gen?: string;
  readonly gender?: Gender;
}

/** A name as it is written: alone, or with its forms. */
export type Name = string | NameInForms;

/** The name itself, of whatever is written in its place; undefined where that is no name. */
export function plainName(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return isForms(value) ? value.one : undefined;
}

/** The forms of a name, where it is written with some. */
export const formsOf = (value: unknown): NameInForms | undefined => (isForms(value) ? value : undefined);

/** What an author says of a name besides itself. */
export type FormsBeside = Omit<NameInForms, 'one'>;

/** A name with what is said of it; a text where that is nothing. */
export function nameWith(one: string, { many, gen, gender }: FormsBeside): Name {
  const forms = { ...(many && { many }), ...(gen && { gen }), ...(gender && { gender }) };
  return Object.keys(forms).length === 0 ? one : { one, ...forms };
}

/** Another name in the place of one: what was said of that stays. */
export const renamed = (written: unknown, one: string): Name =>
  isForms(written) ? nameWith(one, written) : one;

const isForms = (value: unknown): value is NameInForms =>
  typeof value === 'object' && value !== null && 'one' in value && typeof value.one === 'string';

const CASES = Symbol('cases');

/** A phrase that declines. */
type Declining = Phrase & { readonly [CASES]?: (place: Case) => Phrase };

/**
 * A phrase that is said in another form where a message asks for that: `{card}` is its nominative, `{card_acc}`, `{card_dat}` and
 * `{card_gen}` are the others.
 */
export function noun(inCase: (place: Case) => Phrase): Phrase {
  const phrase = [...inCase('nominative')];
  // Not to be listed: as data it is a phrase like all others.
  Object.defineProperty(phrase, CASES, { value: inCase });
  return phrase;
}

/** A phrase in a case; one that does not decline is the same in each. */
export const inCase = (phrase: Phrase, place: Case): Phrase =>
  (phrase as Declining)[CASES]?.(place) ?? phrase;
