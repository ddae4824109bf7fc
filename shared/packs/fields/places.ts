import type { Json } from '../../engine/json.ts';
import { isFields, type Schema } from '../card-schema.ts';
import { isList, parted, type Operation } from '../edit/operation.ts';
import { escapeSegment, isWithin, segmentsOf, valueAt } from '../pointer.ts';
import { isKey, type Forms, type Site } from '../sentence/forms.ts';

/** The form of what is written at a place, or else the one that something there would have. */
export function formAt(forms: Forms, { value, schema }: Pick<Site, 'value' | 'schema'>): Schema | undefined {
  const own = value === undefined ? undefined : forms.formOf(value, schema);
  return own ?? forms.alternatives(schema).at(0);
}

/** Whether a place belongs to the programs of a card: it is one, or has nothing but such in it. */
export function isProgramOnly(forms: Forms, schema: Schema): boolean {
  if (forms.isProgram(schema)) return true;
  const [form] = forms.alternatives(schema);
  if (form?.items !== undefined) return isProgramOnly(forms, form.items);
  const fields = Object.values(form?.properties ?? {});
  return fields.length > 0 && fields.every((inner) => isProgramOnly(forms, inner));
}

/** The fields, elements and entries of a place outside of programs, written or not. */
export function inside(forms: Forms, site: Site): readonly Site[] {
  if (forms.isProgram(site.schema)) return [];
  const form = formAt(forms, site);
  const own: Site = site.value === undefined && form?.type === 'object' ? { ...site, value: {} } : site;
  const fields = forms.within(own).filter(({ schema }) => !isProgramOnly(forms, schema));
  if (own.value === undefined || !isFields(own.value) || typeof form?.additionalProperties !== 'object')
    return fields;
  return [...fields, ...Object.keys(own.value).flatMap((key) => entryOf(own, form, key) ?? [])];
}

/** An entry of a map, written or not. */
function entryOf(owner: Site, form: Schema, key: string): Site | undefined {
  const { additionalProperties: schema, properties = {} } = form;
  if (typeof schema !== 'object' || Object.hasOwn(properties, key) || !isKey(key, form)) return undefined;
  const value = isFields(owner.value!) && Object.hasOwn(owner.value, key) ? owner.value[key] : undefined;
  const at = `${owner.at}/${escapeSegment(key)}`;
  return { at, value, schema, key, owner, required: false, usage: `${owner.usage}.*` };
}

/** The element that would come behind the last one of a list, or an entry that a map has not got. */
function fresh(forms: Forms, site: Site, key: string): Site | undefined {
  const form = formAt(forms, site);
  const { value = form?.type === 'array' ? [] : {} } = site;
  const owner: Site = { ...site, value };
  if (isFields(value)) return form && entryOf(owner, form, key);
  if (!isList(value) || form?.items === undefined || key !== String(value.length)) return undefined;
  const at = `${site.at}/${key}`;
  return { at, value: undefined, schema: form.items, key, owner, required: false, usage: `${site.usage}.*` };
}

/**
 * What may be at a pointer of a card outside of its programs, also where what is around it is not written.
 *
 * @returns undefined where no schema leads
 */
export function placeAt(forms: Forms, definition: Json, pointer: string): Site | undefined {
  let site: Site | undefined = forms.top(definition);
  for (const key of segmentsOf(pointer)) {
    const around: Site | undefined = site;
    site = around && (inside(forms, around).find((inner) => inner.key === key) ?? fresh(forms, around, key));
  }
  return site;
}

/** What may be at a pointer of a card, within its programs or outside of them. */
export const siteAt = (forms: Forms, definition: Json, pointer: string): Site | undefined =>
  forms.programs(definition).some((program) => isWithin(pointer, program.at))
    ? forms.site(definition, pointer)
    : placeAt(forms, definition, pointer);

/** What is written in a place and no form knows. */
export function strangeIn(forms: Forms, { at, value, schema }: Site): readonly string[] {
  if (value === undefined || !isFields(value)) return [];
  const form = forms.formOf(value, schema);
  const isKnown = (key: string): boolean =>
    Object.hasOwn(form?.properties ?? {}, key) || typeof form?.additionalProperties === 'object';
  return Object.keys(value).flatMap((key) => (isKnown(key) ? [] : [`${at}/${escapeSegment(key)}`]));
}

/** A pointer without the indices of lists: the same for all elements. */
export const pathOf = (at: string): string => at.replaceAll(/\/\d+(?=\/|$)/g, '/*');

/**
 * What writes a value where nothing is yet, with what has to be around it.
 *
 * @param around makes what has to be at a place besides a value in it
 */
export function addition(
  definition: Json,
  { at, owner, key }: Site,
  value: Json,
  around: (owner: Site) => Json,
): Operation {
  if (owner === undefined || valueAt(definition, owner.at) !== undefined)
    return { op: 'add', path: at, value };
  const whole = around(owner);
  const filled = isList(whole)
    ? whole.toSpliced(Number(key), 1, value)
    : { ...(whole as object), [key]: value };
  return addition(definition, owner, filled, around);
}

/** The list or object that a place is in. */
export const around = (at: string): string => parted(at)[0];
