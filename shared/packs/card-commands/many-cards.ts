// One change of a field, made on many cards.
import { same, type Json } from '../../engine/json.ts';
import { isList, parted } from '../edit/operation.ts';
import type { InEach } from '../card-words.ts';
import type { FieldBench } from '../fields/bench.ts';
import { remove, set } from '../fields/changes.ts';
import { placeAt } from '../fields/places.ts';
import { FormSpeaker } from '../fields/speaker.ts';
import { refused } from '../sentence/change.ts';
import type { Site } from '../sentence/forms.ts';
import { inEach } from '../sentence/spoken.ts';
import type { Change, Refused } from '../sentence/types.ts';
import type { CommandKey } from './text/en.ts';
import { refusal, saidIn } from './pack-data.ts';

/** What is done to one field of several cards. */
export type FieldChange =
  /**
   * `set`: the value is written. `add`: a number is added, elements come into a set, a text comes behind what is there.
   * `take`: elements go out of a set.
   */
  | { readonly how: 'set' | 'add' | 'take'; readonly at: string; readonly value: Json }
  /** The field is taken away. */
  | { readonly how: 'clear'; readonly at: string };

/** The ways in which a field can be changed on several cards. */
export type ChangeWay = FieldChange['how'];

/** What becomes of a field of one card: the change, or why there is none. */
export interface ChangedField {
  readonly change: Change | Refused;
  /** What the card has there, and will have, in words; null: nothing. */
  readonly before: InEach<string | null>;
  readonly after: InEach<string | null>;
}

/** What a change of a field does to one card. */
export function changedField(bench: FieldBench, definition: Json, wanted: FieldChange): ChangedField {
  const { at } = wanted;
  const site = placeAt(bench.forms, definition, at);
  if (site === undefined || !isOpen(at)) return nothing(refusal('refused.field'));
  const change = changeOf(bench, definition, site, wanted);
  const value = 'refused' in change ? site.value : valueAfter(bench, site, wanted);
  const says = (one: Json | undefined): InEach<string | null> =>
    inEach((language) =>
      one === undefined ? null : (new FormSpeaker(bench, language).value(site, one) ?? SHORT),
    );
  return { change, before: says(site.value), after: says(value) };
}

/** Stands for a value that has no words in short. */
const SHORT = '…';

const nothing = (change: Refused): ChangedField => ({
  change,
  before: inEach(() => null),
  after: inEach(() => null),
});

/** The name of a card is its own, and its kind decides about all the others. */
const isOpen = (at: string): boolean => at !== '' && at !== '/id' && at !== '/kind';

function changeOf(bench: FieldBench, definition: Json, site: Site, wanted: FieldChange): Change | Refused {
  const { at, value } = site;
  if (wanted.how === 'clear')
    return value === undefined ? refusal('refused.without') : remove(bench, definition, at);
  const kind = kindOf(definition);
  if (value === undefined && !pointersTo(at).every((around) => bench.kinds.mayHave(kind, around)))
    return refusal('refused.kind');
  const after = valueAfter(bench, site, wanted);
  if (after === undefined) return refused('value');
  if (value !== undefined && same(after, value)) return refusal('refused.same');
  return set(bench, definition, at, after);
}

const kindOf = (definition: Json): string => {
  const { kind } = definition as { readonly [field: string]: Json };
  return typeof kind === 'string' ? kind : '';
};

/** A pointer with those that lead to it. */
const pointersTo = (at: string): readonly string[] => (at === '' ? [] : [...pointersTo(parted(at)[0]), at]);

/** What will be there; undefined where nothing comes of it. */
function valueAfter({ forms }: FieldBench, { value, schema }: Site, wanted: FieldChange): Json | undefined {
  if (wanted.how === 'clear') return undefined;
  const { how, value: given } = wanted;
  if (how === 'set') return given;
  const base = value ?? schema.default ?? emptyOf(given);
  if (base === undefined) return undefined;
  if (isList(given)) {
    if (!isList(base)) return undefined;
    const isGiven = (one: Json): boolean => given.some((other) => same(one, other));
    if (how === 'take') return base.filter((one) => !isGiven(one));
    return [...base, ...given.filter((one) => !base.some((other) => same(one, other)))];
  }
  if (how === 'take') return undefined;
  if (typeof given === 'number' && typeof base === 'number') return rounded(base + given);
  if (typeof given === 'string' && typeof base === 'string' && isFree(forms, schema)) return base + given;
  return undefined;
}

/** Whether a text may be any text, and not one of some words. */
const isFree = (forms: FieldBench['forms'], schema: Site['schema']): boolean =>
  forms
    .alternatives(schema)
    .every(({ enum: words, const: only }) => words === undefined && only === undefined);

/** What something is added to where nothing is; a number has to be there. */
const emptyOf = (given: Json): Json | undefined =>
  isList(given) ? [] : typeof given === 'string' ? '' : undefined;

/** Without what adding fractions leaves behind. */
const rounded = (sum: number): number => Number(sum.toFixed(9));

/**
 * What such a step is called.
 *
 * @param definition of one of the cards that it changes
 * @param count of these cards
 */
export function manyLabel(
  bench: FieldBench,
  definition: Json,
  wanted: FieldChange,
  count: number,
): InEach<string> {
  const site = placeAt(bench.forms, definition, wanted.at)!;
  const key = `step.many.${wanted.how}` as const satisfies CommandKey;
  return inEach((language) => {
    const speaker = new FormSpeaker(bench, language);
    const value = wanted.how === 'clear' ? undefined : wanted.value;
    const shown = value === undefined ? '' : (speaker.value(site, value) ?? SHORT);
    const signed = typeof value === 'number' && value > 0 && wanted.how === 'add' ? `+${shown}` : shown;
    return saidIn(language, key, { field: speaker.place(site), shown: signed, count });
  });
}
