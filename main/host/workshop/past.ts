import { changed, reversed } from '../../../shared/packs/document/change.ts';
import type { OpenFile } from '../../../shared/packs/document/file.ts';
import { entryOf, pointOf } from './journal-form.ts';
import type { StoredPast } from './protocol.ts';

/**
 * The texts of a pack as they were at some entry of its journal.
 *
 * @param past what the journal has of that
 * @param files as they are after the newest entry
 * @returns by path; null where the journal does not reach back so far
 */
export function pastTexts(
  past: StoredPast,
  files: readonly OpenFile[],
): ReadonlyMap<string, string | null> | null {
  if (past === null) return null;
  if (past.kind === 'point')
    return new Map([...pointOf(past.point, past.texts).files].map(([path, { text }]) => [path, text]));
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  for (const stored of past.entries.toReversed()) {
    const entry = entryOf(stored);
    if (entry.kind === 'saved') continue;
    for (const change of entry.changes.toReversed())
      texts.set(change.file, changed(texts.get(change.file) ?? null, reversed(change)));
  }
  return texts;
}
