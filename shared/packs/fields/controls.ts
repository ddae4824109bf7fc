import type { Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import type { Schema } from '../card-schema.ts';
import { isFields } from '../card-schema.ts';
import { helpOfField } from '../card-words.ts';
import { formsOf, plainName } from '../../words/names.ts';
import { isList } from '../edit/operation.ts';
import { segmentsOf, valueAt } from '../pointer.ts';
import { CARD_ID } from '../schema.ts';
import { valueLabel } from '../sentence/controls.ts';
import type { Forms, Site } from '../sentence/forms.ts';
import type { FieldBench } from './bench.ts';
import { kindsIn } from './kind-fields.ts';
import { formAt, inside, strangeIn } from './places.ts';
import type { FormSpeaker } from './speaker.ts';
import type { Field, FieldChoice, FieldControl } from './types.ts';

/** A text that may have more letters than this gets several lines. */
const LONGEST_LINE = 80;

/** Makes the fields of a card, each with a control that follows from its schema. */
export class FieldMaker {
  readonly #bench: FieldBench;
  readonly #definition: Json;
  readonly #language: Language;
  readonly #speaker: FormSpeaker;
  readonly #kind: string;
  readonly #own: string;

  /** @param own the tag of the language that the texts of these fields are in */
  constructor(bench: FieldBench, definition: Json, language: Language, speaker: FormSpeaker, own: string) {
    this.#own = own;
    this.#bench = bench;
    this.#definition = definition;
    this.#language = language;
    this.#speaker = speaker;
    this.#kind = isFields(definition) ? String(definition['kind']) : '';
  }

  field(site: Site): Field {
    const { forms, words, kinds } = this.#bench;
    const { at, value, schema, key } = site;
    const odd = value !== undefined && forms.formOf(value, schema) === undefined;
    const control = this.#control(site);
    const isSaidInside = INSIDE.includes(control.kind) && !odd;
    const isOwn = site.owner?.at === '';
    const help = helpOfField(words, at);
    return {
      at,
      label: this.#speaker.label(site),
      ...(help !== undefined && { help: help[this.#language] }),
      control,
      ...(value !== undefined &&
        !isSaidInside && { value: isName(site) ? (plainName(value) ?? value) : value }),
      ...(schema.default !== undefined && { otherwise: schema.default }),
      written: value !== undefined,
      optional: !site.required && !(isOwn && kinds.mustHave(this.#kind, key)) && !isLast(forms, site),
      odd,
    };
  }

  /** A field that no schema knows, or none that is known as long as the kind is not. */
  strange(at: string): Field {
    const value = valueAt(this.#definition, at) as Json;
    return {
      at,
      label: segmentsOf(at).at(-1) ?? '',
      control: { kind: 'opaque', json: JSON.stringify(value) },
      written: true,
      optional: true,
      odd: true,
    };
  }

  #control(site: Site): FieldControl {
    const { forms } = this.#bench;
    const form = (isName(site) ? site.schema.then : formAt(forms, site)) ?? {};
    if (site.at === '/id') return { kind: 'id', ...lettersOf(form) };
    if (site.at === '/kind') return { kind: 'choice', values: this.#kinds(site) };
    const words = form.const === undefined ? form.enum : [form.const];
    if (words !== undefined) return { kind: 'choice', values: this.#choices(site, words) };
    switch (form.type) {
      case 'boolean':
        return { kind: 'flag' };
      case 'integer':
      case 'number':
        return { kind: 'number', whole: form.type === 'integer', ...boundsOf(form) };
      case 'string':
        return this.#text(site, form);
      case 'array':
        return this.#list(site, form);
      case 'object':
        return this.#part(site, form);
      default:
        return { kind: 'opaque', json: JSON.stringify(site.value ?? null) };
    }
  }

  #text(site: Site, form: Schema): FieldControl {
    const { value } = site;
    if (form.pattern === CARD_ID)
      return { kind: 'card', name: typeof value === 'string' ? this.#speaker.cardName(value) : '' };
    const isLong = form.pattern === undefined && (form.maxLength ?? Infinity) > LONGEST_LINE;
    if (isLong || !isName(site)) return { kind: isLong ? 'long' : 'text', ...lettersOf(form) };
    const { many, gen, gender } = formsOf(value) ?? {};
    const said = { ...(many && { many }), ...(gen && { gen }), ...(gender && { gender }) };
    return { kind: 'text', name: { language: this.#own, forms: said }, ...lettersOf(form) };
  }

  #list(site: Site, form: Schema): FieldControl {
    const { items = {}, minItems: least = 0, maxItems, uniqueItems: unique = false } = form;
    const [{ enum: words } = {} as Schema] = this.#bench.forms.alternatives(items);
    const isFixed = least === maxItems;
    if (words !== undefined && !isFixed)
      return {
        kind: 'set',
        values: this.#choices(site, words),
        least,
        most: Math.min(words.length, maxItems ?? Infinity),
      };
    const elements = this.#within(site);
    if (isFixed) return { kind: 'row', elements, length: least };
    return { kind: 'list', elements, unique, least, ...(maxItems !== undefined && { most: maxItems }) };
  }

  #part(site: Site, form: Schema): FieldControl {
    const { additionalProperties: entry, properties = {} } = form;
    const fields = this.#within(site);
    if (typeof entry === 'object') {
      const counts = isFields(site.value ?? null) ? Object.values(site.value as object) : [];
      const total = counts.reduce<number>((sum, n) => sum + (typeof n === 'number' ? n : 0), 0);
      return {
        kind: 'counts',
        entries: fields,
        total,
        ...boundsOf(this.#bench.forms.alternatives(entry)[0]),
      };
    }
    const kinds = Object.values(properties).map((inner) =>
      formAt(this.#bench.forms, { value: undefined, schema: inner }),
    );
    const isNumber = (one: Schema | undefined): boolean => one?.type === 'integer' || one?.type === 'number';
    const isMatrix =
      kinds.some(isNumber) && kinds.every((one) => isNumber(one) || one?.items?.enum !== undefined);
    return { kind: isMatrix ? 'matrix' : 'group', fields };
  }

  /** What is in a place: known and strange fields, elements, entries. */
  #within(site: Site): readonly Field[] {
    const isOdd = site.value !== undefined && this.#bench.forms.formOf(site.value, site.schema) === undefined;
    if (isOdd) return [];
    const places = inside(this.#bench.forms, site).filter(
      ({ at, value }) => value !== undefined || this.#bench.kinds.mayHave(this.#kind, at),
    );
    return [
      ...places.map((inner) => this.field(inner)),
      ...strangeIn(this.#bench.forms, site).map((at) => this.strange(at)),
    ];
  }

  #kinds(site: Site): readonly FieldChoice[] {
    const { forms, words } = this.#bench;
    return this.#choices(site, kindsIn(forms)).map((choice): FieldChoice => ({
      ...choice,
      about: words.kinds[String(choice.value)][this.#language],
    }));
  }

  #choices({ key }: Site, values: readonly Json[]): readonly FieldChoice[] {
    return values.map((value) => ({ value, label: valueLabel(this.#bench, key, value, this.#language) }));
  }
}

/** Controls that say what is written field by field. */
const INSIDE: readonly FieldControl['kind'][] = ['matrix', 'group', 'list', 'row', 'counts', 'opaque'];

/** Whether a place is that of a name, which may have forms. */
export const isName = ({ schema }: Pick<Site, 'schema'>): boolean =>
  schema.else?.properties?.['one'] !== undefined;

const lettersOf = ({ minLength: least = 0, maxLength, pattern }: Schema) => ({
  least,
  ...(maxLength !== undefined && { most: maxLength }),
  ...(pattern !== undefined && { pattern }),
});

const boundsOf = ({ minimum, maximum }: Schema) => ({
  ...(minimum !== undefined && { least: minimum }),
  ...(maximum !== undefined && { most: maximum }),
});

/** Whether a place is an element or entry of what has to have as many as there are. */
function isLast(forms: Forms, { owner }: Site): boolean {
  if (owner?.value === undefined || !owner.required) return isOfRow(forms, owner);
  const { minItems = 0, minProperties = 0 } = formAt(forms, owner) ?? {};
  return isList(owner.value)
    ? owner.value.length <= minItems
    : Object.keys(owner.value as object).length <= minProperties;
}

const isOfRow = (forms: Forms, owner: Site | undefined): boolean => {
  const { minItems, maxItems } = (owner && formAt(forms, owner)) ?? {};
  return minItems !== undefined && minItems === maxItems;
};
