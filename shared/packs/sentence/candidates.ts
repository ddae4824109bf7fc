import { same, type Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import type { Schema } from '../card-schema.ts';
import { isList, type Operation } from '../edit/operation.ts';
import type { Bench } from './bench.ts';
import { defaultOf, said, valueLabel } from './controls.ts';
import { conversions } from './conversion.ts';
import { difference } from './difference.ts';
import { tagOf, type Spot } from './forms.ts';
import { isListed } from './lists.ts';
import { gapCandidates, offeredIn } from './offers.ts';
import { isTag } from './parts.ts';
import type { CarriedPart, Choice, Lost } from './types.ts';
import { waysAround, waysOut } from './wraps.ts';

/** What would be done to the card. */
export interface Result {
  readonly operations: readonly Operation[];
  readonly carried?: readonly CarriedPart[];
  /** Where the focus goes; to the place itself where it is left out. */
  readonly focus?: string;
}

/** Something that may be at a place, unless the checks find each of its results wrong. */
export interface Candidate {
  readonly way: Choice['way'];
  /** The best first. */
  readonly results: Iterable<Result>;
  /** What it is called; by the words of the part where it is left out. */
  readonly name?: (language: Language) => string;
  /** Whether it is what the card has. */
  readonly chosen?: boolean;
  /** Whether what was there is to be remembered. */
  readonly remembers?: boolean;
}

/** A place with what may be there. */
export interface Place {
  readonly spot: Spot;
  readonly candidates: Iterable<Candidate>;
}

/** How many of the usual values of a place are offered. */
const MOST_USUAL = 8;

/**
 * What may be at a place, before the checks. Nothing is worked out before it is asked for.
 *
 * @param at pointer of a part, of a field, written or not, or of a gap
 * @param lost what earlier changes of this card lost, the last one at the end
 * @returns undefined where no schema leads
 */
export function candidatesAt(
  bench: Bench,
  definition: Json,
  at: string,
  lost: readonly Lost[] = [],
): Place | undefined {
  const { forms } = bench;
  const found = forms.spot(definition, at);
  if (found === undefined || (found.value === undefined && isListed(found))) {
    const gap = offeredIn(bench, definition, at);
    return gap && { spot: gap, candidates: gapCandidates(bench, definition, gap) };
  }
  const spot = isTag(forms, found) ? found.owner! : found;
  return { spot, candidates: candidatesFor(bench, spot, lost) };
}

function* candidatesFor(bench: Bench, spot: Spot, lost: readonly Lost[]): Generator<Candidate> {
  const { forms } = bench;
  const { value, schema } = spot;
  const now = value === undefined ? undefined : forms.formOf(value, schema);
  for (const form of forms.alternatives(schema)) yield* inForm(bench, spot, form, form === now, lost);
  if (value !== undefined && !spot.required && !isListed(spot))
    yield {
      way: 'unset',
      results: [{ operations: operationsFor(spot, undefined) }],
      name: (language) => said(language, 'choice.unset'),
      remembers: true,
    };
  yield* waysAround(bench, spot);
  yield* waysOut(bench, spot);
}

/** What may be at a place in one of its forms. */
function* inForm(
  bench: Bench,
  spot: Spot,
  form: Schema,
  isNow: boolean,
  lost: readonly Lost[],
): Generator<Candidate> {
  const values = (): Iterable<Json> => (isNow ? [spot.value!] : conversions(bench, spot, form, lost));
  if (tagOf(form) !== undefined) return yield writing(spot, values(), isNow);
  if (form.const !== undefined || form.enum !== undefined) {
    for (const value of form.enum ?? [form.const!]) yield single(bench, spot, value);
    return;
  }
  switch (form.type) {
    case 'boolean':
      for (const value of [true, false]) yield single(bench, spot, value);
      return;
    case 'integer':
      yield { ...writing(spot, values(), isNow), name: (language) => said(language, 'choice.number') };
      return;
    case 'array':
      if (!bench.forms.isOfParts(form)) yield* ticks(bench, spot, form);
      else if (!isNow) yield* usual(bench, spot, form, false, lost);
      return;
    default:
      yield* usual(bench, spot, form, isNow, lost);
  }
}

/** A candidate that writes the first of some values that the checks let pass. */
function writing(spot: Spot, values: Iterable<Json>, isNow: boolean): Candidate {
  const results = function* (): Generator<Result> {
    for (const value of values) yield { operations: operationsFor(spot, value) };
  };
  return { way: 'value', results: results(), chosen: isNow, remembers: !isNow };
}

/** A candidate that writes one value. */
function single(bench: Bench, spot: Spot, value: Json): Candidate {
  const counts = spot.value ?? defaultOf(spot);
  return {
    way: 'value',
    results: [{ operations: operationsFor(spot, value) }],
    name: (language) => valueLabel(bench, spot.key, value, language),
    chosen: counts !== undefined && same(counts, value),
  };
}

/** Texts and objects: what is there, what was there, and what is usual. */
function* usual(
  bench: Bench,
  spot: Spot,
  form: Schema,
  isNow: boolean,
  lost: readonly Lost[],
): Generator<Candidate> {
  const { forms, usage } = bench;
  const seen = new Set<string>();
  const values = function* (): Generator<Json> {
    if (isNow) yield spot.value!;
    const before = lost.findLast(({ at, part }) => at === spot.at && forms.formOf(part, form) === form);
    if (before !== undefined) yield before.part;
    for (const value of usage.common(spot.usage)) if (forms.formOf(value, spot.schema) === form) yield value;
    yield* usage.valuesOf(form, spot.usage);
  };
  for (const value of values()) {
    const text = JSON.stringify(value);
    if (seen.has(text) || !forms.accepts(value, form)) continue;
    if (seen.add(text).size > MOST_USUAL) return;
    const isThis = spot.value !== undefined && same(spot.value, value);
    const candidate = { ...writing(spot, [value], isThis), remembers: !isNow };
    yield typeof value === 'string' ? { ...candidate, name: () => value } : candidate;
  }
}

/** A set of values with one more or one less. */
function* ticks(bench: Bench, spot: Spot, form: Schema): Generator<Candidate> {
  const { value } = spot;
  const chosen = value !== undefined && isList(value) ? value : [];
  const [{ enum: words = [] } = {} as Schema] = bench.forms.alternatives(form.items ?? {});
  for (const word of words) {
    const isIn = chosen.includes(word);
    const next = isIn ? chosen.filter((one) => one !== word) : [...chosen, word];
    yield {
      way: 'value',
      results: [{ operations: operationsFor(spot, next) }],
      name: (language) => valueLabel(bench, spot.key, word, language),
      chosen: isIn,
    };
  }
}

/** The operations that write a value at a place, or take out what is there; what counts by default is not written. */
export function operationsFor(spot: Spot, value: Json | undefined): readonly Operation[] {
  const { at, value: before, required } = spot;
  const counts = defaultOf(spot);
  const isDefault = !required && value !== undefined && counts !== undefined && same(value, counts);
  if (value === undefined || (isDefault && !isListed(spot)))
    return before === undefined ? [] : [{ op: 'remove', path: at }];
  if (before !== undefined) return difference(before, value, at);
  return [{ op: 'add', path: at, value }];
}
