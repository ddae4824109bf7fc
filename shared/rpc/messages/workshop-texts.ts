// The texts of a pack that is being written, beside those in another language.
import type {
  GlossaryTerm,
  TextTableRow,
  TextRow,
  TranslationCount,
} from '../../packs/translations/types.ts';
import type { ProblemRow } from './packs.ts';

/** How the texts of a pack are as of a revision. */
interface TextsNow {
  readonly revision: number;
  /** What is wrong with the file that notes what was translated from which words: then nothing can be changed. */
  readonly problems: readonly ProblemRow[];
  /** Every other language that it has words in or that the program speaks, and the one that was asked for. */
  readonly languages: readonly TranslationCount[];
}

/** The texts of a pack beside those in another language. */
export interface PackTexts extends TextsNow {
  /** The tag of the language that it is written in. */
  readonly own: string;
  /** The tag of the other one. */
  readonly to: string;
  readonly rows: readonly TextRow[];
  /** What the game calls its things. */
  readonly terms: readonly GlossaryTerm[];
}

/** The same for a page that has them as they were: what is not among it has stayed. */
export interface ChangedTexts extends TextsNow {
  /** The revision of those. */
  readonly since: number;
  readonly changed: readonly TextRow[];
}

/** A row of a table of texts, as it is shown before it is taken. */
interface TableTextRow extends TextTableRow {
  /** What its card is called; what the table calls it where there is none. */
  readonly title: string;
}

/** What a table of texts would do. */
export interface TablePreview {
  /** Why it cannot be read, in words, with what to do; empty: it can. */
  readonly faults: readonly string[];
  /** As many as can be shown: those that need a look first. */
  readonly rows: readonly TableTextRow[];
  readonly counts: { readonly [outcome: string]: number };
  /** Tells that it would still do the same. */
  readonly seen: string;
}
