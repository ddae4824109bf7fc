// What only packs of a newer format may have. All that is checked, raised and said of it goes by these lists.
import type { Json } from '../engine/json.ts';
import { isFields } from './card-schema.ts';
import { escapeSegment, segmentsOf } from './pointer.ts';
import type { Problem } from './problems.ts';
import type { Report } from './report.ts';

/** Something that needs a format: where it is, with `*` for any element or key, and from which format on it may be there. */
interface Need {
  readonly at: string;
  readonly format: number;
}

/** Where something may be that needs a format: a card, `pack.json`, or the words of a card in a file of another language. */
type NeedsOf = 'card' | 'manifest' | 'text';

const NEEDS: { readonly [O in NeedsOf]: readonly Need[] } = {
  card: [
    { at: '/notes', format: 2 },
    { at: '/name/one', format: 2 },
    { at: '/art/layers/*/image', format: 2 },
    { at: '/art/layers/*/path', format: 2 },
  ],
  manifest: [
    { at: '/symbol', format: 2 },
    { at: '/pictures', format: 2 },
  ],
  text: [{ at: '/name/one', format: 2 }],
};

/** Something that a pack may not have in its format. */
export interface FoundNeed {
  readonly pointer: string;
  /** The key that it is at. */
  readonly key: string;
  /** The format that it needs. */
  readonly needed: number;
}

/** What a card, a `pack.json` or the words of a card hold that a pack of a format may not have. */
function needsIn(of: NeedsOf, value: unknown, format: number): readonly FoundNeed[] {
  return NEEDS[of].flatMap((need) => {
    if (need.format <= format) return [];
    const keys = segmentsOf(need.at);
    return placesOf(value as Json, keys, '').map((pointer) => ({
      pointer,
      key: keys.at(-1)!,
      needed: need.format,
    }));
  });
}

/** Pointers of what is there under some keys. */
function placesOf(value: Json | undefined, [key, ...rest]: readonly string[], at: string): string[] {
  if (value === undefined) return [];
  if (key === undefined) return [at];
  if (key === '*') {
    if (Array.isArray(value))
      return (value as readonly Json[]).flatMap((item, i) => placesOf(item, rest, `${at}/${i}`));
    if (!isFields(value)) return [];
    return Object.entries(value).flatMap(([name, item]) =>
      placesOf(item, rest, `${at}/${escapeSegment(name)}`),
    );
  }
  return isFields(value) && Object.hasOwn(value, key) ? placesOf(value[key], rest, `${at}/${key}`) : [];
}

/** What a file of a pack holds that a pack of a format may not have. @param path of the file in the pack */
export function needsInFile(path: string, data: Json | undefined, format: number): readonly FoundNeed[] {
  if (data === undefined) return [];
  if (path === 'pack.json') return needsIn('manifest', data, format);
  const [folder] = path.split('/');
  switch (folder) {
    case 'cards':
      return entries(data, 'cards').flatMap((card) => needsIn('card', card, format));
    case 'patches':
      return entries(data, 'patches').flatMap((patch) =>
        isFields(patch) ? needsIn('card', patch['set'], format) : [],
      );
    case 'text':
      return isFields(data) ? Object.values(data).flatMap((words) => needsIn('text', words, format)) : [];
    default:
      return [];
  }
}

function entries(data: Json, key: string): readonly Json[] {
  const list = isFields(data) ? data[key] : undefined;
  return Array.isArray(list) ? (list as readonly Json[]) : [];
}

/**
 * Reports what a card, a `pack.json` or the words of a card hold that a pack of a format may not have.
 *
 * @param at pointer of it in its file
 */
export const reportNeeds = (
  report: Report,
  of: NeedsOf,
  value: unknown,
  format: number,
  at: string,
  options: Parameters<Report>[3] = {},
): Problem[] =>
  needsIn(of, value, format).map(({ pointer, key, needed }) =>
    report('needs-format', at + pointer, { key, needed, format }, { ...options, atKey: true }),
  );
