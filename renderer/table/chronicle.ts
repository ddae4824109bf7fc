import type { Chapter } from '../../shared/rpc/messages/tables.ts';

/** How many older chapters are asked for at once. */
export const PAGE = 40;

/** How many chapters are kept on the page while a game goes on; older ones can be asked for. */
export const KEPT = 160;

/**
 * Adds chapters to those that are known, by number; a newer telling of a chapter replaces the older one. What is
 * returned has no gaps and ends with the newest chapter: behind a gap older chapters are left out, to be asked for
 * again when the player wants to read them.
 */
export function mergeChapters(known: readonly Chapter[], more: readonly Chapter[]): readonly Chapter[] {
  if (more.length === 0) return known;
  const byNumber = new Map([...known, ...more].map((chapter) => [chapter.n, chapter]));
  const all = [...byNumber.values()].sort((a, b) => a.n - b.n);
  const gap = all.findLastIndex((chapter, i) => i > 0 && chapter.n !== all[i - 1].n + 1);
  return gap < 0 ? all : all.slice(gap);
}

/** Number of the newest chapter; -1 where none is known. */
export const newest = (chapters: readonly Chapter[]): number => chapters.at(-1)?.n ?? -1;

/** Whether chapters are missing between what is known and the newest entry of the table, `n`. */
export function hasGap(known: readonly Chapter[], more: readonly Chapter[], n: number): boolean {
  const before = newest(known);
  const first = more.reduce((least, chapter) => Math.min(least, chapter.n), Infinity);
  if (more.length === 0) return before < n;
  return first > before + 1 || Math.max(before, ...more.map((chapter) => chapter.n)) < n;
}

/** Numbers of the entries that are taken back as things stand. */
export function undoneEntries(chapters: readonly Chapter[]): ReadonlySet<number> {
  const undone = new Set<number>();
  for (const { kind, of } of chapters) {
    if (of === null) continue;
    if (kind === 'undo') undone.add(of);
    if (kind === 'redo') undone.delete(of);
  }
  return undone;
}
