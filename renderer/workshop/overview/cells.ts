import { isAlone } from '../../ui/roving.ts';
import { rowsInView, topToSee } from './in-view.ts';

/** In CSS pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** What keys do at one of some cells. */
interface CellActs {
  /** Has the keys be at another one. */
  readonly go: (index: number) => void;
  readonly pick: (index: number) => void;
}

/** Cells of one size that fill row after row, of which only those are drawn that are seen. */
export class Cells {
  /** How many are in a row. */
  readonly across: number;
  /** Those that are drawn: from the first one on, before the last. */
  readonly first: number;
  readonly last: number;
  /** How high all are together, and how far down the first that is drawn is, in CSS pixels. */
  readonly height: number;
  readonly top: number;
  private readonly count: number;
  private readonly cell: Size;
  private readonly seen: Size;

  /**
   * @param cell its size; 0: it is not known yet
   * @param seen size of what is seen at once
   * @param scrolled how far was scrolled, in CSS pixels
   */
  constructor(count: number, cell: Size, seen: Size, scrolled: number) {
    [this.count, this.cell, this.seen] = [count, cell, seen];
    this.across = cell.width > 0 ? Math.max(1, Math.floor(seen.width / cell.width)) : 1;
    const lines = Math.ceil(count / this.across);
    const rows = rowsInView(scrolled, seen.height, cell.height, lines);
    this.first = rows.first * this.across;
    this.last = Math.min(count, rows.last * this.across);
    this.height = lines * cell.height;
    this.top = rows.first * cell.height;
  }

  isDrawn(index: number): boolean {
    return index >= this.first && index < this.last;
  }

  /** How far has to be scrolled to see a cell. @param scrolled how far that is now */
  topToSee(index: number, scrolled: number): number {
    const line = Math.floor(index / this.across);
    return topToSee(line, scrolled, this.seen.height, this.cell.height);
  }

  /** Does what a key means at a cell. */
  press(event: KeyboardEvent, at: number, { go, pick }: CellActs): void {
    if (!isAlone(event) || event.shiftKey || this.count === 0) return;
    const to = this.after(event.key, at);
    if (event.key === 'Enter' || event.key === ' ') pick(at);
    else if (to !== undefined) go(to);
    else return;
    event.preventDefault();
  }

  /** The cell that a key leads to; undefined: the key leads nowhere. */
  private after(key: string, at: number): number | undefined {
    const { across, count, cell, seen } = this;
    const page = Math.max(1, Math.floor(seen.height / cell.height)) * across;
    const to = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at - across,
      ArrowDown: at + across,
      PageUp: at - page,
      PageDown: at + page,
      Home: 0,
      End: count - 1,
    }[key];
    return to === undefined ? undefined : Math.min(Math.max(0, to), count - 1);
  }
}
