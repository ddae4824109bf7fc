import type { IntlMessageFormat } from 'intl-messageformat';
import { branchOf, wholeOf, type Catalogue } from './catalogue.ts';
import { namesAskedFor, namesSetIn, tagBranches, tagOf } from './branches.ts';
import { messageFormat } from './message-format.ts';
import { inCase, type Case } from './names.ts';
import {
  capitalised,
  claimed,
  isPlain,
  phraseText,
  text,
  type TextMark,
  type Phrase,
  type Token,
} from './tokens.ts';

/** A word that a message chooses by, with the part of a card that the words chosen by it are made from. */
export interface MarkedWord {
  readonly word: string;
  readonly mark: TextMark;
}

/** Words that a message chooses by, numbers for plurals, or phrases to set in. */
export type Values = { readonly [name: string]: string | number | Phrase };

/** The same of the text of a card, which may be marked. */
export type CardValues = { readonly [name: string]: Values[string] | MarkedWord };

/** Whether a value is a word with a mark. */
const isMarked = (value: CardValues[string] | undefined): value is MarkedWord =>
  typeof value === 'object' && 'word' in value;

/** Bounds of a number; either may be left out. */
export interface Range {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** Which bounds a range has, as messages tell it; bounds that are no numbers are never the same. */
export function rangeOf({ min, max }: { readonly min?: unknown; readonly max?: unknown }): string {
  return min === undefined ? 'max' : max === undefined ? 'min' : min === max ? 'exact' : 'both';
}

/** What a message needs to say a range: which bounds there are, and the bounds. */
export function rangeValues({ min, max }: Range): {
  readonly range: string;
  readonly min: Phrase;
  readonly max: Phrase;
} {
  return { range: rangeOf({ min, max }), min: [{ number: min ?? 0 }], max: [{ number: max ?? 0 }] };
}

/** The texts of one language. */
export interface Words {
  readonly lang: string;
  has(key: string): boolean;
  /**
   * A message as tokens. Every phrase value is there a second time under its name with a capital, capitalised, and in other cases
   * under its name with these: `{card_acc}`, `{Card_dat}`.
   */
  say(key: string, values?: CardValues): Phrase;
}

/** A key without a message: a defect of the language's catalogue. */
class MissingMessage extends Error {
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
  /** The same with the words chosen by some of its values as tags, by the names of those; made when asked for. */
  readonly tagged: Map<string, IntlMessageFormat>;
  /** The values and tags that it asks for. */
  readonly names: readonly string[];
  /** Phrases that it asks for with a capital or in another case than the nominative. */
  readonly bent: readonly BentName[];
  /** Names whose values may have words of their own, with the keys of those that have been looked up. */
  readonly branches: ReadonlyMap<string, Map<string, string | undefined>>;
}

/** A name in a message that stands for another form of a value. */
interface BentName {
  readonly name: string;
  /** That of the value. */
  readonly plain: string;
  readonly place: Case;
  readonly isCapital: boolean;
}

const CASES: { readonly [suffix: string]: Case } = { acc: 'accusative', dat: 'dative', gen: 'genitive' };

/** A name with a capital, with a case, or with both. */
const BENT = /\{\s*(\p{Lu}\w*|\p{Ll}\w*_(?:acc|dat|gen))(?=[\s,}])/gu;

function bentName(name: string): BentName {
  const [, word, suffix = ''] = /^(.+?)(?:_(acc|dat|gen))?$/u.exec(name) ?? [];
  const plain = lower(word);
  return { name, plain, place: CASES[suffix] ?? 'nominative', isCapital: plain !== word };
}

const lower = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1);

