import type { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '../../shared/words/languages.ts';
import { wholeOf, type Catalogue } from '../../shared/words/catalogue.ts';
import { messageFormat } from '../../shared/words/message-format.ts';
import { bound, paths } from '../../shared/tableau/bound.ts';
import { pseudo } from './pseudo.ts';
import { listed, written } from './written.ts';

/** What the client speaks: a language, or English made longer and stranger to see what a layout stands. */
export type Tongue = Language | 'pseudo';

/** The messages of a part of the client in every language. */
export type Catalogues<K extends string> = { readonly [L in Language]: Catalogue<K> };

/** What a message sets in: a list is said with "and" before its last, a date as the day it is. */
export type Values = { readonly [name: string]: string | number | Date | readonly string[] };

/** Says a message. Called in a template it is updated when the language changes. */
export type Words<K extends string> = (key: K, values?: Values) => string;

/** The language of the `lang` attribute and of `Intl`. */
export const languageOf = (tongue: Tongue): Language => (tongue === 'pseudo' ? 'en' : tongue);

/**
 * The texts of a part of the client in one language. Messages are parsed when they are first said.
 *
 * @param catalogues all languages, with the same keys
 */
export function createWords<K extends string>(tongue: Tongue, catalogues: Catalogues<K>): Words<K> {
  const language = languageOf(tongue);
  const messages = catalogues[language];
  const parsed = new Map<K, IntlMessageFormat>();
  return (key, values) => {
    let message = parsed.get(key);
    if (message === undefined) {
      message = messageFormat(wholeOf(messages[key]), language, { ignoreTag: true });
      if (tongue === 'pseudo') message = messageFormat(pseudo(message.getAst()), language);
      parsed.set(key, message);
    }
    const said = values && inWords(language, values);
    return bound(String(message.format(said)), said && paths(said));
  };
}

const inWords = (language: Language, values: Values): { [name: string]: string | number } =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inWord(language, value)]));

function inWord(language: Language, value: Values[string]): string | number {
  if (typeof value !== 'object') return value;
  return value instanceof Date ? written(language, value) : listed(language, value);
}
