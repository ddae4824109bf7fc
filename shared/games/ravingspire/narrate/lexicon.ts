import type { Language } from '../../../words/languages.ts';
import { phraseText, type Phrase } from '../../../words/tokens.ts';
import { createWords, type Values, type Words } from '../../../words/messages.ts';
import { de } from '../text/de/table.ts';
import { en, type TextKey } from '../text/en/table.ts';
import { attributeBit, ATTRIBUTES, VORPAL, type AttributeName } from '../types.ts';

/** The messages of the table by language. They are parsed when they are first said. */
export const TABLE_WORDS: { readonly [L in Language]: Words } = {
  en: createWords('en', en, {}),
  de: createWords('de', de, {}),
};

/** Says what does not depend on a table: words, lists, powers. Remembers what it has said. */
export interface Lexicon {
  readonly language: Language;
  say(key: TextKey, values?: Values): Phrase;
  has(key: string): boolean;
  /** What is said over and over in the same way: formatted once. */
  once(key: string, make: () => Phrase): Phrase;
  /** An attribute, or a set of attributes as bits: more than one are called vorpal. */
  attribute(name: AttributeName | number): Phrase;
  /** A word for one of several things: a kind, a level, a class. */
  word(key: TextKey, name: string): Phrase;
  list(parts: readonly Phrase[], last?: 'list.and' | 'list.comma'): Phrase;
  /** An amount with its attributes: "2 fight or charm"; empty for a set without any. */
  power(amount: number, as: number): Phrase;
}

export function lexicon(language: Language): Lexicon {
  const words = TABLE_WORDS[language];
  const said = new Map<string, Phrase>();
  const say: Lexicon['say'] = (key, values = {}) => words.say(key, values);
  const once: Lexicon['once'] = (key, make) => {
    const known = said.get(key);
    if (known !== undefined) return known;
    const made = make();
    said.set(key, made);
    return made;
  };
  const word: Lexicon['word'] = (key, name) => once(`${key} ${name}`, () => say(key, { name }));
  const symbol = (name: AttributeName | 'vorpal'): Phrase => [
    { symbol: name, text: phraseText(word('word.attribute', name)) },
  ];
  const attribute: Lexicon['attribute'] = (name) => {
    if (typeof name === 'string') return symbol(name);
    const found = ATTRIBUTES.filter((each) => (name & attributeBit(each)) !== 0);
    return symbol(found.length === 1 ? found[0] : 'vorpal');
  };
  const either = (as: number): Phrase =>
    ATTRIBUTES.filter((name) => (as & attributeBit(name)) !== 0)
      .map(attribute)
      .reduce((first, second) => say('value.either', { first, second }));
  return {
    language,
    say,
    has: (key) => words.has(key),
    once,
    attribute,
    word,
    list: (parts, last = 'list.comma') =>
      parts
        .slice(1)
        .reduce(
          (first, second, i) => say(i === parts.length - 2 ? last : 'list.comma', { first, second }),
          parts[0] ?? [],
        ),
    power: (amount, as) =>
      as === 0
        ? []
        : once(`power ${amount} ${as}`, () =>
            say('value.power', {
              amount: [{ number: amount }],
              as: as === VORPAL ? symbol('vorpal') : either(as),
            }),
          ),
  };
}
