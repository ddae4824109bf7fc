// All that is said about the words that cards are written in, in every language.
import { WORD_LISTS, type CardWords } from '../../shared/packs/card-words.ts';
import { LANGUAGES, type Language } from '../../shared/words/languages.ts';

/** One text of the help. */
export interface Said {
  /** "verbs.draw", "verbs.draw.cards", "headings.verbs.intro", "card.id". */
  readonly of: string;
  readonly language: Language;
  /** Empty where a language says nothing. */
  readonly said: string;
}

/** Each text in each language, also where it is missing in one of them. */
export function helpTexts(words: CardWords): Said[] {
  const said: Said[] = [];
  const say = (of: string, texts: (language: Language) => string | undefined): void => {
    for (const language of LANGUAGES) said.push({ of, language, said: texts(language) ?? '' });
  };
  for (const list of WORD_LISTS) {
    for (const { name, help } of words[list]) {
      say(`${list}.${name}`, (language) => help[language]?.does);
      for (const field of Object.keys(help.en.fields ?? {}))
        say(`${list}.${name}.${field}`, (language) => help[language]?.fields?.[field]);
    }
  }
  for (const [part, heading] of Object.entries(words.headings)) {
    say(`headings.${part}.title`, (language) => heading[language]?.title);
    if (heading.en.intro !== undefined) say(`headings.${part}.intro`, (language) => heading[language]?.intro);
  }
  for (const [field, texts] of Object.entries(words.fields))
    say(`card.${field}`, (language) => texts[language]);
  return said;
}

/** What a text says itself: without what is written in cards, and without where its links lead. */
export const withoutCode = (said: string): string =>
  said.replaceAll(/`[^`]*`/g, ' ').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
