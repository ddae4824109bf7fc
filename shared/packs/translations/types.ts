// What a page gets of the texts of a pack in two languages, and what is done to them: plain JSON data.
import type { PackPlace } from '../document/entry.ts';
import type { CARD_TEXT } from '../schema.ts';
import type { TRANSLATED_DETAILS } from '../card-commands/details.ts';

/** A text of a card, or one that a pack says of itself. */
export type TextField = keyof typeof CARD_TEXT | (typeof TRANSLATED_DETAILS)[number];

/** A text of a pack, whatever the language. */
export interface TextName {
  /** The name of its card in the pack; null: the pack says it of itself. */
  readonly card: string | null;
  readonly field: TextField;
}

/** What tells one text of a pack from all others. */
export const keyOf = ({ card, field }: TextName): string => `${card ?? ''}/${field}`;

/**
 * How far the translation of a text is: there is none; its source has been changed since; it is there; or the text is the
 * same in both languages, or has no words.
 */
export const TRANSLATION_STATES = ['missing', 'outdated', 'done', 'none'] as const;
export type TranslationState = (typeof TRANSLATION_STATES)[number];

/** A text in the language of the pack beside another one. */
export interface TranslatedPair extends TextName {
  readonly source: string;
  /** Empty while it is not translated. */
  readonly target: string;
  /** The words that it was translated from, where these are others now; null: they are not, or that is not known. */
  readonly was: string | null;
  readonly state: TranslationState;
}

/** How many texts are how far. */
export type TranslationCounts = { readonly [S in TranslationState]: number };

/** How many texts of a pack are how far in one language. */
export interface TranslationCount {
  /** Its tag. */
  readonly language: string;
  readonly counts: TranslationCounts;
}

/** What is done to the texts of a pack in another language than its own. */
export type TranslationChange =
  | (TextName & {
      readonly do: 'write';
      readonly to: string;
      /** Empty: it is not translated any more. */
      readonly text: string;
      /** Of typing: all with the same one and less than a second between them are one step. */
      readonly run: string | null;
    })
  /** What was translated from other words is still right. */
  | { readonly do: 'right'; readonly to: string; readonly texts: readonly TextName[] }
  /** The words of the pack are those of the other language, too. */
  | { readonly do: 'same'; readonly to: string; readonly texts: readonly TextName[] }
  /** All that a table brings. @property seen tells what it was said to do */
  | { readonly do: 'take'; readonly to: string; readonly table: string; readonly seen: string }
  /** The pack is written in another language from now on: the words in that language go into its cards, and its own words become a translation. */
  | { readonly do: 'settle'; readonly to: string };

/** What a row of a table does. */
export type RowOutcome =
  /** A text that was not translated, or otherwise. */
  | 'new'
  | 'changed'
  /** Its source is not what it was: it is taken, and is outdated then. */
  | 'stale'
  | 'same'
  /** It has no translation. */
  | 'empty'
  /** There is no such text. */
  | 'unknown'
  /** Its card is locked. */
  | 'locked'
  /** It cannot be such a text: too long, or in several lines. */
  | 'unfit'
  /** An earlier row has the same text. */
  | 'double';

/** A row of a table, as it would be taken. */
export interface TextTableRow extends TextName {
  /** On which line a program for tables shows it. */
  readonly line: number;
  readonly outcome: RowOutcome;
  /** What is there now. */
  readonly before: string;
  readonly text: string;
}

/** A word of the game, in each language. */
export interface GlossaryTerm {
  readonly words: { readonly [language: string]: string };
  /** Its gender and plural in German, or what sort of word it is: "f, Karten". */
  readonly forms: string;
  /** What it means, where that has to be said. */
  readonly about: string;
  /** Words that the game does not use for it. */
  readonly not: { readonly [language: string]: readonly string[] };
}

/** A text of the pack where it is edited. */
export interface TextRow extends TranslatedPair {
  /** Where its card is; null: the pack says it of itself. */
  readonly place: PackPlace | null;
  /** What its card is called in the language of the pack. */
  readonly title: string;
  /** Empty for what the pack says of itself. */
  readonly kind: string;
  readonly isLocked: boolean;
}
