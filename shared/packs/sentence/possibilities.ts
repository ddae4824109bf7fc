import { same, type Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import type { Schema } from '../card-schema.ts';
import { isList, type Operation } from '../edit/operation.ts';
import type { Bench } from './bench.ts';
import { defaultOf, said, valueLabel } from './controls.ts';
import { conversions } from './conversion.ts';
import { differences, operationsOf } from '../edit/difference.ts';
import { tagOf, type Site } from './forms.ts';
import { isListed } from './lists.ts';
import { gapPossibilities, offeredIn } from './offers.ts';
import { isTag } from './parts.ts';
import type { CarriedPart, SentenceChoice, Lost } from './types.ts';
import { waysAround, waysOut } from './wraps.ts';

/** What would be done to the card. */
export interface Consequence {
  readonly operations: readonly Operation[];
  readonly carried?: readonly CarriedPart[];
  /** Where the focus goes; to the place itself where it is left out. */
  readonly focus?: string;
  /** How many elements come into a list; one where it is left out. */
  readonly count?: number;
}

/** Something that may be at a place, unless the checks find each of its results wrong. */
export interface Possibility {
  readonly way: SentenceChoice['way'];
  /** The best first. */
  readonly results: Iterable<Consequence>;
  /** What it is called; by the words of the part where it is left out. */
  readonly name?: (language: Language) => string;
  /** Whether it is what the card has. */
  readonly chosen?: boolean;
  /** Whether what was there is to be remembered. */
  readonly remembers?: boolean;
  /** As in `Meant`. */
  readonly without?: string;
}

/** A site with what may be there. */
export interface Possibilities {
  readonly site: Site;
  readonly possibilities: Iterable<Possibility>;
}

/** How many of the usual values of a place are offered. */
const MOST_USUAL = 8;
/** How many of the usual parts with a word are, besides one with each word. */
const MOST_WORDS = 24;

/**
 * What may be at a place, before the checks. Nothing is worked out before it is asked for.
 *
 * @param at pointer of a part, of a field, written or not, or of a gap
 * @param lost what earlier changes of this card lost, the last one at the end
 * @returns undefined where no schema leads
 */
export function possibilitiesAt(
  bench: Bench,
  definition: Json,
  at: string,
  lost: readonly Lost[] = [],
): Possibilities | undefined {
  const { forms } = bench;
  const found = forms.site(definition, at);
  if (found === undefined || (found.value === undefined && isListed(found))) {
    const gap = offeredIn(bench, definition, at);
    return gap && { site: gap, possibilities: gapPossibilities(bench, definition, gap) };
  }
  const site = isTag(forms, found) ? found.owner! : found;
  return { site, possibilities: possibilitiesFor(bench, site, lost) };
}

function* possibilitiesFor(bench: Bench, site: Site, lost: readonly Lost[]): Generator<Possibility> {
  const { forms } = bench;
  const { value, schema } = site;
  const now = value === undefined ? undefined : forms.formOf(value, schema);
  for (const form of forms.alternatives(schema)) yield* inForm(bench, site, form, form === now, lost);
  if (!isListed(site)) yield* usualWords(bench, site);
  if (value !== undefined && !site.required && !isListed(site))
    yield {
      way: 'unset',
      results: [{ operations: operationsFor(site, undefined) }],
      name: (language) => said(language, 'choice.unset'),
      remembers: true,
    };
  yield* waysAround(bench, site);
  yield* waysOut(bench, site);
}

/** What may be at a place in one of its forms. */
function* inForm(
  bench: Bench,
  site: Site,
  form: Schema,
  isNow: boolean,
  lost: readonly Lost[],
): Generator<Possibility> {
  const values = (): Iterable<Json> => (isNow ? [site.value!] : conversions(bench, site, form, lost));
  if (tagOf(form) !== undefined) return yield writing(site, values(), isNow);
  if (form.const !== undefined || form.enum !== undefined) {
    for (const value of form.enum ?? [form.const!]) yield single(bench, site, value);
    return;
  }
  switch (form.type) {
    case 'boolean':
      for (const value of [true, false]) yield single(bench, site, value);
      return;
    case 'integer':
      yield { ...writing(site, values(), isNow), name: (language) => said(language, 'choice.number') };
      return;
    case 'array':
      if (!bench.forms.isOfParts(form)) yield* ticks(bench, site, form);
      else if (!isNow) yield* usual(bench, site, form, false, lost);
      return;
    default:
      yield* usual(bench, site, form, isNow, lost);
  }
}

/** A possibility that writes the first of some values that the checks let pass. */
function writing(site: Site, values: Iterable<Json>, isNow: boolean): Possibility {
  const results = function* (): Generator<Consequence> {
    for (const value of values) yield { operations: operationsFor(site, value) };
  };
  return { way: 'value', results: results(), chosen: isNow, remembers: !isNow };
}

/** A possibility that writes one value. */
function single(bench: Bench, site: Site, value: Json): Possibility {
  const counts = site.value ?? defaultOf(site);
  return {
    way: 'value',
    results: [{ operations: operationsFor(site, value) }],
    name: (language) => valueLabel(bench, site.key, value, language),
    chosen: counts !== undefined && same(counts, value),
  };
}

/** Numbers that are counted, conditions and the like as they are usual at a place. */
function* usualWords({ forms, usage }: Bench, site: Site): Generator<Possibility> {
  let count = 0;
  for (const value of usage.common(site.usage)) {
    const form = forms.formOf(value, site.schema);
    if (form === undefined || tagOf(form) === undefined || !forms.accepts(value, form)) continue;
    if (count++ >= MOST_WORDS) return;
    if (site.value === undefined || !same(site.value, value))
      yield { ...writing(site, [value], false), remembers: site.value !== undefined };
  }
}

/** Texts and objects: what is there, what was there, and what is usual. */
function* usual(
  bench: Bench,
  site: Site,
  form: Schema,
  isNow: boolean,
  lost: readonly Lost[],
): Generator<Possibility> {
  const { forms, usage } = bench;
  const seen = new Set<string>();
  const values = function* (): Generator<Json> {
    if (isNow) yield site.value!;
    const before = lost.findLast(({ at, part }) => at === site.at && forms.formOf(part, form) === form);
    if (before !== undefined) yield before.part;
    for (const value of usage.common(site.usage)) if (forms.formOf(value, site.schema) === form) yield value;
    yield* usage.valuesOf(form, site.usage);
  };
  for (const value of values()) {
    const text = JSON.stringify(value);
    if (seen.has(text) || !forms.accepts(value, form)) continue;
    if (seen.add(text).size > MOST_USUAL) return;
    const isThis = site.value !== undefined && same(site.value, value);
    const possibility = { ...writing(site, [value], isThis), remembers: !isNow };
    yield typeof value === 'string' ? { ...possibility, name: () => value } : possibility;
  }
}

/** A set of values with one more or one less. */
function* ticks(bench: Bench, site: Site, form: Schema): Generator<Possibility> {
  const { value } = site;
  const chosen = value !== undefined && isList(value) ? value : [];
  const [{ enum: words = [] } = {} as Schema] = bench.forms.alternatives(form.items ?? {});
  for (const word of words) {
    const isIn = chosen.includes(word);
    // In the order of the schema, as where all of a set is shown.
    const next = isIn
      ? chosen.filter((one) => one !== word)
      : words.filter((one) => one === word || chosen.includes(one));
    yield {
      way: 'value',
      results: [{ operations: operationsFor(site, next) }],
      name: (language) => valueLabel(bench, site.key, word, language),
      chosen: isIn,
    };
  }
}

/** The operations that write a value at a place, or take out what is there; what counts by default is not written. */
export function operationsFor(site: Site, value: Json | undefined): readonly Operation[] {
  const { at, value: before, required } = site;
  const counts = defaultOf(site);
  const isDefault = !required && value !== undefined && counts !== undefined && same(value, counts);
  if (value === undefined || (isDefault && !isListed(site)))
    return before === undefined ? [] : [{ op: 'remove', path: at }];
  if (before !== undefined) return operationsOf(differences(before, value, at));
  return [{ op: 'add', path: at, value }];
}
