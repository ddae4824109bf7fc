// Makes a part of a card as an author would: through the gestures of the sentence alone.
import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../../shared/engine/json.ts';
import { isFields, type Schema } from '../../../shared/packs/card-schema.ts';
import type { Bench } from '../../../shared/packs/sentence/bench.ts';
import { remembered } from '../../../shared/packs/sentence/anchors.ts';
import { carriedOut, isRefused } from '../../../shared/packs/sentence/change.ts';
import { possibilitiesAt } from '../../../shared/packs/sentence/possibilities.ts';
import { choicesOf, taken } from '../../../shared/packs/sentence/choices.ts';
import { tagOf } from '../../../shared/packs/sentence/forms.ts';
import { set } from '../../../shared/packs/sentence/gestures.ts';
import { remove } from '../../../shared/packs/sentence/removal.ts';
import type { Change, Lost, Refused } from '../../../shared/packs/sentence/types.ts';
import type { Operation } from '../../../shared/packs/edit/operation.ts';
import { valueAt } from '../../../shared/packs/pointer.ts';

/** A gesture that should have been there was not. */
export class NotMade extends Error {
  override readonly name = 'NotMade';
}

/** Whether a set has the same values, in whatever order. */
const hasSame = (values: readonly Json[], others: readonly Json[]): boolean =>
  values.length === others.length && values.every((one) => others.includes(one));

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Whether two values are equal but for the order of sets. */
export const isAlike = (one: Json, other: Json): boolean => isDeepStrictEqual(ordered(one), ordered(other));
function ordered(value: Json): Json {
  if (isList(value)) {
    const items = value.map(ordered);
    return items.every((item) => typeof item === 'string') ? items.toSorted() : items;
  }
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, ordered(inner)]));
}

export class Maker {
  card: Json;
  /** Gestures so far. */
  count = 0;
  private readonly bench: Bench;
  private lost: readonly Lost[] = [];

  constructor(bench: Bench, card: Json) {
    this.bench = bench;
    this.card = card;
  }

  /** Makes what is at a place like a target; what counts by default is not written. @throws NotMade where no gesture leads there */
  make(at: string, target: Json): void {
    const now = this.at(at);
    if (now !== undefined && isAlike(now, target)) return;
    const form = this.formAt(at, target);
    if (now === undefined || this.formAt(at, now) !== form) this.choose(at, target, form);
    this.fill(at, target, form);
    const made = this.at(at);
    if (made === undefined || !isAlike(made, target))
      throw new NotMade(`${at}: ${JSON.stringify(made)} instead of ${JSON.stringify(target)}`);
  }

  private at = (at: string): Json | undefined => valueAt(this.card, at) as Json | undefined;

  private formAt(at: string, value: Json): Schema {
    const { forms } = this.bench;
    const list = at.slice(0, at.lastIndexOf('/'));
    const around = forms.site(this.card, list);
    const schema =
      forms.site(this.card, at)?.schema ??
      (around && forms.alternatives(around.schema).find(({ items }) => items)?.items) ??
      {};
    const form = forms.formOf(value, schema);
    if (form === undefined) throw new NotMade(`${at} takes no ${JSON.stringify(value)}`);
    return form;
  }

  /** Takes what has the form of the target, the target itself if it is there. */
  private choose(at: string, target: Json, form: Schema): void {
    if (
      ['integer', 'string'].includes(form.type ?? '') &&
      form.enum === undefined &&
      form.const === undefined
    )
      return this.apply(at, set(this.bench, this.card, at, target));
    const found =
      this.possibility(at, (value) => isAlike(value, target)) ??
      this.possibility(at, (value) => this.formAt(at, value) === form && isMakeable(form));
    if (found === undefined) throw new NotMade(`${at} offers no ${JSON.stringify(target)}`);
    this.apply(at, found);
  }

  /** What an author would choose: of what is offered, the first that fits. */
  private possibility(at: string, fits: (value: Json) => boolean): Change | undefined {
    const place = possibilitiesAt(this.bench, this.card, at, this.lost);
    for (const possibility of place?.possibilities ?? []) {
      if (possibility.way !== 'value' && possibility.way !== 'new') continue;
      const results = [...possibility.results];
      const value = results.length === 0 ? undefined : this.result(at, results[0].operations);
      if (value === undefined || !fits(value)) continue;
      const [choice] = choicesOf(this.bench, this.card, place!.site, [{ ...possibility, results }], 'en');
      if (choice !== undefined) return taken(choice);
    }
    return undefined;
  }

  private result = (at: string, operations: readonly Operation[]): Json | undefined =>
    valueAt(carriedOut(this.card, operations), at) as Json | undefined;

  /** Goes on within a value of the right form. */
  private fill(at: string, target: Json, form: Schema): void {
    if (isList(target))
      return this.bench.forms.isOfParts(form) ? this.fillList(at, target) : this.fillSet(at, target);
    if (!isFields(target)) return this.fillValue(at, target, form);
    const tag = tagOf(form)?.[0];
    for (const [field, value] of Object.entries(target))
      if (field !== tag) this.make(`${at}/${field}`, value);
    const now = this.at(at);
    for (const field of Object.keys(isFields(now!) ? now : {}))
      if (!Object.hasOwn(target, field)) this.apply(at, remove(this.bench, this.card, `${at}/${field}`));
  }

  private fillValue(at: string, target: Json, form: Schema): void {
    if (!isDeepStrictEqual(this.at(at), target)) this.choose(at, target, form);
  }

  /** Ticks what is to be in a set, then takes out what is not. */
  private fillSet(at: string, target: readonly Json[]): void {
    const tick = (change: (now: readonly Json[]) => readonly Json[]): void => {
      const wanted = change(this.at(at) as readonly Json[]);
      const choice = this.possibility(at, (value) => hasSame(value as readonly Json[], wanted));
      if (choice === undefined) throw new NotMade(`${at} offers no ${JSON.stringify(wanted)}`);
      this.apply(at, choice);
    };
    for (const value of target)
      if (!(this.at(at) as readonly Json[]).includes(value)) tick((now) => [...now, value]);
    for (const value of this.at(at) as readonly Json[])
      if (!target.includes(value)) tick((now) => now.filter((one) => one !== value));
  }

  private fillList(at: string, target: readonly Json[]): void {
    const length = (): number => (this.at(at) as readonly Json[]).length;
    for (const [i, item] of target.entries()) this.make(`${at}/${i}`, item);
    while (length() > target.length) this.apply(at, remove(this.bench, this.card, `${at}/${length() - 1}`));
  }

  private apply(at: string, change: Change | Refused): void {
    if (isRefused(change)) throw new NotMade(`${at}: ${change.refused.en}`);
    if (change.operations.length === 0) throw new NotMade(`${at}: nothing is done by "${change.label.en}"`);
    this.count++;
    this.card = carriedOut(this.card, change.operations);
    this.lost = remembered(this.lost, change);
  }
}

/** Whether what has the form of a target can be made like it by going on in it. */
const isMakeable = (form: Schema): boolean =>
  tagOf(form) !== undefined || (form.type === 'object' && form.const === undefined) || form.type === 'array';