const namesIn = (message: string, pattern: RegExp): string[] => [
  ...new Set([...message.matchAll(pattern)].map(([, name]) => name)),
];

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
  /** By the message that each belongs to, and its own key. */
  const parsed = new Map<string, Map<string, Message>>();
  const tags: Record<string, Value> = {};
  for (const [tag, rule] of Object.entries(terms)) {
    tags[tag] = (chunks) => ({
      phrase: chunks.flatMap((chunk): Phrase =>
        typeof chunk === 'string' ? [{ term: chunk, rule }] : chunk.phrase,
      ),
    });
  }
  /** @param root the message that it belongs to: itself, unless it is the words for a value */
  const messageOf = (key: string, root: string): Message => {
    // Which of its values have words depends on whose part it is.
    const parts = parsed.get(root) ?? new Map<string, Message>();
    const ready = parts.get(key);
    if (ready !== undefined) return ready;
    if (!(key in messages)) throw new MissingMessage(`${lang}: no message "${key}"`);
    const whole = wholeOf(messages[key]);
    const format = messageFormat(whole, lang);
    // Within its own words a value is set in as it is.
    const branches = namesSetIn(format.getAst()).filter(
      (name) => !key.startsWith(`${root}.${name}.`) && branchOf(messages, root, name, '') !== undefined,
    );
    const made: Message = {
      format,
      tagged: new Map(),
      names: namesAskedFor(format.getAst()),
      bent: namesIn(whole, BENT).map(bentName),
      branches: new Map(branches.map((name) => [name, new Map()])),
    };
    parsed.set(root, parts.set(key, made));
    return made;
  };
  /** What a value is said by, where it has words of its own. */
  const wordsFor = (
    root: string,
    name: string,
    keys: Map<string, string | undefined>,
    values: CardValues,
  ): Value | undefined => {
    const value = values[name];
    const word = isMarked(value) ? value.word : value;
    if (word === undefined || typeof word === 'object') return undefined;
    const own = String(word);
    if (!keys.has(own)) keys.set(own, branchOf(messages, root, name, own));
    const branch = keys.get(own);
    if (branch === undefined) return undefined;
    const said = sayPart(branch, values, root);
    const phrase = isMarked(value) ? claimed(said, value.mark) : said;
    // Mere text becomes one with the text around it.
    const isMere = phrase.every((token) => isPlain(token) && token.marks === undefined);
    return isMere ? phraseText(phrase) : { phrase };
  };
  /** The message for values of which some are marked. */
  const taggedFor = ({ format, tagged }: Message, names: readonly string[]): IntlMessageFormat => {
    const key = names.join(' ');
    const ready = tagged.get(key) ?? messageFormat(tagBranches(format.getAst(), names), lang);
    tagged.set(key, ready);
    return ready;
  };
  const sayPart = (key: string, values: CardValues, root: string): Phrase => {
    const message = messageOf(key, root);
    const set: Record<string, Value> = {};
    const marked: string[] = [];
    for (const name of message.names) {
      const value = values[name];
      if (value === undefined) {
        if (name in tags) set[name] = tags[name];
      } else if (typeof value === 'string') set[name] = selector(value);
      else if (typeof value === 'number') set[name] = value;
      else if (isMarked(value)) {
        set[name] = selector(value.word);
        set[tagOf(name)] = (chunks) => ({ phrase: claimed(phraseOf(chunks), value.mark) });
        marked.push(name);
      } else set[name] = { phrase: value };
    }
    for (const { name, plain, place, isCapital } of message.bent) {
      const value = values[plain];
      if (typeof value !== 'object' || isMarked(value)) continue;
      const phrase = inCase(value, place);
      set[name] = { phrase: isCapital ? capitalised(phrase) : phrase };
    }
    for (const [name, keys] of message.branches) {
      const words = wordsFor(root, name, keys, values);
      if (words !== undefined) set[name] = words;
    }
    const format = marked.length === 0 ? message.format : taggedFor(message, marked);
    const tokens: Token[] = [];
    // In place: with flatMap most of the time of a deep sentence goes into copying.
    for (const { value } of format.formatToParts<Value>(set)) append(tokens, value);
    return tokens;
  };
  return {
    lang,
    has: (key) => key in messages,
    say: (key, values = {}) => sayPart(key, values, key),
  };
}

/** A selector of ICU MessageFormat has no hyphens. */
const selector = (word: string): string =>
  word.includes('-') && KEY.test(word) ? word.replaceAll('-', '_') : word;

const phraseOf = (chunks: readonly Chunk[]): Phrase =>
  chunks.flatMap((chunk) => (typeof chunk === 'string' ? text(chunk) : chunk.phrase));

function append(tokens: Token[], value: Value): void {
  if (typeof value === 'number') tokens.push({ number: value });
  else if (typeof value === 'object') for (const token of value.phrase) tokens.push(token);
  else if (typeof value === 'string' && value !== '') tokens.push({ text: value });
}
