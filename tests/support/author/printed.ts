// What is printed of a card, program by program: what an author has before him who makes it from its text.
import type { Json } from '../../../shared/engine/json.ts';
import { isFields, type Schema } from '../../../shared/packs/card-schema.ts';
import { isList } from '../../../shared/packs/edit/operation.ts';
import type { Bench } from '../../../shared/packs/sentence/bench.ts';
import { withValue } from '../../../shared/packs/sentence/forms.ts';
import type { FieldBench } from '../../../shared/packs/fields/bench.ts';
import { fieldsOf } from '../../../shared/packs/fields/fields.ts';
import type { Field } from '../../../shared/packs/fields/types.ts';
import { isIn } from '../../../shared/packs/sentence/spoken.ts';
import type { Language } from '../../../shared/words/languages.ts';
import { toText, type Clause } from '../../../shared/words/tokens.ts';
import type { FieldValue } from './fields.ts';

const pointersIn = ({ tokens, under }: Clause): readonly string[] => [
  ...tokens.flatMap(({ marks = [] }) => marks.map(({ at }) => at)),
  ...under.flatMap(pointersIn),
];

/** The text of each rule of a card, by list of rules. */
export function printedRules(
  bench: Bench,
  definition: Json,
  language: Language,
): readonly (readonly string[])[] {
  const lists = bench.forms.programs(definition);
  return lists.map(({ at, value }) => {
    const items = value !== undefined && isList(value) ? value : [];
    return items.map((item) => {
      const card = lists.reduce(
        (rest, list) => (list.at === at || list.value === undefined ? rest : withValue(rest, list.at, [])),
        withValue(definition, at, [item]),
      );
      const { clauses } = bench.words.text(
        JSON.parse(JSON.stringify(card)) as object,
        language,
        (id) => bench.names(id, language),
        bench.cards,
      );
      return toText(clauses.filter((clause) => pointersIn(clause).some((one) => isIn(one, at))));
    });
  });
}

/** A card without its rules. */
export const withoutRules = (bench: Bench, definition: Json): Json =>
  bench.forms
    .programs(definition)
    .reduce(
      (rest, { at, value, required }) =>
        value === undefined ? rest : withValue(rest, at, required ? [] : undefined),
      definition,
    );

/** A card with the values of each set once, in the order of its schema, in which an author ticks them. */
export function inOrder({ forms }: Bench, definition: Json): Json {
  const ordered = (value: Json, schema: Schema): Json => {
    const form = forms.formOf(value, schema);
    if (form === undefined) return value;
    if (isList(value)) {
      const [{ enum: words } = {} as Schema] = forms.alternatives(form.items ?? {});
      return words === undefined
        ? value.map((item) => ordered(item, form.items ?? {}))
        : [...new Set(value)].sort((one, other) => words.indexOf(one) - words.indexOf(other));
    }
    if (!isFields(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, ordered(inner, form.properties?.[key] ?? {})]),
    );
  };
  return ordered(definition, forms.card);
}

/** Fields that are no part of the bench, or are asked for before. */
const ELSEWHERE: readonly string[] = ['/id', '/kind', '/art'];

/** What is written beside the rules of a card, by label. */
export function printedFields(
  bench: FieldBench,
  definition: Json,
  language: Language,
): { readonly [label: string]: FieldValue } {
  const own = fieldsOf(bench, definition, language).filter(({ of }) => of === 'usual' || of === 'more');
  return written(own.flatMap(({ fields }) => fields).filter(({ at }) => !ELSEWHERE.includes(at)));
}

const written = (fields: readonly Field[]): { readonly [label: string]: FieldValue } =>
  Object.fromEntries(
    fields.flatMap((field): [string, FieldValue][] => {
      const value = field.written ? valueOf(field) : undefined;
      return value === undefined ? [] : [[field.label, value]];
    }),
  );

function valueOf({ control, value }: Field): FieldValue | undefined {
  switch (control.kind) {
    case 'id':
    case 'text':
    case 'long':
      return String(value);
    case 'number':
    case 'flag':
      return value as number | boolean;
    case 'choice':
      return control.values.find((one) => one.value === value)?.label;
    case 'set':
      return control.values
        .filter((one) => (value as readonly Json[]).includes(one.value))
        .map(({ label }) => label);
    case 'matrix':
    case 'group':
      return written(control.fields);
    case 'list':
    case 'row':
      return written(control.elements);
    case 'counts':
      return written(control.entries);
    case 'card':
      return control.name;
    case 'opaque':
      return undefined;
  }
}
