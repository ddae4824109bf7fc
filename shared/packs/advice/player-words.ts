import type { Json } from '../../engine/json.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { decimal, languageName, type Language } from '../../words/languages.ts';
import { tokenText, type Token } from '../../words/tokens.ts';
import { isFields, type JsonObject } from '../card-schema.ts';
import type { CardWords, WordList } from '../card-words.ts';
import type { GameContent } from '../content.ts';
import { segmentsOf, valueAt } from '../pointer.ts';
import { formatMessage, type ProblemData } from '../problems.ts';
import { de } from './text/de.ts';
import { en, type AdviceKey } from './text/en.ts';
import { wordOf } from './word-of.ts';

const CATALOGUES: { readonly [L in Language]: Catalogue<AdviceKey> } = { en, de };
const QUOTES: { readonly [L in Language]: readonly [before: string, behind: string] } = {
  en: ['“', '”'],
  de: ['„', '“'],
};

/** Letters of a clause that is quoted, and of one on a button; entries of a list. The rest is left out. */
const LONGEST_QUOTE = 60;
const LONGEST_LABEL = 100;
const MOST_ENTRIES = 4;

/** Lists whose words make a clause of their own, which can be quoted. */
const CLAUSES: readonly WordList[] = ['triggers', 'standings', 'verbs', 'conditions', 'changes'];

/** By the messages of a game: they are put together once, not with every key that is typed. */
const together = new WeakMap<Catalogue, Catalogue>();

/** What the game itself calls a word is found first. */
function messagesOf({ advice }: GameContent, language: Language): Catalogue {
  const own = advice?.messages[language];
  if (own === undefined) return CATALOGUES[language];
  const known = together.get(own) ?? { ...own, ...CATALOGUES[language], ...own };
  together.set(own, known);
  return known;
}

/** The words in which players speak of the cards of one game, in one language. */
export class PlayerWords {
  readonly #messages: Catalogue;
  readonly #language: Language;
  readonly #words: CardWords | undefined;
  readonly #nameOf: (id: string) => string | undefined;
  readonly #game: GameContent;

  /** @param nameOf what a card is called, by its full id */
  constructor(game: GameContent, language: Language, nameOf: (id: string) => string | undefined) {
    this.#game = game;
    this.#messages = messagesOf(game, language);
    this.#language = language;
    this.#words = game.language;
    this.#nameOf = nameOf;
  }

