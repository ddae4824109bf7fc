import type { Operation } from '../edit/operation.ts';
import type { Language } from '../../words/languages.ts';
import type { Severity } from '../problems.ts';

/** A button that mends a card. */
export interface Cure {
  /** After what comes of it: "Set 20". */
  readonly label: string;
  /** Whether nothing else was probably meant; else it is one of some choices. */
  readonly certain: boolean;
  /**
   * What is changed: the card itself, its pack.json, or another card, by full id; a card of another pack by a patch. Or a new card
   * of a kind, made from a finished one.
   */
  readonly of: 'card' | 'pack' | { readonly card: string } | { readonly kind: string };
  /** One after the other, by pointers inside the definition of the card, or in the pack.json. */
  readonly operations: readonly Operation[];
}

/** One thing that the author of a card is told. Plain data. */
export interface AdviceRow {
  /** A problem of the checker; a number far from what is usual; a card that does the same; what is missing; what is not finished. */
  readonly kind: 'problem' | 'outlier' | 'same' | 'missing' | 'misfit' | 'draft';
  readonly code: string;
  readonly severity: Severity | 'hint';
  /** JSON pointer inside the definition. */
  readonly at: string;
  /** Of what is said there in another language: which. */
  readonly language?: Language;
  /** The card's name, and where in it: it goes before `words`, with a colon between. */
  readonly where: string;
  /** One or two sentences. */
  readonly words: string;
  /** At most five, the best first. */
  readonly cures: readonly Cure[];
  /** Full ids of cards that it speaks of. */
  readonly cards: readonly string[];
}
