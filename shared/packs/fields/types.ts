// What a page gets of the fields of a card outside its programs: plain JSON data, which is sent over a wire. Pointers are JSON
// pointers in the card's definition.
import type { Json } from '../../engine/json.ts';
import type { FormsBeside } from '../../words/names.ts';
import type { FieldHelp } from '../card-words.ts';

/** Fields that are shown together. */
export interface FieldGroup {
  /**
   * `usual`: what cards of this kind have, and whatever this one has; `more`: what they may have as well; `unknown`: what no
   * schema knows; `text`: the card in another language.
   */
  readonly of: 'usual' | 'more' | 'unknown' | 'text';
  readonly label: string;
  /** Tag of the language of a `text`. Its fields are at pointers in the file of that language. */
  readonly language?: string;
  /** The path of that file in the pack. */
  readonly file?: string;
  readonly fields: readonly Field[];
}

/** A field of a card or of a part of it, an element of a list, an entry of a map. */
export interface Field {
  readonly at: string;
  /** "power", "stage 2". */
  readonly label: string;
  /** The name of the language that its text is in, where the card has words in others, too. */
  readonly tongue?: string;
  /** What it means, for authors. */
  readonly help?: FieldHelp;
  readonly control: FieldControl;
  /** What is written there, unless the control says it field by field. */
  readonly value?: Json;
  /** What counts where nothing is written. */
  readonly otherwise?: Json;
  readonly written: boolean;
  /** Whether it may be left out. */
  readonly optional: boolean;
  /** Whether something is written that does not fit: `value` is then that, whatever the control. */
  readonly odd: boolean;
}

/** A value that may be chosen. */
export interface FieldChoice {
  readonly value: Json;
  readonly label: string;
  /** What it is, in one sentence, where its name does not say it. */
  readonly about?: string;
}

/** How many letters a text may have. */
interface Letters {
  readonly least: number;
  /** Left out where there is no limit. */
  readonly most?: number;
  readonly pattern?: string;
}

/** How many elements a list may have. */
interface Length {
  readonly least: number;
  /** Left out where there is no limit. */
  readonly most?: number;
}

/** How a field is changed. */
export type FieldControl =
  /** The name of the card in its pack, by which other cards name it. */
  | ({ readonly kind: 'id' } & Letters)
  /** A text in one line. */
  | ({
      readonly kind: 'text';
      /** How it declines, where it is the name of a card; left out for any other text. */
      readonly name?: {
        /** The tag of its language. */ readonly language: string;
        readonly forms: FormsBeside;
      };
    } & Letters)
  | ({ readonly kind: 'long' } & Letters)
  | { readonly kind: 'number'; readonly whole: boolean; readonly least?: number; readonly most?: number }
  /** True or false. */
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly values: readonly FieldChoice[] }
  /** Several of some values, in any order. */
  | ({ readonly kind: 'set'; readonly values: readonly FieldChoice[] } & Length)
  /** Numbers that belong together, as what is to be paid, and what narrows them down. */
  | { readonly kind: 'matrix'; readonly fields: readonly Field[] }
  /** Any other part with fields. */
  | { readonly kind: 'group'; readonly fields: readonly Field[] }
  /** A list that grows and shrinks; its elements can be moved. */
  | ({ readonly kind: 'list'; readonly elements: readonly Field[]; readonly unique: boolean } & Length)
  /** A list of a fixed length. */
  | { readonly kind: 'row'; readonly elements: readonly Field[]; readonly length: number }
  /** A card by full id; what may be chosen is asked for by `cardsFor`. */
  | { readonly kind: 'card'; readonly name: string }
  /** How many of which cards: entries by full id. */
  | {
      readonly kind: 'counts';
      readonly entries: readonly Field[];
      readonly total: number;
      readonly least?: number;
      readonly most?: number;
    }
  /** What no schema knows: it is kept as it is, and can be removed. */
  | { readonly kind: 'opaque'; readonly json: string };

/** A card that may be named at a place. */
export interface CardOffer {
  readonly id: string;
  readonly name: string;
  /** Whether it is named there. */
  readonly chosen: boolean;
}
