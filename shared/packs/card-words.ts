import type { TSchema } from '../generated/typebox.js';
import type { Catalogue } from '../words/catalogue.ts';
import type { Language } from '../words/languages.ts';
import type { Phrase } from '../words/tokens.ts';
import type { Lookup } from './content.ts';
import type { Wording, Memory, Parts } from './effects/describe.ts';
import { segmentsOf } from './pointer.ts';
import type { SpannedText } from './spans.ts';

/** What a word means, for authors who know the table and nothing else: plain sentences. */
interface Help {
  readonly does: string;
  /** What a field means, where its name and form do not say it. */
  readonly fields?: { readonly [field: string]: string };
  /** Other words for it, which are understood where something is looked for. */
  readonly also?: readonly string[];
}

/** What a field of a card means, and an example. */
export interface FieldHelp {
  readonly does: string;
  readonly example: string;
  /** The same in a few words beside its label, where the label alone says too little. */
  readonly short?: string;
}

/** A list of words as it is headed, and what they are for. */
export interface ListHeading {
  readonly title: string;
  readonly intro?: string;
}

/** The same in every language. */
export type InEach<T> = { readonly [L in Language]: T };

/** The lists of words that a card language has, in the order in which the guide explains them. */
export const WORD_LISTS = [
  'triggers',
  'standings',
  'verbs',
  'whom',
  'filters',
  'zones',
  'amounts',
  'conditions',
  'changes',
] as const;
export type WordList = (typeof WORD_LISTS)[number];

/** What has a heading: the lists, and the fields of a card. */
type Headed = WordList | 'card';

/**
 * The help of one language: of each word by list, of the kinds of cards in one sentence each, and of the fields of a card, of
 * which those within another have its name before them: `hero.deck`. English says what there is; each other
 * language is of the type of English, so that none can leave out a word or have one more.
 */
export type WordsHelp = { readonly [list in WordList]?: { readonly [word: string]: Help } } & {
  readonly headings: { readonly [part in Headed]?: ListHeading };
  readonly kinds: { readonly [kind: string]: string };
  /** The same in a few words, for a list of all kinds. */
  readonly briefly: { readonly [kind: string]: string };
  /** How kinds that belong together are headed in such a list, by a name for each sort. */
  readonly sorts?: { readonly [sort: string]: string };
  readonly card: { readonly [field: string]: FieldHelp };
};

/** One word of the language that a game's cards are written in. */
export interface CardWord {
  readonly name: string;
  /** The form of what is written with it: of a node, of a field for a filter, of the word itself where it has no fields. */
  readonly schema: TSchema;
  /** The smallest sensible use: a rule, an effect, a choice of cards. */
  readonly example: object;
  readonly help: InEach<Help>;
  /** The kinds of cards that may have it, where not all may. */
  readonly kinds?: readonly string[];
  /** The format from which on packs may use it; any where it is left out. */
  readonly format?: number;
  /**
   * How something that is written with it reads: a phrase for each sentence.
   *
   * @param node of the shape of the example; it must fit the schema
   * @param names the name of a card by id
   */
  say(node: object, language: Language, names: (id: string) => string): readonly Phrase[];
}

/** A part of a card that can be said by itself, as the definitions of its schema name it. */
export type CardPart = keyof Parts | 'rule';

/** How a part of a card is to be said. */
export interface Saying {
  readonly language: Language;
  /** The name of a card by id. */
  names(id: string): string;
  /** What of the words around it depends on; left out for words that are sentences by themselves. */
  readonly manner?: Partial<Wording>;
  /** The kind of the card that it is on, where a rule is said. */
  readonly kind?: string;
  /** Whether each word has the part that it is made from as its mark, down to the items of lists. */
  readonly marks?: boolean;
  /** What has been said so far in this language with these names, and without marks; what is said is added to it. */
  readonly memory?: Memory;
}

