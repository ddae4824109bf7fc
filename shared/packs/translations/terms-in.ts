import type { GlossaryTerm } from './types.ts';

/** What a word may have at its end: "foes", „Feindes“. */
const ENDINGS: { readonly [language: string]: RegExp } = { en: /^(?:e?s)?$/u };
const SHORT_ENDING = /^\p{L}{0,3}$/u;

/** The terms that occur in a text, those with the longest words first. */
export function termsIn(
  text: string,
  terms: readonly GlossaryTerm[],
  language: string,
): readonly GlossaryTerm[] {
  const words = text.toLowerCase();
  return terms
    .filter((term) =>
      spellings(term, language).some((spelling) =>
        occurs(words, spelling.toLowerCase(), ENDINGS[language] ?? SHORT_ENDING),
      ),
    )
    .toSorted((one, other) => (other.words[language]?.length ?? 0) - (one.words[language]?.length ?? 0));
}

/** A word as it is listed, and its plural where that is listed too. */
function spellings({ words, forms }: GlossaryTerm, language: string): readonly string[] {
  const word = words[language] as string | undefined;
  if (word === undefined) return [];
  const [, plural] = /^[mfn], (?!no )(.+)$/.exec(forms) ?? [];
  return language === 'de' && plural !== undefined ? [word, plural] : [word];
}

const LETTER = /\p{L}/u;

/** Whether a word is in a text as a word of its own, perhaps with an ending. */
function occurs(text: string, word: string, endings: RegExp): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text.slice(0, at).at(-1);
    const [ending = ''] = /^\p{L}*/u.exec(text.slice(at + word.length)) ?? [];
    if ((before === undefined || !LETTER.test(before)) && endings.test(ending)) return true;
  }
  return false;
}
