import { keyOf, type TextRow, type TranslationState } from '../../../shared/packs/translations/types.ts';

/** Which texts are shown. */
export interface TextFilter {
  /** Null: whatever their state. */
  readonly state: TranslationState | null;
  /** Of cards of a kind; empty: those of the pack itself; null: all. */
  readonly kind: string | null;
  /** What was typed into the search. */
  readonly words: string;
}

export const NO_FILTER: TextFilter = { state: null, kind: null, words: '' };

/** Whether a text is to be translated, or looked at again. */
export const isOpen = ({ state }: Pick<TextRow, 'state'>): boolean =>
  state === 'missing' || state === 'outdated';

/** Whether a text is one of those that are asked for: each word that was typed is in one of both languages, or in the name of its card. */
export function isWanted(row: TextRow, { state, kind, words }: TextFilter): boolean {
  if (state !== null && row.state !== state) return false;
  if (kind !== null && row.kind !== kind) return false;
  const said = `${row.source}\n${row.target}\n${row.title}\n${row.card ?? ''}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}

/**
 * The next text that is to be done, from one on and round.
 *
 * @param from key of a text; null: before the first
 * @param step 1: those behind it; -1: those before it
 */
export function nextOpen(rows: readonly TextRow[], from: string | null, step: 1 | -1): TextRow | null {
  const at = rows.findIndex((row) => keyOf(row) === from);
  const start = at < 0 && step < 0 ? rows.length : at;
  for (let i = 1; i <= rows.length; i++) {
    const row = rows[(((start + i * step) % rows.length) + rows.length) % rows.length];
    if (isOpen(row) && !row.isLocked && keyOf(row) !== from) return row;
  }
  return null;
}
