// A text in the editor has one character for each line break, whatever the file has, and no byte order mark.
import type { TextPiece } from './raw-port.ts';

const BREAK = /\r\n?|\n/;
const BREAKS = /\r\n?/g;
const MARK = '\ufeff';

/** The text of a file as the editor has it. */
export const shownText = (text: string): string =>
  (text.startsWith(MARK) ? text.slice(1) : text).replaceAll(BREAKS, '\n');

/** Where in a file something is, by its place in the shown text. */
export function offsetInFile(text: string, shown: number): number {
  const begin = text.startsWith(MARK) ? 1 : 0;
  let offset = begin + shown;
  // Each pair of characters that is shown as one moves what is behind it.
  for (let at = text.indexOf('\r\n'); at >= 0 && at < offset; at = text.indexOf('\r\n', at + 2)) offset++;
  return offset;
}

/** The opposite: where in the shown text something of a file is. */
export function offsetShown(text: string, offset: number): number {
  return shownText(text.slice(0, offset)).length;
}

/** A piece of the shown text as one of the file: what comes has the line breaks that the file has. */
export function pieceInFile(text: string, from: number, to: number, insert: string): TextPiece {
  const [offset, end] = [offsetInFile(text, from), offsetInFile(text, to)];
  const eol = BREAK.exec(text)?.[0] ?? '\n';
  return { offset, length: end - offset, text: eol === '\n' ? insert : insert.replaceAll('\n', eol) };
}
