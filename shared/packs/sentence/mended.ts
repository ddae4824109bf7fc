import type { Json } from '../../engine/json.ts';
import { isFields, type JsonObject, type Schema } from '../card-schema.ts';
import { isList } from '../edit/operation.ts';
import { escapeSegment } from '../pointer.ts';
import type { Forms, Site } from './forms.ts';
import type { Usage } from './usage.ts';

/** What is odd about a part: the language does not know it, or it is missing where something has to be. */
type Oddity = 'opaque' | 'missing';

/** A card that can be put into words, whatever is written in it. */
export interface Mended {
  /** The definition with something usual in place of what is odd. Pointers lead to the same parts as in the original. */
  readonly definition: Json;
  /** What is odd, by pointer. */
  readonly odd: ReadonlyMap<string, Oddity>;
  /** Fields that no form knows, by pointer. They are not in the mended definition. */
  readonly strange: ReadonlyMap<string, Json>;
}

/** A card with something usual in place of what cannot be put into words. */
export function mended(definition: Json, forms: Forms, usage: Usage): Mended {
  if (forms.accepts(definition, forms.card)) return { definition, odd: new Map(), strange: new Map() };
  const odd = new Map<string, Oddity>();
  const strange = new Map<string, Json>();

  const standIn = (at: string, schema: Schema, key: string, oddity: Oddity): Json | undefined => {
    const [value] = usage.values({ schema, usage: key });
    if (value !== undefined) odd.set(at, oddity);
    return value;
  };
  const mend = ({ value, schema, at, usage: key, ...site }: Site): Json | undefined => {
    if (value === undefined) return site.required ? standIn(at, schema, key, 'missing') : undefined;
    const form = forms.formOf(value, schema);
    // What nothing can take the place of is not said in words either.
    if (form === undefined) return standIn(at, schema, key, 'opaque') ?? value;
    const inner = forms.within({ value, schema, at, usage: key, ...site });
    if (isList(value)) return mendList(at, key, inner, form);
    return isFields(value) ? mendFields(at, value, inner, form) : value;
  };
  const mendList = (at: string, key: string, inner: readonly Site[], form: Schema): Json => {
    const { items = {}, minItems = 0 } = form;
    const missing = Array.from({ length: Math.max(0, minItems - inner.length) }, (_, i) =>
      standIn(`${at}/${inner.length + i}`, items, `${key}.*`, 'missing'),
    );
    return [...inner.map(mend), ...missing].filter((item) => item !== undefined);
  };
  const mendFields = (at: string, value: JsonObject, inner: readonly Site[], form: Schema): Json => {
    if (form.additionalProperties !== false && inner.length === 0) return value;
    const known = new Set(inner.map(({ key }) => key));
    for (const [key, other] of Object.entries(value))
      if (!known.has(key)) strange.set(`${at}/${escapeSegment(key)}`, other);
    return Object.fromEntries(
      inner.flatMap((field): [string, Json][] => {
        const whole = mend(field);
        return whole === undefined ? [] : [[field.key, whole]];
      }),
    );
  };
  return { definition: mend(forms.top(definition)) ?? definition, odd, strange };
}
