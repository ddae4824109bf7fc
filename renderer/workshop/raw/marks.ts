// What is marked in the text: the problems of the card, or why the file cannot be read.
import type { Text } from '@codemirror/state';
import type { WrittenAdvice } from '../../../shared/rpc/messages/workshop.ts';
import type { BenchFault } from '../bench.ts';

export interface Mark {
  readonly from: number;
  readonly to: number;
  readonly severity: WrittenAdvice['severity'];
  readonly words: string;
  /** Null where the file cannot be read. */
  readonly problem: WrittenAdvice | null;
}

/** A text with its quotes, a word, or one sign. */
const PIECE = /^(?:"(?:[^"\\]|\\.)*"?|[^\s",:[\]{}]+|.)/;

/** What is marked in a text, each at the line and column that the checker names. */
export const marksIn = (
  text: Text,
  problems: readonly WrittenAdvice[],
  fault: BenchFault | null,
): readonly Mark[] =>
  // What the card was before the text could not be read any more has other places now.
  fault !== null
    ? [{ ...pieceIn(text, fault), severity: 'error', words: fault.words, problem: null }]
    : problems.map((problem) => {
        const { severity, words } = problem;
        return { ...pieceIn(text, problem), severity, words, problem };
      });

function pieceIn(
  text: Text,
  { line, column }: Pick<BenchFault, 'line' | 'column'>,
): Pick<Mark, 'from' | 'to'> {
  const { from: start, text: words } = text.line(Math.min(Math.max(1, line), text.lines));
  const from = start + Math.min(column - 1, words.length);
  const [piece = ''] = PIECE.exec(words.slice(from - start)) ?? [];
  return { from, to: from + piece.length };
}
