import type { Json } from '../../engine/json.ts';
import { isFields, type JsonObject } from '../card-schema.ts';
import type { CardWords } from '../card-words.ts';
import type { Definition } from '../content.ts';
import { segmentsOf } from '../pointer.ts';
import { tagsOf } from './word-of.ts';

/** Longer values are written once; none of them is meant by leaving a field out. */
const LONGEST = 200;
/** Where there are more values than this, a text that is written once only is a card's own, such as its name. */
const MOST_WORDS = 12;

/**
 * What cards write where: how often each value is at each place. Places are told apart by the kind of card and by the word
 * that a node is written with, so that what follows *when played* and what follows *when banished* are two places.
 */
export class Habits {
  readonly #tags: readonly string[];
  /** By form and field: how often each value, as JSON, is there. */
  readonly #counts = new Map<string, Map<string, number>>();

  constructor(definitions: Iterable<Definition>, words: CardWords | undefined) {
    this.#tags = tagsOf(words);
    for (const definition of definitions) this.#read(definition, '', '');
  }

  /**
   * The values that are written most often at a place of a card, the commonest first; where nothing is known of it, of the
   * same field anywhere. The place itself need not be there.
   */
  usual(definition: Json, pointer: string): Json[] {
    const [form, field] = this.#placeOf(definition, pointer);
    const counts = this.#counts.get(keyOf(form, field)) ?? this.#counts.get(keyOf('', field));
    const isOwn = (counts?.size ?? 0) > MOST_WORDS;
    return sorted(counts)
      .filter(([value, count]) => count > 1 || !isOwn || !isText(value))
      .map(([value]) => JSON.parse(value) as Json);
  }

  /** The keys that are written most often in the object at a place. */
  usualKeys(definition: Json, pointer: string): string[] {
    const [form] = this.#placeOf(definition, `${pointer}/`);
    return sorted(this.#counts.get(keyOf(form, KEYS))).map(([key]) => key);
  }

  /** The share of all values at a place that are the commonest one, 0 where nothing is known. */
  certainty(definition: Json, pointer: string): number {
    const counts = sorted(this.#counts.get(keyOf(...this.#placeOf(definition, pointer))));
    const all = counts.reduce((sum, [, count]) => sum + count, 0);
    return all === 0 ? 0 : counts[0][1] / all;
  }

  /** The share of the cards of its kind that have a field. */
  share(definition: Json, field: string): number {
    const counts = this.#counts.get(keyOf(this.#formOf(definition, ''), KEYS));
    return (counts?.get(field) ?? 0) / (counts?.get('kind') ?? 1);
  }

  /** The field that says which word a node is written with, if one does. */
  #tagOf(node: JsonObject): string | undefined {
    return this.#tags.find((name) => typeof node[name] === 'string');
  }

  #formOf(node: Json, around: string): string {
    if (!isFields(node)) return around;
    if (around === '') return `kind=${String(node['kind'])}`;
    const tag = this.#tagOf(node);
    return tag === undefined ? around : `${tag}=${String(node[tag])}`;
  }

  /** The form of what a place is in, and its field. What says which word it is belongs to what is around. */
  #placeOf(definition: Json, pointer: string): [form: string, field: string] {
    const segments = segmentsOf(pointer);
    const field = segments.pop() ?? '';
    let around = '';
    let form = this.#formOf(definition, '');
    let value: Json | undefined = definition;
    for (const segment of segments) {
      around = Array.isArray(value) ? form : `${form}/${segment}`;
      value = (value as { readonly [key: string]: Json } | null | undefined)?.[segment];
      form = value === undefined ? around : this.#formOf(value, around);
    }
    if (Array.isArray(value)) return [form, ELEMENT];
    const tag = value !== undefined && isFields(value) ? this.#tagOf(value) : undefined;
    const saysWord = around !== '' && this.#tags.includes(field) && (tag ?? field) === field;
    return saysWord ? [around, field] : [form, field];
  }

  #read(value: Json, around: string, field: string): void {
    if (Array.isArray(value)) {
      for (const item of value as readonly Json[]) {
        this.#count(around, ELEMENT, item);
        this.#read(item, around, field);
      }
    } else if (isFields(value)) {
      const form = this.#formOf(value, around);
      const tag = around === '' ? undefined : this.#tagOf(value);
      for (const [key, inside] of Object.entries(value)) {
        this.#count(key === tag ? around : form, key, inside);
        this.#tally(keyOf(form, KEYS), key);
        this.#read(inside, `${form}/${key}`, key);
      }
    }
  }

  #count(form: string, field: string, value: Json): void {
    const text = JSON.stringify(value);
    if (text.length > LONGEST) return;
    this.#tally(keyOf(form, field), text);
    if (field !== ELEMENT) this.#tally(keyOf('', field), text);
  }

  #tally(key: string, text: string): void {
    const counts = this.#counts.get(key) ?? new Map<string, number>();
    counts.set(text, (counts.get(text) ?? 0) + 1);
    this.#counts.set(key, counts);
  }
}

/** What no field is called: the elements of a list, and the keys of an object. */
const [ELEMENT, KEYS] = ['[]', '{}'];

/** Whether a value, as JSON, is a text that is no id. */
const isText = (value: string): boolean => value.startsWith('"') && !value.includes(':');

const keyOf = (form: string, field: string): string => `${form} ${field}`;

/** The commonest first; of equally common ones, the shorter, which is the simpler one. */
const sorted = (counts: ReadonlyMap<string, number> = new Map()): [value: string, count: number][] =>
  [...counts].sort(([a, m], [b, n]) => n - m || a.length - b.length || (a < b ? -1 : 1));
