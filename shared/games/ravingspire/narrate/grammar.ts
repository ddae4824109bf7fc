import { DECLENSIONS, shownGender } from '../../../words/declension.ts';
import type { Language } from '../../../words/languages.ts';
import type { Case } from '../../../words/names.ts';

export type { Case } from '../../../words/names.ts';

/**
 * A hero's name within a sentence: „dem Purpurnen Plünderer“. It is one of a person: without an article of its own it gets none, and
 * stays as it is.
 */
export function heroName(language: Language, name: string, place: Case): string {
  const found = shownGender(name) === undefined ? null : DECLENSIONS[language]({ one: name }, place);
  return found === null || place === 'nominative' ? name : `${found.article} ${found.name}`;
}
