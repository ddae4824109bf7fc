import type { Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import { isList } from '../edit/operation.ts';
import { valueAt } from '../pointer.ts';
import type { FieldBench } from './bench.ts';
import { fieldsOf } from './fields.ts';
import { placeAt } from './places.ts';
import { FormSpeaker } from './speaker.ts';
import type { Field, FieldControl } from './types.ts';

/** A field that cards may have, for all cards at once: plain JSON data, which is sent over a wire. */
export interface Column {
  /** Pointer of the field in the definition of a card. */
  readonly at: string;
  /** "cost, fight" */
  readonly label: string;
  /** How it is changed; what is in it has the control of an empty field. */
  readonly control: FieldControl;
  /** What counts where nothing is written. */
  readonly otherwise?: Json;
  /** Whether it may be left out. */
  readonly optional: boolean;
  /** The kinds whose cards may have it, and those of them that usually do. */
  readonly kinds: readonly string[];
  readonly usual: readonly string[];
}

/** What a card has in its columns. */
export interface Cells {
  /** What is written, by pointer, as far as it is no list and no part of any shape. */
  readonly values: { readonly [at: string]: Json };
  /** What else is written, in words and in short. */
  readonly words: { readonly [at: string]: string };
  /** What a part with several numbers counts as. */
  readonly numbers: { readonly [at: string]: number };
}

/** Controls of fields that are a column and have columns of their own in them. */
const PARTS: readonly FieldControl['kind'][] = ['matrix', 'group'];
/** Controls of what is told in words alone: it takes more than a cell to change it. */
const TOLD: readonly FieldControl['kind'][] = ['group', 'list', 'row', 'card', 'counts', 'opaque'];

/**
 * The fields outside the programs that cards of some kinds may have, those that most of the kinds usually have first.
 *
 * @param language in which they are labelled
 */
export function columnsOf(bench: FieldBench, kinds: Iterable<string>, language: Language): readonly Column[] {
  const columns = new Map<string, Column>();
  for (const kind of kinds) {
    const groups = fieldsOf(bench, { kind }, language).filter(({ of }) => of === 'usual' || of === 'more');
    for (const { of, fields } of groups)
      for (const column of fields.flatMap((field) => withParts(field, kind, of === 'usual'))) {
        const known = columns.get(column.at);
        columns.set(column.at, known === undefined ? column : together(known, column));
      }
  }
  return [...columns.values()].toSorted((one, other) => other.usual.length - one.usual.length);
}

/** A field as a column, and what is in it as further ones. */
function withParts(field: Field, kind: string, isUsual: boolean, around = ''): readonly Column[] {
  const { at, control, otherwise, optional } = field;
  const label = around === '' ? field.label : `${around}, ${field.label}`;
  const kinds = [kind];
  const own: Column = {
    at,
    label,
    control,
    ...(otherwise !== undefined && { otherwise }),
    optional,
    kinds,
    usual: isUsual ? kinds : [],
  };
  if (!PARTS.includes(control.kind) || !('fields' in control)) return [own];
  return [own, ...control.fields.flatMap((inner) => withParts(inner, kind, isUsual, label))];
}

/** A column of several kinds. */
const together = (one: Column, other: Column): Column => ({
  ...one,
  optional: one.optional || other.optional,
  kinds: [...one.kinds, ...other.kinds],
  usual: [...one.usual, ...other.usual],
});

/**
 * What a card has in columns.
 *
 * @param definition of the card, whatever is written in it
 * @param measured what the game makes of a part with several numbers, by pointer; by default their sum counts
 */
export function cellsOf(
  bench: FieldBench,
  definition: Json,
  columns: readonly Column[],
  language: Language,
  measured: { readonly [at: string]: number } = {},
): Cells {
  const speaker = new FormSpeaker(bench, language);
  const values: { [at: string]: Json } = {};
  const words: { [at: string]: string } = {};
  const numbers: { [at: string]: number } = {};
  for (const { at, control } of columns) {
    const value = valueAt(definition, at) as Json | undefined;
    if (value === undefined) continue;
    if (!TOLD.includes(control.kind)) values[at] = value;
    else words[at] = told(bench, definition, at, value, speaker);
    if (control.kind === 'matrix') numbers[at] = measured[at] ?? sumIn(value);
  }
  return { values, words, numbers };
}

/** What is at a place, in a few words: its words, how much is in it, or that it is there. */
function told(bench: FieldBench, definition: Json, at: string, value: Json, speaker: FormSpeaker): string {
  const site = placeAt(bench.forms, definition, at);
  const said = site && speaker.value(site, value);
  if (said !== undefined) return said;
  if (isList(value)) return String(value.length);
  const counts = Object.values(value as object) as readonly Json[];
  const isCounted = counts.length > 0 && counts.every((count) => typeof count === 'number');
  return isCounted ? String(sumIn(value)) : THERE;
}

/** Stands for something that takes too many words. */
const THERE = '…';

const sumIn = (value: Json): number =>
  typeof value === 'object' && value !== null
    ? (Object.values(value) as readonly Json[]).reduce<number>(
        (sum, one) => sum + (typeof one === 'number' ? one : 0),
        0,
      )
    : 0;
