import { createHash } from 'node:crypto';
import type { Json } from '../../../shared/engine/json.ts';
import type { JournalEntry, StepLabel, TextDraft } from '../../../shared/packs/document/entry.ts';
import type { JournalPoint, PackJournal } from '../../../shared/packs/document/reopen.ts';
import type { InEach } from '../../../shared/packs/card-words.ts';
import { inOneLine } from '../../../shared/packs/line.ts';
import { LIMITS } from '../../../shared/packs/source.ts';
import type {
  StoredBatch,
  StoredDraft,
  StoredEntry,
  StoredFile,
  StoredJournal,
  StoredPoint,
  StoredText,
} from '../../db/journal.ts';
import { packedText, unpackedText } from '../../db/packed.ts';
import { readJson, Unreadable } from '../../db/readable.ts';
import { LANGUAGES } from '../../../shared/words/languages.ts';

// The journal of a pack as it is stored: entries and texts are packed, and points name texts by their hashes.

/** Bytes of what one step has changed: both sides of all letters that a pack may have. */
const MOST_CHANGED = 8 * LIMITS.packLetters;

export function storedEntry(entry: JournalEntry): StoredEntry {
  const { n, at, kind } = entry;
  const [label, place] = entry.kind === 'saved' ? ['', null] : [storedLabel(entry.label), entry.place];
  const body = packedText(JSON.stringify(entry));
  return { n, at, kind, label, place: place === null ? null : JSON.stringify(place), body };
}

/** @throws Unreadable */
export function entryOf({ body }: StoredEntry): JournalEntry {
  const text = unpackedText(body, MOST_CHANGED);
  try {
    return JSON.parse(text) as JournalEntry;
  } catch (error) {
    throw new Unreadable(error);
  }
}

/** A label as it is listed: a line for each language, or one for all. */
const storedLabel = (label: StepLabel): string =>
  typeof label === 'string' ? label : LANGUAGES.map((language) => inOneLine(label[language])).join('\n');

export function labelOf(label: string): StepLabel {
  const lines = label.split('\n');
  if (lines.length < LANGUAGES.length) return label;
  return Object.fromEntries(LANGUAGES.map((language, i) => [language, lines[i]])) as InEach<string>;
}

export const storedDraft = ({ place: { file, pointer }, text, part, at }: TextDraft): StoredDraft => ({
  file,
  pointer,
  text,
  part: part === undefined ? null : JSON.stringify(part),
  at,
});

/** @throws Unreadable */
const draftOf = ({ file, pointer, text, part, at }: StoredDraft): TextDraft => ({
  place: { file, pointer },
  text,
  ...(part !== null && { part: readJson(part) as { [field: string]: Json } }),
  at,
});

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * A point as it is stored.
 *
 * @param stored hashes of texts that need not be stored again; gets those of this point
 */
export function storedPoint(
  { n, files }: JournalPoint,
  at: number,
  label: string | null,
  stored: Set<string>,
): NonNullable<StoredBatch['point']> {
  const texts: StoredText[] = [];
  const hashed = (text: string | null): string | null => {
    if (text === null) return null;
    const hash = hashOf(text);
    if (!stored.has(hash)) texts.push({ hash, text: packedText(text) });
    stored.add(hash);
    return hash;
  };
  const entries = [...files].map(([path, { text, saved }]): [string, StoredFile] => {
    const now = hashed(text);
    return [path, [now, saved === text ? now : hashed(saved)]];
  });
  return { point: { n, at, label, files: Object.fromEntries(entries) }, texts };
}

/** @throws Unreadable */
export function pointOf({ n, files }: StoredPoint, texts: readonly StoredText[]): JournalPoint {
  const known = new Map(texts.map(({ hash, text }) => [hash, unpackedText(text, 2 * LIMITS.packLetters)]));
  const textOf = (hash: string | null): string | null => {
    const text = hash === null ? null : known.get(hash);
    if (text === undefined) throw new Unreadable();
    return text;
  };
  return {
    n,
    files: new Map(
      Object.entries(files).map(([path, [text, saved]]) => [
        path,
        { text: textOf(text), saved: textOf(saved) },
      ]),
    ),
  };
}

/**
 * What a pack is opened with.
 *
 * @throws Unreadable; where only what is before the point cannot be read, no more can be undone than what is after it
 */
export function journalOf({ point, texts, entries, drafts }: StoredJournal): PackJournal {
  const read: JournalEntry[] = [];
  for (const entry of entries.toReversed()) {
    try {
      read.push(entryOf(entry));
    } catch (error) {
      if (point === null || entry.n > point.n) throw error;
      break;
    }
  }
  return {
    point: point === null ? null : pointOf(point, texts),
    entries: read.reverse(),
    drafts: drafts.map(draftOf),
  };
}

/** The place of a stored entry. @throws Unreadable */
export const placeOf = ({ place }: Pick<StoredEntry, 'place'>): { file: string; pointer: string } | null =>
  place === null ? null : (readJson(place) as { file: string; pointer: string });
