import { IntlMessageFormat } from 'intl-messageformat';
import type { Phrase, Token } from './tokens.ts';
import { capitalised, text } from './tokens.ts';

/** Messages in ICU MessageFormat by key. */
export type Catalogue = { readonly [key: string]: string };

/** Words that a message chooses by, numbers for plurals, or phrases to set in. */
export type Values = { readonly [name: string]: string | number | Phrase };

/** Bounds of a number; either may be left out. */
export interface Range {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** What a message needs to say a range: which bounds there are, and the bounds. */
export function rangeValues({ min, max }: Range): Values {
  const kind = min === undefined ? 'max' : max === undefined ? 'min' : min === max ? 'exact' : 'both';
  return { range: kind, min: [{ number: min ?? 0 }], max: [{ number: max ?? 0 }] };
}

/** The texts of one language. */
export interface Words {
  readonly lang: string;
  has(key: string): boolean;
  /** A message as tokens. Every phrase value is there a second time under its name with a capital, capitalised. */
  say(key: string, values?: Values): Phrase;
}

/** A key without a message: a defect of the language's catalogue. */
export class MissingMessage extends Error {
  override readonly name = 'MissingMessage';
}

/** What formatting may put between literal texts. */
interface Set {
  readonly phrase: Phrase;
}
type Chunk = string | Set;
type Value = string | number | Set | ((chunks: Chunk[]) => Set);

const upper = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** A word of the language, which messages select by; names and texts keep their hyphens. */
const KEY = /^[a-z]+(-[a-z]+)+$/;

/**
 * Makes the texts of one language.
 *
 * @param terms the tags that messages may use, with the id of the rule that explains each: `<sanity>Verstand</sanity>`
 */
export function createWords(
  lang: string,
  messages: Catalogue,
  terms: { readonly [tag: string]: string },
): Words {
  const parsed = new Map<string, IntlMessageFormat>();
  const tags: Record<string, Value> = {};
  for (const [tag, rule] of Object.entries(terms)) {
    tags[tag] = (chunks) => ({
      phrase: chunks.flatMap((chunk): Phrase =>
        typeof chunk === 'string' ? [{ term: chunk, rule }] : chunk.phrase,
      ),
    });
  }
  const message = (key: string): IntlMessageFormat => {
    const ready = parsed.get(key);
    if (ready !== undefined) return ready;
    if (!(key in messages)) throw new MissingMessage(`${lang}: no message "${key}"`);
    const made = new IntlMessageFormat(messages[key], lang);
    parsed.set(key, made);
    return made;
  };
  return {
    lang,
    has: (key) => key in messages,
    say(key, values = {}) {
      const set: Record<string, Value> = { ...tags };
      for (const [name, value] of Object.entries(values)) {
        if (typeof value !== 'object') {
          // A selector of ICU MessageFormat has no hyphens.
          set[name] = typeof value === 'string' && KEY.test(value) ? value.replaceAll('-', '_') : value;
          continue;
        }
        set[name] = { phrase: value };
        set[upper(name)] = { phrase: capitalised(value) };
      }
      return message(key)
        .formatToParts<Value>(set)
        .flatMap((part): readonly Token[] => toTokens(part.value));
    },
  };
}

function toTokens(value: Value): Phrase {
  if (typeof value === 'string') return value === '' ? [] : text(value);
  if (typeof value === 'number') return [{ number: value }];
  if (typeof value === 'object') return value.phrase;
  return [];
}
