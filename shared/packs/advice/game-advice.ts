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

/** What a game says of its cards for those who write them, besides what the loader needs. */
export interface GameAdvice {
  /** The form of one card, with the definitions that it refers to. */
  readonly schema: object;
  /**
   * Sentences for players who know no JSON, by the code of a problem, where the one for authors of files does not serve; what
   * fields are called (`field.<name>`), the elements of their lists (`part.<name>`), and words that are values of fields
   * (`value.<word>`).
   */
  readonly messages: { readonly [L in Language]: Catalogue };
  /** Codes of `inspect` for a part that does nothing: without it the card is the same. */
  readonly useless: readonly string[];
  /**
   * Ways to mend what `inspect` found, best first, where they do not follow from the facts of the problem: a limit, the
   * nearest word, a field that is missing or means nothing. Those that do not mend it are left out by the caller.
   */
  mend(fault: Fault, definition: Definition): readonly Remedy[];
}
