import type { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '../words/languages.ts';
import { branchOf, wholeOf, type Catalogue } from '../words/catalogue.ts';
import { messageFormat } from '../words/message-format.ts';
import { nameInPack } from './card-id.ts';
import { de } from './text/de.ts';
import { en, type MessageKey } from './text/en.ts';
import type { Untranslated } from './untranslated.ts';

export type Severity = 'error' | 'warning';

/** The facts of a problem; the catalogues make sentences of them. */
export interface ProblemData {
  readonly [name: string]: string | number | readonly string[];
}

/** The codes with a sentence in the catalogues of this folder. Games add their own for what they inspect. */
export type ProblemCode = {
  [K in MessageKey]: K extends `problem.${infer Code}.cure` ? Code : never;
}[MessageKey];

/** Something wrong in a pack, at a place a person can go to. Plain data. */
export interface Problem {
  severity: Severity;
  code: string;
  /** Id of the pack, or its folder's name while the id is unknown. */
  pack: string;
  file: string;
  /** Counted from 1. */
  line: number;
  column: number;
  /** JSON pointer into the file; empty for the whole of it. */
  pointer: string;
  /** `nearest` is the valid spelling that was probably meant. */
  data: ProblemData;
  /** Full id of the card concerned. */
  card?: string;
  /** The problem that caused this one; it never has a root itself and comes earlier in the list. */
  root?: Problem;
}

const CATALOGUES: { readonly [L in Language]: Catalogue<MessageKey> } = { en, de };

/**
 * What is wrong and what to do about it, in words.
 *
 * @param own the game's messages in that language, for the codes of the game's `inspect`
 */
export function describe(
  problem: Problem,
  language: Language,
  own: Catalogue = {},
): { sentence: string; cure: string } {
  const messages: Catalogue = { ...own, ...CATALOGUES[language] };
  const key = messages[`problem.${problem.code}`] === undefined ? 'internal-error' : problem.code;
  const data: ProblemData = key === problem.code ? problem.data : { message: problem.code };
  const say = (name: string): string => formatMessage(messages, name, language, data);
  const cure = say(`problem.${key}.cure`);
  return {
    sentence: say(`problem.${key}`),
    cure: data.nearest === undefined ? cure : `${say('nearest')} ${cure}`,
  };
}

/** What a pack lacks in a language, in words. @param total cards that it has */
export function describeUntranslated(
  { language: missing, cards, pack }: Untranslated,
  total: number,
  language: Language,
): string {
  const say = (key: MessageKey, data: ProblemData): string =>
    formatMessage(CATALOGUES[language], key, language, data);
  const names = cards.map(nameInPack);
  return say('untranslated', {
    language: missing,
    missing: [
      ...(cards.length > 0 ? [say('untranslated.cards', { cards: cards.length, total, names })] : []),
      ...(pack ? [say('untranslated.texts', {})] : []),
    ],
  });
}

const LISTED = 12;
const formats = new Map<string, IntlMessageFormat>();

/** One ICU message with its data filled in, in words where it has some for them. Lists are cut to their first dozen. */
export function formatMessage(
  messages: Catalogue,
  key: string,
  language: Language,
  data: ProblemData,
): string {
  const values: Record<string, string | number> = {};
  const format = (message: string): string => {
    try {
      return String(compiled(message, language).format(values));
    } catch {
      return message; // a game gave less data than its message names: better a raw sentence than none
    }
  };
  for (const [name, value] of Object.entries(data))
    values[name] = typeof value === 'object' ? list(value, language) : quoted(value, language);
  const words = Object.entries(data).flatMap(([name, value]) => {
    const branch = branchOf(messages, key, name, String(value));
    return branch === undefined ? [] : [[name, format(wholeOf(messages[branch]))] as const];
  });
  for (const [name, said] of words) values[name] = said;
  return format(wholeOf(messages[key] ?? ''));
}

const QUOTES: { readonly [L in Language]: readonly [before: string, behind: string] } = {
  en: ['“', '”'],
  de: ['„', '“'],
};

/** A text that is quoted from the file gets the quotes of the language, not those of JSON. */
function quoted(value: string | number, language: Language): string | number {
  const found = typeof value === 'string' ? /^"([^]*?)(?:"|…)$/.exec(value) : null;
  if (found === null) return value;
  const [before, behind] = QUOTES[language];
  const isCut = String(value).endsWith('…');
  return `${before}${found[1]}${isCut ? '…' : ''}${behind}`;
}

function compiled(message: string, language: Language): IntlMessageFormat {
  const key = `${language} ${message}`;
  let format = formats.get(key);
  if (!format) {
    format = messageFormat(message, language, { ignoreTag: true });
    formats.set(key, format);
  }
  return format;
}

function list(items: readonly string[], language: Language): string {
  const shown = items.length > LISTED ? [...items.slice(0, LISTED), '…'] : items;
  return new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(shown);
}