/** All words that a game's cards are written in. */
export type CardWords = { readonly [list in WordList]: readonly CardWord[] } & {
  /** The form of a card. */
  readonly card: TSchema;
  /** What references in the schemas (`#/$defs/<name>`) lead to. */
  readonly definitions: { readonly [name: string]: TSchema };
  /**
   * What fields and values are called where the text of a card does not say them: `field.<name>`, of a certain word
   * `field.<word>.<name>`; `value.<field>.<word>`.
   */
  readonly labels: InEach<Catalogue>;
  /** How each list is headed that has words. */
  readonly headings: { readonly [part in Headed]?: InEach<ListHeading> };
  /** What each kind of card is on the table, in one sentence. */
  readonly kinds: { readonly [kind: string]: InEach<string> };
  /** The same in a few words. */
  readonly briefly: { readonly [kind: string]: InEach<string> };
  /** The heading that a kind has in a list of all kinds; kinds that are not here stand without one. */
  readonly sorts: { readonly [kind: string]: InEach<string> };
  /** What the fields of a card mean. */
  readonly fields: { readonly [field: string]: InEach<FieldHelp> };
  /**
   * The text of a card with what each piece of it is made from.
   *
   * @param definition of the card; the schema must accept it
   * @param names the name of a card by id
   * @param cards that it may mention
   * @param idle also says what never happens, which is not printed: as long as a card is being written
   */
  text(
    definition: object,
    language: Language,
    names: (id: string) => string,
    cards: Lookup,
    idle?: boolean,
  ): SpannedText;
  /**
   * How a part of a card reads, whatever the card does with it: a phrase for each sentence.
   *
   * @param node of the form of that part
   */
  describe(part: CardPart, node: unknown, saying: Saying): readonly Phrase[];
  /** The form that all nodes of a part have which mean the same. */
  canonical(part: CardPart, node: unknown): unknown;
};

/** A word of a list without what follows from the list. */
export type PlainWord = Pick<CardWord, 'name' | 'schema' | 'example' | 'kinds' | 'format'>;

/** What each language says of something. */
const inEach = <T>(help: InEach<WordsHelp>, saidIn: (words: WordsHelp) => T | undefined): InEach<T> =>
  Object.fromEntries(
    Object.entries(help).flatMap(([language, words]) => {
      const said = saidIn(words);
      return said === undefined ? [] : [[language, said]];
    }),
  ) as InEach<T>;

/**
 * Puts words, their help and how they are said together.
 *
 * @param help in each language of every word, which `npm run gen` and the tests of a game see to
 */
export const withHelp = (
  list: WordList,
  words: Iterable<PlainWord>,
  help: InEach<WordsHelp>,
  say: CardWord['say'],
): CardWord[] =>
  [...words].map(({ name, schema, example, kinds, format }) => ({
    name,
    schema,
    example,
    help: inEach(help, (lists) => lists[list]?.[name]),
    ...(kinds === undefined ? {} : { kinds }),
    ...(format === undefined ? {} : { format }),
    say,
  }));

/**
 * What each language says of the lists of words, of the kinds of cards and of their fields.
 *
 * @param sorted the kinds that belong together, by the sort whose heading the help has
 */
export const generalHelp = (
  help: InEach<WordsHelp>,
  sorted: { readonly [sort: string]: readonly string[] } = {},
): Pick<CardWords, 'headings' | 'kinds' | 'briefly' | 'sorts' | 'fields'> => {
  const { headings, kinds, card } = help.en;
  return {
    headings: Object.fromEntries(
      (Object.keys(headings) as Headed[]).map((part) => [
        part,
        inEach(help, (words) => words.headings[part]),
      ]),
    ),
    kinds: Object.fromEntries(
      Object.keys(kinds).map((kind) => [kind, inEach(help, (words) => words.kinds[kind])]),
    ),
    briefly: Object.fromEntries(
      Object.keys(kinds).map((kind) => [kind, inEach(help, (words) => words.briefly[kind])]),
    ),
    sorts: Object.fromEntries(
      Object.entries(sorted).flatMap(([sort, some]) =>
        some.map((kind) => [kind, inEach(help, (words) => words.sorts?.[sort])]),
      ),
    ),
    fields: Object.fromEntries(
      Object.keys(card).map((field) => [field, inEach(help, (words) => words.card[field])]),
    ),
  };
};

/** What the field at a pointer of a card means, whichever element of a list it is in; undefined where no help is written. */
export function helpOfField(
  { fields }: Pick<CardWords, 'fields'>,
  at: string,
): InEach<FieldHelp> | undefined {
  const segments = segmentsOf(at);
  const isElement = /^\d+$/.test(segments.at(-1) ?? '');
  const key = segments.filter((segment) => !/^\d+$/.test(segment)).join('.');
  return !isElement && Object.hasOwn(fields, key) ? fields[key] : undefined;
}
