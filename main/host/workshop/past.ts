import { changed, reversed } from '../../../shared/packs/document/change.ts';
import type { OpenFile } from '../../../shared/packs/document/file.ts';
import type { StoredEntry } from '../../db/journal.ts';
import { entryOf, pointOf } from './journal-form.ts';
import type { StoredPast } from './protocol.ts';

/** The texts of a pack by path; null: there is no such file. */
export type PackTexts = ReadonlyMap<string, string | null>;

/**
 * The texts of a pack as they were at some entry of its journal.
 *
 * @param past what the journal has of that
 * @param files as they are after the newest entry
 * @returns null where the journal does not reach back so far
 */
export function pastTexts(past: StoredPast, files: readonly OpenFile[]): PackTexts | null {
  if (past === null) return null;
  if (past.kind === 'later')
    return walked(new Map(files.map(({ path, text }) => [path, text])), past.entries, 'back');
  const { n } = past.point;
  const point = new Map([...pointOf(past.point, past.texts).files].map(([path, { text }]) => [path, text]));
  return walked(point, past.entries, past.entries.some((entry) => entry.n > n) ? 'on' : 'back');
}

/** Texts after some entries that follow on each other, or before them. */
function walked(from: PackTexts, entries: readonly StoredEntry[], way: 'on' | 'back'): PackTexts {
  const texts = new Map(from);
  for (const stored of way === 'on' ? entries : entries.toReversed()) {
    const entry = entryOf(stored);
    if (entry.kind === 'saved') continue;
    const changes = way === 'on' ? entry.changes : entry.changes.map(reversed).reverse();
    for (const change of changes) texts.set(change.file, changed(texts.get(change.file) ?? null, change));
  }
  return texts;
}
