import { aligned } from '../edit/alignment.ts';
import { aloneText, textPair, type PairedPiece } from './texts.ts';

/** A line of one of two texts. */
interface LineSide {
  /** Counted from 1. */
  readonly line: number;
  readonly pieces: readonly PairedPiece[];
}

/** A row of two texts side by side. */
export type LineRow =
  /** @property then null: the line has come; now null: it is gone; neither: it is the same, or another one in its place */
  | { readonly kind: 'line'; readonly then: LineSide | null; readonly now: LineSide | null }
  /** Lines that are the same and are left out. */
  | { readonly kind: 'skipped'; readonly count: number };

/** Two texts line by line. */
export interface LineDifference {
  readonly rows: readonly LineRow[];
  /** How many further rows there are. */
  readonly more: number;
}

/** Lines that are shown around those that differ. */
const AROUND = 3;
const MOST_ROWS = 400;
/** A longer line is cut off. */
const MOST_LETTERS = 2000;

/** Lines beside each other by their indices; null: there is none. */
interface Row {
  readonly i: number | null;
  readonly j: number | null;
  readonly isSame: boolean;
}

/** What differs between two texts, with some lines around it. */
export function lineDifference(then: string, now: string): LineDifference {
  const [a, b] = [linesOf(then), linesOf(now)];
  const rows: Row[] = [];
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...aligned(a, b), [a.length, b.length] as const]) {
    for (; i < nextI || j < nextJ; i++, j++)
      rows.push({ i: i < nextI ? i : null, j: j < nextJ ? j : null, isSame: false });
    [i, j] = [nextI, nextJ];
    if (i < a.length && j < b.length) rows.push({ i: i++, j: j++, isSame: true });
  }
  const folds = folded(rows);
  // Words are only compared where they are shown.
  const shown = folds.slice(0, MOST_ROWS).map((row): LineRow => ('kind' in row ? row : lineRow(a, b, row)));
  return { rows: shown, more: folds.length - shown.length };
}

const linesOf = (text: string): readonly string[] =>
  text === ''
    ? []
    : text
        .replace(/\r?\n$/, '')
        .split(/\r?\n/)
        .map((line) => (line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS)} …` : line));

function lineRow(a: readonly string[], b: readonly string[], { i, j, isSame }: Row): LineRow {
  const side = (line: number, pieces: readonly PairedPiece[]): LineSide => ({ line: line + 1, pieces });
  const alone = (text: string): readonly PairedPiece[] =>
    isSame ? [{ text, changed: false }] : aloneText(text);
  const pair = i !== null && j !== null && !isSame ? textPair(a[i], b[j]) : null;
  return {
    kind: 'line',
    then: i === null ? null : side(i, pair?.then ?? alone(a[i])),
    now: j === null ? null : side(j, pair?.now ?? alone(b[j])),
  };
}

type Skipped = Extract<LineRow, { kind: 'skipped' }>;

/** Rows without those that are far from all that differs. */
function folded(rows: readonly Row[]): readonly (Row | Skipped)[] {
  const isNear = rows.map((_, at) =>
    rows.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ isSame }) => !isSame),
  );
  const shown: (Row | Skipped)[] = [];
  rows.forEach((row, at) => {
    const last = shown.at(-1);
    if (isNear[at]) shown.push(row);
    else if (last !== undefined && 'kind' in last)
      shown[shown.length - 1] = { kind: 'skipped', count: last.count + 1 };
    else shown.push({ kind: 'skipped', count: 1 });
  });
  return shown;
}
