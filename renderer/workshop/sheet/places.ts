// Where the focus is in a sentence. It is kept by pointer and role; what has these now is found here.
import { isWithin } from '../../../shared/packs/pointer.ts';
import type { Focus, Gap, Handle, Sentence, SentenceStop } from '../../../shared/packs/sentence/types.ts';

/** What has the focus, by its index in the sentence. */
export type SheetPlace =
  | { readonly kind: 'stop'; readonly index: number }
  | { readonly kind: 'gap'; readonly index: number }
  /** A part that is selected as a whole. */
  | { readonly kind: 'handle'; readonly index: number };

/** The list that an element or gap is in, and its index there. */
export function inList(at: string): { readonly list: string; readonly index: number } {
  const cut = at.lastIndexOf('/');
  return { list: at.slice(0, cut), index: Number(at.slice(cut + 1)) };
}

/**
 * Finds what has a pointer and role, or else the pointer alone, or else what is nearest around it: the word of a part rather
 * than the part as a whole.
 *
 * @returns null in a sentence without anything that could have the focus there
 */
export function placeOf(sentence: Sentence, { at, role }: Focus): SheetPlace | null {
  const { stops, gaps, handles } = sentence;
  const same = (one: Focus): boolean => one.at === at && one.role === role;
  const exact =
    stopPlace(sentence, stops.findIndex(same)) ??
    (role === 'gap' ? gapPlace(gaps, at) : handlePlace(handles.findIndex(same)));
  if (exact !== null) return exact;
  for (let around = at; around !== ''; around = inList(around).list) {
    const found =
      stopPlace(
        sentence,
        stops.findIndex((stop) => stop.at === around && stop.role !== 'joint'),
      ) ??
      partPlace(sentence, around) ??
      gapPlace(gaps, around);
    if (found !== null) return found;
  }
  return null;
}

/** The pointer and role of a place. */
export function focusAt({ stops, gaps, handles }: Sentence, { kind, index }: SheetPlace): Focus {
  switch (kind) {
    case 'stop':
      return { at: stops[index].at, role: stops[index].role };
    case 'gap':
      return { at: gaps[index].at, role: 'gap' };
    case 'handle':
      return { at: handles[index].at, role: handles[index].role };
  }
}

/**
 * Whether a field beside a sentence is nearer to what has a pointer and role than anything in the sentence.
 *
 * @param field pointer of the nearest field; undefined: there is none
 */
export function isFieldNearer(sentence: Sentence, focus: Focus, field: string | undefined): boolean {
  const place = placeOf(sentence, focus);
  if (field === undefined || place === null) return field !== undefined;
  const isField = place.kind === 'stop' && sentence.stops[place.index].control.kind === 'field';
  return isField || field.length > focusAt(sentence, place).at.length;
}

/** A stop that shares the words of another one is reached through that. */
function stopPlace({ stops }: Sentence, index: number): SheetPlace | null {
  if (index < 0) return null;
  const { over } = stops[index];
  return { kind: 'stop', index: over ?? index };
}

function gapPlace(gaps: readonly Gap[], at: string): SheetPlace | null {
  const index = gaps.findIndex((gap) => gap.at === at);
  return index < 0 ? null : { kind: 'gap', index };
}

/** The verb or trigger of a part, or else the part as a whole. */
function partPlace(sentence: Sentence, at: string): SheetPlace | null {
  const part = sentence.handles.findIndex((handle) => handle.at === at);
  return part < 0 ? null : (stopPlace(sentence, wordOf(sentence, part) ?? -1) ?? handlePlace(part));
}

/** The stop of the verb or trigger of a part; undefined where it has no words. */
export function wordOf({ stops }: Sentence, part: number): number | undefined {
  const word = stops.findIndex(
    ({ handle, role, pieces }) => handle === part && pieces > 0 && (role === 'verb' || role === 'trigger'),
  );
  return word < 0 ? undefined : word;
}

const handlePlace = (index: number): SheetPlace | null => (index < 0 ? null : { kind: 'handle', index });

/** The part that a place belongs to; undefined for a field of the card itself. */
export function handleOf({ stops, gaps }: Sentence, { kind, index }: SheetPlace): number | undefined {
  switch (kind) {
    case 'stop':
      return stops[index].handle;
    case 'gap':
      return gaps[index].handle;
    case 'handle':
      return index;
  }
}

/** The effect that a part is in or is; else the rule, or what is outermost. */
export function clauseOf({ handles }: Sentence, handle: number | undefined): number | undefined {
  if (handle === undefined) return undefined;
  const { role, within } = handles[handle];
  return role === 'clause' || role === 'rule' || within === undefined
    ? handle
    : clauseOf({ handles } as Sentence, within);
}

/** A part with all that is around it, from the inside out. */
export function around(handles: readonly Handle[], handle: number | undefined): readonly number[] {
  if (handle === undefined) return [];
  return [handle, ...around(handles, handles[handle].within)];
}

/** The first stop of a part in reading order. */
export const firstStopIn = ({ stops }: Sentence, part: Handle): SentenceStop | undefined =>
  stops.find((stop) => isWithin(stop.at, part.at) && stop.pieces > 0 && stop.over === undefined);

/** The stops that are reached through a stop: they share its words. */
const stopsOver = ({ stops }: Sentence, index: number): readonly SentenceStop[] =>
  stops.filter(({ over }) => over === index);

/** What may be changed from a stop: a field, or the part that has it where no words are the part's own. */
export interface Changeable {
  readonly at: string;
  /** What its choices are headed with. */
  readonly label: string;
}

/**
 * All that may be changed from a stop: its own field, fields that share its words, and parts that begin with it and that no
 * word stands for, such as a choice of cards that is said by how many and which.
 */
export function changeableAt(sentence: Sentence, index: number): readonly Changeable[] {
  const { stops, handles } = sentence;
  const stop = stops[index];
  const parts = around(handles, stop.handle)
    .map((part) => handles[part])
    .filter((part) => part.role === 'choice' && !stops.some(({ at }) => at === part.at))
    .filter((part) => firstStopIn(sentence, part) === stop);
  return [
    stop,
    ...stopsOver(sentence, index),
    ...parts.map(({ at, name }): Changeable => ({ at, label: name })),
  ];
}

/**
 * The number that digits are meant for at a stop: its own, one that shares its words, or the only one of a part that begins
 * with it, as how many cards are chosen.
 */
export function countedAt(sentence: Sentence, index: number): SentenceStop | undefined {
  const { stops, handles } = sentence;
  const places = changeableAt(sentence, index);
  const isAmong = (at: string | undefined): boolean => places.some((place) => place.at === at);
  const numbers = stops.filter(({ control }) => control.kind === 'number');
  const own = numbers.find(({ at }) => isAmong(at));
  const inParts = numbers.filter(({ handle }) => handle !== undefined && isAmong(handles[handle].at));
  return own ?? (inParts.length === 1 ? inParts[0] : undefined);
}

/** Whether a part has effects in it: it is around them. */
export const isWrapper = ({ gaps }: Sentence, handle: number | undefined): boolean =>
  handle !== undefined && gaps.some((gap) => gap.of === 'clause' && gap.handle === handle);

/** Parts whose words say what happens; those of others say how much, which, or whether. */
const ACTS: ReadonlySet<Handle['role']> = new Set(['clause', 'change', 'rule']);

/** Whether a verb says what happens. */
export const isAct = ({ handles }: Sentence, { handle }: SentenceStop): boolean =>
  handle === undefined || ACTS.has(handles[handle].role);
