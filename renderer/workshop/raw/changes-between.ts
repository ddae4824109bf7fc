import { between } from '../../../shared/packs/document/change.ts';

/** A piece that goes from a text of the editor, and what comes in its place. */
interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/**
 * What leads from one text to another, as small as can be told at once: what is changed in each of several lines leaves what is
 * between them alone, so that a cursor there stays where it is.
 */
export function changesBetween(before: string, after: string): readonly TextChange[] {
  const piece = pieceBetween(before, after);
  if (piece === null) return [];
  const { from, to, insert } = piece;
  const [old, fresh] = [before.slice(from, to).split('\n'), insert.split('\n')];
  if (old.length !== fresh.length) return [piece];
  let start = from;
  return old.flatMap((line, i) => {
    const inLine = pieceBetween(line, fresh[i]);
    const at = start;
    start += line.length + 1;
    return inLine === null ? [] : [{ ...inLine, from: at + inLine.from, to: at + inLine.to }];
  });
}

function pieceBetween(before: string, after: string): TextChange | null {
  const change = between('', before, after);
  if (change === null) return null;
  const { offset, before: gone, after: come } = change;
  return { from: offset, to: offset + (gone ?? '').length, insert: come ?? '' };
}