  say(key: string, data: ProblemData = {}): string {
    return formatMessage(this.#messages, key, this.#language, data);
  }

  /** Whether there is a sentence for players. */
  has(key: string): boolean {
    return Object.hasOwn(this.#messages, key);
  }

  get language(): Language {
    return this.#language;
  }

  /** The sentences of the game for authors of files. */
  get forAuthors(): Catalogue {
    return this.#game.messages?.[this.#language] ?? {};
  }

  /** What a card is called; its id where that is not known. */
  cardName(id: string): string {
    return this.#nameOf(id) ?? id;
  }

  /** What a field is called; itself where it has no other name. */
  field(name: string): string {
    const key = `field.${name}`;
    if (this.has(key)) return this.say(key);
    return name.includes(':') ? this.cardName(name) : name;
  }

  /** The field that something is in, or is; of the whole card, that. */
  fieldAt(pointer: string): string {
    const name = segmentsOf(pointer).findLast((segment) => !/^\d+$|^-$/.test(segment));
    return name === undefined ? this.say('card.whole') : this.field(name);
  }

  /** A word that is the value of a field, as the game says it: the kind of a card, a class; undefined for other words. */
  word(value: string): string | undefined {
    const key = Object.keys(this.#messages).find((each) => VALUE.test(each) && each.endsWith(`.${value}`));
    return key === undefined ? undefined : this.say(key);
  }

  /** A language by its name. */
  languageName(tag: string): string {
    return languageName(tag, this.#language);
  }

  quoted(text: string): string {
    const [before, behind] = QUOTES[this.#language];
    return `${before}${cut(text, LONGEST_QUOTE)}${behind}`;
  }

  /**
   * A value in a sentence or on a button, short.
   *
   * @param isSound whether it is a part of a card that the schema accepts, so that its clauses have words
   */
  value(value: Json | undefined, isSound = false): string {
    if (value === undefined || value === null) return this.say('value.none');
    if (typeof value === 'number') return decimal(value, this.#language);
    if (typeof value === 'boolean') return this.say(value ? 'value.true' : 'value.false');
    if (typeof value === 'string')
      return this.word(value) ?? this.quoted(value.includes(':') ? this.cardName(value) : value);
    if (Array.isArray(value)) {
      const items = value as readonly Json[];
      if (items.length === 1) return this.value(items[0], isSound);
      const isShort =
        items.length > 0 && items.length <= MOST_ENTRIES && items.every((item) => !isBranched(item));
      return isShort ? this.list(items.map((item) => this.value(item))) : this.say('value.list');
    }
    return this.#object(value as JsonObject, isSound);
  }

  /** A word as a list of its parts: counts with what they count, or the clause that it is. */
  #object(value: JsonObject, isSound: boolean): string {
    const clause = isSound ? this.#clauseOf(value) : undefined;
    if (clause !== undefined) return this.quoted(clause);
    const entries = Object.entries(value);
    const text = entries.find(([, inside]) => typeof inside === 'string');
    if (text !== undefined) return this.value(text[1]);
    const counts = entries.every(([, count]) => typeof count === 'number');
    return counts && entries.length > 0 && entries.length <= MOST_ENTRIES
      ? this.list(entries.map(([field, count]) => `${this.field(field)} ${this.value(count)}`))
      : this.say('value.object');
  }

  list(items: readonly string[]): string {
    return new Intl.ListFormat(this.#language, { type: 'unit', style: 'short' }).format(items);
  }

  /** The text of the smallest clause around a place of a card that the schema accepts. */
  clauseAt(definition: Json, pointer: string): string | undefined {
    const segments = segmentsOf(pointer);
    for (let depth = segments.length; depth > 0; depth--) {
      const value = valueAt(definition, pointerOf(segments.slice(0, depth))) as Json | undefined;
      const clause = value === undefined ? undefined : this.#clauseOf(value);
      if (clause !== undefined) return clause;
    }
    return undefined;
  }

  #clauseOf(value: Json): string | undefined {
    if (!isFields(value)) return undefined;
    const word = wordOf(value, this.#words, CLAUSES);
    if (word === undefined) return undefined;
    const phrases = word.say(value, this.#language, (id) => this.cardName(id));
    return phrases
      .map((phrase) => phrase.map(pieceText).join(''))
      .join(' ')
      .trim();
  }

  /**
   * Where in a card something is: the rule or another entry of a list that has several, and the words of the clause.
   *
   * @param isReadable whether the schema accepts the card, so that its clauses have words
   */
  place(definition: Json, pointer: string, isReadable: boolean): string[] {
    const parts = this.#parts(definition, segmentsOf(pointer));
    const clause = isReadable ? this.clauseAt(definition, pointer) : undefined;
    return clause === undefined ? parts : [...parts.slice(0, 1), this.quoted(clause)];
  }

  /** What the entry of a list is called: "rule 2". */
  part(list: string, index: number): string | undefined {
    const key = `part.${list}`;
    return this.has(key) ? this.say(key, { number: index + 1 }) : undefined;
  }

  #parts(definition: Json, segments: readonly string[]): string[] {
    return segments.flatMap((segment, i) => {
      const around = valueAt(definition, pointerOf(segments.slice(0, i)));
      if (!Array.isArray(around) || around.length < 2) return [];
      return this.part(segments[i - 1] ?? '', Number(segment)) ?? [];
    });
  }
}

/** The rows of a table follow what is said of them. */
const pieceText = (token: Token): string => ('row' in token ? `; ${tokenText(token)}` : tokenText(token));

const VALUE = /^value\.\w+\./;

const pointerOf = (segments: readonly string[]): string =>
  segments.map((segment) => `/${segment.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** Whether a value holds others, so that it is too much for an entry of a sentence. */
const isBranched = (value: Json): boolean => typeof value === 'object' && value !== null;

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;

/** A clause as it is said on a button. */
export const onButton = (clause: string): string => cut(clause, LONGEST_LABEL);
