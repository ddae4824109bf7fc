// The words that rules begin with: those of their triggers.
import type { Json } from '../../engine/json.ts';
import { phraseText, type Phrase } from '../../words/tokens.ts';
import type { Language } from '../../words/languages.ts';
import type { JsonObject } from '../card-schema.ts';
import type { CardWord } from '../card-words.ts';
import { queryOf } from './matching.ts';
import type { Reader } from './reader.ts';
import { printedWords } from './words.ts';

/** What a rule with a certain word begins with. */
export interface Head {
  readonly word: CardWord;
  readonly language: Language;
  /** As they are compared. */
  readonly words: readonly string[];
  /** The last of its clauses alone: "when you move" of "While in play, when you move". */
  readonly clause: readonly string[];
}

/** The fields of a rule that come after its head. */
const BODY_FIELDS: readonly string[] = ['do', 'change', 'if'];
const isInBody = (field: string | undefined): boolean => field !== undefined && BODY_FIELDS.includes(field);

/** A rule without what it does. */
export const headOf = (rule: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(rule).filter(([field]) => !isInBody(field)));

/** The text of a rule before that of what it does. @param phrases with marks */
export function headText([first = []]: readonly Phrase[]): string {
  const end = first.findIndex(({ marks = [] }) => marks.some(({ at }) => isInBody(at.split('/')[1])));
  return phraseText(end < 0 ? first : first.slice(0, end));
}

/** The heads of all rules that the cards of a game may have. */
export class Heads {
  private readonly reader: Reader;
  private readonly known = new Map<string, readonly Head[]>();

  constructor(reader: Reader) {
    this.reader = reader;
  }

  /** Those of a kind of card, in all languages that are understood. */
  of(kind: string): readonly Head[] {
    let heads = this.known.get(kind);
    if (heads === undefined) this.known.set(kind, (heads = this.find(kind)));
    return heads;
  }

  private find(kind: string): readonly Head[] {
    const { triggers, standings } = this.reader.content.language!;
    return [...triggers, ...standings]
      .filter(({ kinds }) => kinds === undefined || kinds.includes(kind))
      .flatMap((word) =>
        this.reader.languages.map((language): Head => {
          const said = this.reader.interpreterOf(language).say('rule', word.example as Json, {}, kind, true);
          const words = headWords(said);
          return { word, language, words, clause: lastClause(said, words) };
        }),
      );
  }
}

/** The words of a rule up to the first that is made from what it does. */
function headWords(phrases: readonly Phrase[]): readonly string[] {
  const printed = printedWords(phrases);
  const end = printed.findIndex(({ path }) => isInBody(path[0]));
  const forms = printed
    .slice(0, end < 0 ? printed.length : end)
    .map(({ form }) => form)
    .join('')
    .replaceAll(/[^\p{L}]/gu, '');
  const head: string[] = [];
  for (const word of queryOf(phrases.map(phraseText).join(' ')).words) {
    if (!forms.startsWith([...head, word].join(''))) break;
    head.push(word);
  }
  return head;
}

/** The words of the last clause of a head, in the text that it begins. */
function lastClause(phrases: readonly Phrase[], words: readonly string[]): readonly string[] {
  let left = words.length;
  const clauses = phrases
    .map(phraseText)
    .join(' ')
    .split(',')
    .map((clause) => queryOf(clause).words);
  for (const clause of clauses) {
    if (left <= clause.length) return words.slice(words.length - left);
    left -= clause.length;
  }
  return words;
}
