import { IntlMessageFormat } from 'intl-messageformat';
import { capitalised, text, type Phrase, type Token } from './tokens.ts';

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

/** A message that was parsed. */
interface Message {
  readonly format: IntlMessageFormat;
  /** Names with a capital that it asks for, and the same without. */
  readonly capitals: readonly (readonly [name: string, plain: string])[];
}

const lower = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1);

function capitalsIn(message: string): Message['capitals'] {
  const names = new Set([...message.matchAll(/\{\s*(\p{Lu}\w*)/gu)].map(([, name]) => name));
  return [...names].map((name) => [name, lower(name)]);
}

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
  const parsed = new Map<string, Message>();
  const tags: Record<string, Value> = {};
  for (const [tag, rule] of Object.entries(terms)) {
    tags[tag] = (chunks) => ({
      phrase: chunks.flatMap((chunk): Phrase =>
        typeof chunk === 'string' ? [{ term: chunk, rule }] : chunk.phrase,
      ),
    });
  }
  const messageOf = (key: string): Message => {
    const ready = parsed.get(key);
    if (ready !== undefined) return ready;
    if (!(key in messages)) throw new MissingMessage(`${lang}: no message "${key}"`);
    const made = { format: new IntlMessageFormat(messages[key], lang), capitals: capitalsIn(messages[key]) };
    parsed.set(key, made);
    return made;
  };
  return {
    lang,
    has: (key) => key in messages,
    say(key, values = {}) {
      const { format, capitals } = messageOf(key);
      // The tags are many and the same for all: looked up after the values, not copied to them.
      const set = Object.create(tags) as Record<string, Value>;
      for (const name of Object.keys(values)) {
        const value = values[name];
        // A selector of ICU MessageFormat has no hyphens.
        if (typeof value === 'string') set[name] = KEY.test(value) ? value.replaceAll('-', '_') : value;
        else set[name] = typeof value === 'number' ? value : { phrase: value };
      }
      for (const [name, plain] of capitals) {
        const value = values[plain];
        if (typeof value === 'object') set[name] = { phrase: capitalised(value) };
      }
      return format.formatToParts<Value>(set).flatMap((part): readonly Token[] => toTokens(part.value));
    },
  };
}

function toTokens(value: Value): Phrase {
  if (typeof value === 'string') return value === '' ? [] : text(value);
  if (typeof value === 'number') return [{ number: value }];
  if (typeof value === 'object') return value.phrase;
  return [];
}
