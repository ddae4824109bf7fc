// The words of phrases and clauses without their looks: for names of buttons, for voices and for titles.
import * as tokens from '../words/tokens.ts';
import { bound } from './bound.ts';

/** The words of a phrase; its numbers do not part from what they count. */
export const phraseText = (phrase: tokens.Phrase): string => bound(tokens.phraseText(phrase));

/** A whole text in one line, in the same manner. */
export const toText = (clauses: readonly tokens.Clause[]): string => bound(tokens.toText(clauses));

/** A sentence without the full stop at its end: for another sentence that quotes it. */
export const unstopped = (sentence: string): string => sentence.trimEnd().replace(/\.$/, '');
