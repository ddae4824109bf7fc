import type { Chapter } from '../../../../shared/rpc/messages/tables.ts';
import { undoneEntries } from '../../../table/chronicle.ts';
import type { TableIcon } from '../../glyphs.ts';

/** What is counted at the end of a game, with the events that count. */
export interface Counted {
  readonly what: string;
  readonly icon: TableIcon;
  readonly kinds: readonly string[];
}

/** How often it came to each, as the chronicle tells; what was taken back does not count. */
export function tally<C extends Counted>(
  chapters: readonly Chapter[],
  counted: readonly C[],
): (C & { readonly count: number })[] {
  const undone = undoneEntries(chapters);
  const lines = chapters.flatMap((chapter) => (undone.has(chapter.n) ? [] : chapter.lines));
  return counted.map((each) => ({
    ...each,
    count: lines.filter(({ kind }) => each.kinds.includes(kind)).length,
  }));
}
