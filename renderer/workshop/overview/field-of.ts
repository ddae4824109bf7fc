// A column as the field of one card, and what of it is shown in a cell.
import type { Json } from '../../../shared/engine/json.ts';
import type { Column } from '../../../shared/packs/fields/columns.ts';
import type { Field, FieldControl } from '../../../shared/packs/fields/types.ts';
import { segmentsOf } from '../../../shared/packs/pointer.ts';
import { decimal, type Language } from '../../../shared/words/languages.ts';
import type { OverviewCard } from './overview-port.ts';

/** Controls that are used in a cell; all else is changed on the bench. */
const IN_CELLS: ReadonlySet<FieldControl['kind']> = new Set([
  'text',
  'long',
  'number',
  'flag',
  'choice',
  'set',
  'matrix',
]);

/** The kind of a card decides about all its fields, so that it is changed where they are seen. */
const KIND = '/kind';

export const isEditable = ({ at, control }: Column): boolean => at !== KIND && IN_CELLS.has(control.kind);

/** Whether a card may have a field at all. */
export const mayHave = ({ kinds }: Column, { rawKind }: Pick<OverviewCard, 'rawKind'>): boolean =>
  kinds.includes(rawKind);

/** What is written in a column of a card. */
export const valueIn = (
  { at }: Pick<Column, 'at'>,
  { cells }: Pick<OverviewCard, 'cells'>,
): Json | undefined => cells?.values[at];

/** A column as a field, for a control to work on. */
export function fieldOf(column: Column, value: Json | undefined): Field {
  const { at, label, otherwise, optional, control } = column;
  return {
    at,
    label,
    control: controlWith(control, value),
    ...(value !== undefined && { value }),
    ...(otherwise !== undefined && { otherwise }),
    written: value !== undefined,
    optional,
    odd: false,
  };
}

/** A control whose fields have what is written in a value. */
function controlWith(control: FieldControl, value: Json | undefined): FieldControl {
  if (control.kind !== 'matrix') return control;
  const fields = control.fields.map((field): Field => {
    const inner = childOf(value, field.at);
    const rest = { ...field, written: inner !== undefined };
    return inner === undefined ? rest : { ...rest, value: inner };
  });
  return { ...control, fields };
}

/** What a part has at the last key of a pointer. */
export function childOf(value: Json | undefined, at: string): Json | undefined {
  const key = segmentsOf(at).at(-1) ?? '';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return (value as { readonly [field: string]: Json | undefined })[key];
}

/** A part with something else at the last key of a pointer; undefined takes that out. */
export function withChild(value: Json | undefined, at: string, inner: Json | undefined): Json {
  const key = segmentsOf(at).at(-1) ?? '';
  const fields = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  const others = Object.entries(fields).filter(([field]) => field !== key) as [string, Json][];
  if (inner === undefined) return Object.fromEntries(others);
  return Object.hasOwn(fields, key)
    ? { ...fields, [key]: inner }
    : Object.fromEntries([...others, [key, inner]]);
}

/** A number with what it counts. */
interface CountedIn {
  readonly label: string;
  readonly shown: string;
}

/** The numbers in a part that has several, as far as they are written. */
export function amountsIn(control: FieldControl, value: Json, language: Language): readonly CountedIn[] {
  if (control.kind !== 'matrix') return [];
  return control.fields.flatMap(({ at, label, control: inner }): CountedIn[] => {
    const own = childOf(value, at);
    return own === undefined ? [] : [{ label, shown: wordsOf(inner, own, language) }];
  });
}

/** What a value is called in a cell. */
export function wordsOf(control: FieldControl, value: Json, language: Language): string {
  if (Array.isArray(value))
    return (value as readonly Json[]).map((one) => wordsOf(control, one, language)).join(', ');
  if ('values' in control) {
    const known = control.values.find((choice) => choice.value === value);
    if (known !== undefined) return known.label;
  }
  if (typeof value === 'number') return decimal(value, language);
  if (typeof value === 'string') return value;
  if (control.kind === 'matrix')
    return amountsIn(control, value, language)
      .map(({ label, shown }) => `${label} ${shown}`)
      .join(', ');
  return JSON.stringify(value);
}
