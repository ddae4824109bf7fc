// What a pack says of itself in its manifest, as texts that its author changes one by one.
import type { Json } from '../../engine/json.ts';
import { added, outermost } from '../edit/nested.ts';
import type { Operation } from '../edit/operation.ts';
import { escapeSegment, valueAt } from '../pointer.ts';

/** What a pack says of itself. */
export const PACK_DETAILS = ['title', 'description', 'authors', 'licence', 'version', 'language'] as const;
export type PackDetail = (typeof PACK_DETAILS)[number];

/** What of it can be said in other languages, too. */
export const TRANSLATED_DETAILS = ['title', 'description'] as const satisfies readonly PackDetail[];

/** One of them, in the language of the pack or in another one. */
export interface DetailPlace {
  readonly detail: PackDetail;
  /** The tag of another language; null: that of the pack. */
  readonly language: string | null;
}

/** The place of a detail in the manifest. */
export const detailPointer = ({ detail, language }: DetailPlace): string =>
  language === null ? `/${detail}` : `/translations/${escapeSegment(language)}/${detail}`;

/** A detail as text: of authors a line for each; empty where nothing is said, or something else than a text. */
export function detailText(manifest: Json | undefined, place: DetailPlace): string {
  const value = valueAt(manifest, detailPointer(place));
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string').join('\n');
  return typeof value === 'string' ? value : '';
}

/**
 * What writes another text of a detail. What can be left out is taken away by an empty one, with what was there for it alone.
 *
 * @returns none where the text is there already
 */
export function detailOperations(manifest: Json, place: DetailPlace, text: string): readonly Operation[] {
  const path = detailPointer(place);
  const { detail, language } = place;
  if (text === detailText(manifest, place)) return [];
  const value: Json = detail === 'authors' ? linesOf(text) : text;
  const isThere = valueAt(manifest, path) !== undefined;
  if (text === '' && (language !== null || detail === 'description'))
    return isThere ? [{ op: 'remove', path: outermost(manifest, path) }] : [];
  if (isThere) return [{ op: 'replace', path, value }];
  return [added(manifest, path, value)];
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
