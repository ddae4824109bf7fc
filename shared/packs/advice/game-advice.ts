import type { Operation } from '../edit/operation.ts';
import type { Definition, Issue } from '../content.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import type { Language } from '../../words/languages.ts';

/** Something that is wrong with a card, without its file. */
export type Fault = Pick<Issue, 'code' | 'pointer' | 'data' | 'among'>;

/** A way to mend a card. */
export interface Remedy {
  readonly operations: readonly Operation[];
  /** Whether nothing else was probably meant. */
  readonly certain: boolean;
}

/** A number of a card, and what explains it. */
export interface Measured {
  /** What it is: the sentence for one far off is `outlier.<name>`, with `{value}` and the `{range}` that is usual. */
  readonly name: string;
  /** JSON pointer of it inside the definition, or of what it is the sum of. */
  readonly at: string;
  /** Cards of one group are measured by each other. */
  readonly group: string;
  readonly value: number;
  /** Numbers that it is expected to grow or shrink with; as many in all of one name and group. */
  readonly of: readonly number[];
}

/** A number that a set of cards is laid out by, as what they cost, or their rank. It is called `spread.<name>` in the messages. */
interface SetSpread {
  readonly name: string;
  /** The least numbers of the bands in which a set is planned, in their order; the first band has all below the second. */
  readonly bands: readonly number[];
  /** @param definition that the schema accepts @returns undefined for a card without such a number */
  of(definition: Definition): number | undefined;
}

/** A card that is made in a minute: it is said in few words what it does, with a number in it that cannot be 0. */
export interface FirstCard {
  readonly kind: string;
  /** What is typed as its rule; it is read in a new card of that kind. */
  readonly typed: { readonly [L in Language]: string };
}

/** What a game says of its cards for those who write them, besides what the loader needs. */
export interface GameAdvice {
  /** The form of one card, with the definitions that it refers to. */
  readonly schema: object;
  /**
   * Sentences for players who know no JSON (`problem.<code>`), where the one for authors of files does not serve; what
   * fields are called (`field.<name>`), the elements of their lists (`part.<name>`), words that are values of fields
   * (`value.<field>.<word>`), what is said of numbers (`outlier.<name>`), what these are called where a set is counted, and of cards that never come (`unreached.<kind>`).
   */
  readonly messages: { readonly [L in Language]: Catalogue };
  /** Codes of `inspect` for a part that does nothing: without it the card is the same. */
  readonly useless: readonly string[];
  /**
   * Ways to mend what `inspect` found, best first, where they do not follow from the facts of the problem: a limit, the
   * nearest word, a field that is missing or means nothing. Those that do not mend it are left out by the caller.
   */
  mend(fault: Fault, definition: Definition): readonly Remedy[];
  /** The numbers of a card that can be far from what cards like it have. @param definition that the schema accepts */
  measures(definition: Definition): readonly Measured[];
  /** By what a set of cards is laid out; left out where no number of them says that. */
  readonly spread?: SetSpread;
  /**
   * The name of the measure that is drawn against the first of the numbers that explain it; left out where there is none. The two
   * are called `measure.<name>` and `measure.<name>.by`.
   */
  readonly drawn?: string;
  /** The one form of all definitions that mean the same. @param definition that the schema accepts */
  canonical(definition: Definition): Definition;
  /** Whether cards of its kind that are the same but for name, story and picture are worth a word. */
  isTold(definition: Definition): boolean;
  /** What a first card may be, for those who are shown how one is made; left out for a game whose cards have no rules to write. */
  readonly first?: FirstCard;
  /** Of kinds that come into play by being in a card of another kind: that kind, and where in it. */
  readonly comesBy: { readonly [kind: string]: { readonly kind: string; readonly at: string } };
}
