import type { Json } from '../../engine/json.ts';
import { isFields, type JsonObject, type Schema } from '../card-schema.ts';
import { isList } from '../edit/operation.ts';
import type { Forms, Site } from './forms.ts';

/** A place for a list of parts in a word: a field, or one of several lists or rows in a field. */
export interface ListPlace {
  readonly field: string;
  /** Key of the list in each row, where the field holds rows. */
  readonly inRow?: string;
  /** Whether the field holds several lists. */
  readonly several: boolean;
  readonly required: boolean;
  /** The form of the list. */
  readonly schema: Schema;
}

/** A list of parts in a part. */
export interface OwnList {
  /** Pointer below the part: `/then`, `/of/0`, `/rows/1/then`. */
  readonly at: string;
  readonly items: readonly Json[];
  readonly schema: Schema;
}

/** Whether a schema is that of lists of parts of a family: of effects. */
function isListOf(forms: Forms, schema: Schema, family: string): boolean {
  const [form] = forms.alternatives(schema);
  return form?.type === 'array' && familyIn(forms, form.items ?? {}) === family;
}

/** The family of what may be at a place. */
export const familyIn = (forms: Forms, schema: Schema): string =>
  forms
    .alternatives(schema)
    .map((form) => forms.familyOf(form))
    .find((family) => family !== '') ?? '';

/** Where a word has lists of a family, in the order of its schema. */
export function listPlaces(forms: Forms, form: Schema, family: string): readonly ListPlace[] {
  return Object.entries(form.properties ?? {}).flatMap(([field, schema]): readonly ListPlace[] => {
    const required = form.required?.includes(field) ?? false;
    if (isListOf(forms, schema, family)) return [{ field, several: false, required, schema }];
    const [list] = forms.alternatives(schema);
    const items = list?.type === 'array' ? list.items : undefined;
    if (items === undefined) return [];
    if (isListOf(forms, items, family)) return [{ field, several: true, required, schema: items }];
    const [row] = forms.alternatives(items);
    const found = Object.entries(row?.properties ?? {}).find(([, inner]) => isListOf(forms, inner, family));
    return found === undefined || forms.familyOf(row) !== ''
      ? []
      : [{ field, several: true, required, inRow: found[0], schema: found[1] }];
  });
}

/** The lists of a family that a part has, in the order of its schema. */
export function listsOf(forms: Forms, value: Json, form: Schema, family: string): readonly OwnList[] {
  if (!isFields(value)) return [];
  return listPlaces(forms, form, family).flatMap(({ field, several, inRow, schema }): readonly OwnList[] => {
    const inner = value[field];
    if (inner === undefined || !isList(inner)) return [];
    if (!several) return [{ at: `/${field}`, items: inner, schema }];
    return inner.flatMap((item, i): readonly OwnList[] => {
      const list = inRow === undefined ? item : isFields(item) ? item[inRow] : undefined;
      const below = inRow === undefined ? '' : `/${inRow}`;
      return list !== undefined && isList(list)
        ? [{ at: `/${field}/${i}${below}`, items: list, schema }]
        : [];
    });
  });
}

/** Puts a list into a part at a place of its word, behind those that are there already. */
export function withList(
  value: JsonObject,
  { field, several, inRow }: ListPlace,
  list: Json,
  row: JsonObject = {},
): JsonObject {
  if (!several) return { ...value, [field]: list };
  const known = value[field];
  const others = known !== undefined && isList(known) ? known : [];
  return { ...value, [field]: [...others, inRow === undefined ? list : { ...row, [inRow]: list }] };
}

/** Whether a site is an element of a list. */
export const isListed = ({ owner }: Site): boolean => owner?.value !== undefined && isList(owner.value);
