import { DECLENSIONS } from '../../../words/declension.ts';
import type { Language } from '../../../words/languages.ts';
import type { Case, NameInForms } from '../../../words/names.ts';

type Spoken = { readonly article: string; readonly name: string };

/** What begins the name of a tarot card of a suit in German, with the genitive where that is not usual. */
const TAROT: { readonly [word: string]: Omit<NameInForms, 'one'> } = {
  Ass: { gender: 'n', gen: 'Asses' },
  ...Object.fromEntries(
    ['Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn', 'Königin'].map((word) => [
      word,
      { gender: 'f' },
    ]),
  ),
  Page: { gender: 'm', gen: 'Pagen' },
  Ritter: { gender: 'm' },
  König: { gender: 'm' },
};

/** How the name of a tarot card of a suit declines, by its words alone; undefined for any other name. */
function tarotForms(name: string): NameInForms | undefined {
  const [, word = ''] = /^(\S+) der \S/u.exec(name) ?? [];
  return Object.hasOwn(TAROT, word) ? { one: name, ...TAROT[word] } : undefined;
}

/**
 * A card's name within a sentence, by language: "the Ten of Wands", „den Pagen der Stäbe“. Null for a name of which neither its author
 * has said how it declines nor its words do: such a name is quoted.
 */
export const SPOKEN: {
  readonly [L in Language]: (name: string, forms: NameInForms | undefined, place: Case) => Spoken | null;
} = {
  en: (name) => (/^\S+ of \S/u.test(name) ? { article: 'the', name } : null),
  de(name, forms, place) {
    const known = forms ?? tarotForms(name);
    return known === undefined ? null : DECLENSIONS.de(known, place);
  },
};
