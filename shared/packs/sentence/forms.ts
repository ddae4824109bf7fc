import type { Json } from '../../engine/json.ts';
import { isFields, schemaOf, type JsonObject, type Referred, type Schema } from '../card-schema.ts';
import { WORD_LISTS, type CardWord, type CardWords, type WordList } from '../card-words.ts';
import { isList } from '../edit/operation.ts';
import { escapeSegment, segmentsOf } from '../pointer.ts';

/** What may be at a place of a card, and what is there. */
export interface Site {
  readonly at: string;
  /** Undefined where nothing is written. */
  readonly value: Json | undefined;
  /** As it is written in the form around it: with references and alternatives. */
  readonly schema: Schema;
  /** Key in the object or list around it; '' for the card. */
  readonly key: string;
  /** What it is a field or an element of; left out for the card. */
  readonly owner?: Site;
  /** Whether the object around it cannot be without it; elements of lists are not required. */
  readonly required: boolean;
  /** The word and the fields that lead to it, by which its usual values are known: `do=draw.cards`, `do=if.then.*`. */
  readonly usage: string;
}

/** Something in a value that its schema does not accept. */
export interface FormFault {
  readonly at: string;
  /** `unknown`: none of what may be there; `missing`: a field that must be there; `key`: a field that may not; else a bound. */
  readonly kind: 'unknown' | 'missing' | 'key' | 'bound';
}

/** The field whose value names a word, and that word. */
type Tag = readonly [field: string, word: string];

/** The tags of forms that were asked for: each key that is typed asks for those of all words. */
const tags = new WeakMap<Schema, Tag | null>();

/** The field whose value names the word that an object is written with, and that word. */
export function tagOf(form: Schema): Tag | undefined {
  const known = tags.get(form);
  if (known !== undefined) return known ?? undefined;
  const found = Object.entries(form.properties ?? {}).find(([, { const: word }]) => typeof word === 'string');
  const tag: Tag | undefined = found && [found[0], found[1].const as string];
  tags.set(form, tag ?? null);
  return tag;
}

/** Lists of words that are written as objects with a tag. */
const TAGGED: readonly WordList[] = ['triggers', 'standings', 'verbs', 'amounts', 'conditions', 'changes'];
/** Lists whose words are objects that no discriminator tells apart. */
const MOMENTS: readonly WordList[] = ['triggers', 'standings'];

/** The forms of what is written in the cards of one game. */
export class Forms {
  readonly card: Schema;
  private readonly definitions: Referred;
  /** Each tagged word by its tag and name. */
  private readonly byTag = new Map<string, CardWord>();
  /** The forms of rules, of which the schema knows only what all have in common. */
  private readonly narrower = new Map<Schema, readonly Schema[]>();
  private readonly moments = new Set<Schema>();
  private readonly leaves = new WeakMap<Schema, readonly Schema[]>();

  constructor(words: CardWords) {
    this.card = words.card as Schema;
    this.definitions = words.definitions as Referred;
    for (const list of WORD_LISTS.filter((name) => TAGGED.includes(name)))
      for (const word of words[list]) {
        const tag = tagOf(word.schema as Schema);
        if (tag !== undefined) this.byTag.set(tag.join(' '), word);
      }
    for (const list of MOMENTS) this.narrow(words[list].map(({ schema }) => schema as Schema));
  }

  private narrow(branches: readonly Schema[]): void {
    const [tag] = (branches[0] && tagOf(branches[0])) ?? [];
    const common = Object.values(this.definitions).find(
      ({ properties = {} }) => tag !== undefined && properties[tag]?.enum !== undefined,
    );
    if (common === undefined) return;
    this.narrower.set(common, branches);
    for (const branch of branches) this.moments.add(branch);
  }

  /** What references lead to. */
  resolved(schema: Schema): Schema {
    return schema.$ref === undefined
      ? schema
      : this.resolved(this.definitions[schema.$ref.slice('#/$defs/'.length)] ?? {});
  }

  /** The forms that a value may have: one for each word, for each type. */
  alternatives(schema: Schema): readonly Schema[] {
    const own = this.resolved(schema);
    const known = this.leaves.get(own);
    if (known !== undefined) return known;
    const found =
      this.narrower.get(own) ??
      own.oneOf?.flatMap((one) => this.alternatives(one)) ??
      (own.if === undefined
        ? [own]
        : [own.then, own.else].flatMap((one) => (one === undefined ? [] : this.alternatives(one))));
    this.leaves.set(own, found);
    return found;
  }

  /** The form that a value is meant to have, or undefined where it is none of what may be there. */
  formOf(value: Json, schema: Schema): Schema | undefined {
    const own = schemaOf(value, schema, this.definitions);
    const branches = this.narrower.get(own);
    if (branches !== undefined)
      return branches.find((branch) => {
        const [tag, word] = tagOf(branch)!;
        return isFields(value) && value[tag] === word;
      });
    return isOfType(value, own) ? own : undefined;
  }

  /** All words that are written as objects with a tag. */
  get tagged(): Iterable<CardWord> {
    return this.byTag.values();
  }

  /** Whether a form is that of a rule. */
  isMoment(form: Schema): boolean {
    return this.moments.has(form);
  }

  /** What all forms that can be at the same places have in common: their tag, or that they are rules. */
  familyOf(form: Schema): string {
    return this.isMoment(form) ? 'rule' : (tagOf(form)?.[0] ?? '');
  }

  /** The word that a form belongs to. */
  wordOf(form: Schema): CardWord | undefined {
    const tag = tagOf(form);
    return tag && this.byTag.get(tag.join(' '));
  }

  /**
   * What is at a pointer, and what may be there. Undefined where no schema leads there: within what the language does not
   * know.
   */
  site(definition: Json, pointer: string): Site | undefined {
    let site: Site | undefined = this.top(definition);
    for (const key of segmentsOf(pointer)) {
      if (site === undefined) return undefined;
      site = this.within(site).find((inner) => inner.key === key) ?? this.nextIn(site, key);
    }
    return site;
  }

  top(definition: Json): Site {
    return { at: '', value: definition, schema: this.card, key: '', required: true, usage: '' };
  }

  /** The fields that its form knows, written or not, or the elements of a list. */
  within(site: Site): readonly Site[] {
    const { value, schema } = site;
    const form = value === undefined ? undefined : this.formOf(value, schema);
    if (form === undefined) return [];
    if (isList(value!))
      return value.map((item, i) => ({
        at: `${site.at}/${i}`,
        value: item,
        schema: form.items ?? {},
        key: String(i),
        owner: site,
        required: false,
        usage: `${site.usage}.*`,
      }));
    const own = tagOf(form)?.join('=') ?? site.usage;
    const fields = isFields(value!) ? value : {};
    return Object.entries(form.properties ?? {}).map(([field, inner]) => ({
      at: `${site.at}/${escapeSegment(field)}`,
      value: Object.hasOwn(fields, field) ? fields[field] : undefined,
      schema: inner,
      key: field,
      owner: site,
      required: form.required?.includes(field) ?? false,
      usage: `${own}.${field}`,
    }));
  }

  /** The place after the last element of a list, where a new one may come. */
  private nextIn(site: Site, key: string): Site | undefined {
    if (site.value === undefined || !isList(site.value) || key !== String(site.value.length))
      return undefined;
    const { items = {}, maxItems = Infinity } = this.formOf(site.value, site.schema) ?? {};
    if (site.value.length >= maxItems) return undefined;
    return {
      at: `${site.at}/${key}`,
      value: undefined,
      schema: items,
      key,
      owner: site,
      required: false,
      usage: `${site.usage}.*`,
    };
  }

  /** The places of programs: what the schema of a card refers to, and lists of that; written or not. */
  programs(definition: Json): readonly Site[] {
    const visit = (site: Site): readonly Site[] =>
      this.isProgram(site.schema) ? [site] : this.within(site).flatMap(visit);
    return visit(this.top(definition));
  }

  /** Whether a schema is that of a program, or of a list of programs. */
  isProgram({ $ref, items }: Schema): boolean {
    return $ref !== undefined || items?.$ref !== undefined;
  }

  /** Whether the elements of a list are parts, and not values that are chosen together. */
  isOfParts(form: Schema): boolean {
    return (
      form.type === 'array' &&
      form.items !== undefined &&
      this.alternatives(form.items).some(({ type }) => type === 'object' || type === 'array')
    );
  }

  /** Whether a schema accepts a value. */
  accepts(value: Json, schema: Schema): boolean {
    const form = this.formOf(value, schema);
    if (form === undefined || !isWithin(value, form)) return false;
    if (isList(value)) return value.every((item) => this.accepts(item, form.items ?? {}));
    if (!isFields(value)) return true;
    const { properties = {}, required = [], additionalProperties = true } = form;
    return (
      required.every((field) => Object.hasOwn(value, field)) &&
      Object.keys(value).every((field) => {
        if (Object.hasOwn(properties, field)) return this.accepts(value[field], properties[field]);
        if (!isKey(field, form)) return false;
        if (typeof additionalProperties === 'boolean') return additionalProperties;
        return this.accepts(value[field], additionalProperties);
      })
    );
  }

  /**
   * Whether a value may come to another place: its schema accepts it, or finds no more wrong with it than where it is, so that
   * what the language does not know can be moved along with what is around it.
   *
   * @param from the schema of the place where it is
   */
  fits(value: Json, schema: Schema, from: Schema): boolean {
    if (this.accepts(value, schema)) return true;
    const count = (form: Schema): number => [...this.faults(value, form, '')].length;
    const isKnown = this.formOf(value, from) !== undefined;
    return (!isKnown || this.formOf(value, schema) !== undefined) && count(schema) <= count(from);
  }

  /** Whether nothing is wrong with a value that takes another one's place, or what was wrong with that one. */
  isNoWorse(value: Json, schema: Schema, before: Site): boolean {
    if (this.accepts(value, schema)) return true;
    if (before.value === undefined) return false;
    const known = new Set([...this.faults(before.value, before.schema, '')].map(({ kind }) => kind));
    return [...this.faults(value, schema, '')].every(({ kind }) => known.has(kind));
  }

  /** All that a schema does not accept in a value. @param at pointer of the value */
  *faults(value: Json, schema: Schema, at: string): Generator<FormFault> {
    const form = this.formOf(value, schema);
    if (form === undefined) return yield { at, kind: 'unknown' };
    if (!isWithin(value, form)) yield { at, kind: 'bound' };
    if (isList(value)) {
      for (const [i, item] of value.entries()) yield* this.faults(item, form.items ?? {}, `${at}/${i}`);
    } else if (isFields(value)) {
      for (const field of form.required ?? [])
        if (!Object.hasOwn(value, field)) yield { at: `${at}/${escapeSegment(field)}`, kind: 'missing' };
      for (const [field, inner] of Object.entries(value)) yield* this.faultsOfField(field, inner, form, at);
    }
  }

  private *faultsOfField(field: string, value: Json, form: Schema, at: string): Generator<FormFault> {
    const place = `${at}/${escapeSegment(field)}`;
    const { properties = {}, additionalProperties } = form;
    if (Object.hasOwn(properties, field)) yield* this.faults(value, properties[field], place);
    else if (!isKey(field, form)) yield { at: place, kind: 'key' };
    else if (typeof additionalProperties === 'object') yield* this.faults(value, additionalProperties, place);
    else if (additionalProperties === false) yield { at: place, kind: 'key' };
  }
}

/** Whether a value is of the type of a form, and one of its words. */
function isOfType(value: Json, { type, const: only, enum: words, pattern }: Schema): boolean {
  if (only !== undefined) return value === only;
  if (words !== undefined) return words.includes(value);
  switch (type) {
    case 'object':
      return isFields(value);
    case 'array':
      return isList(value);
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'string':
      return typeof value === 'string' && (pattern === undefined || new RegExp(pattern, 'u').test(value));
    default:
      return false;
  }
}

/** Whether an object may have a key that is no field of its form. */
export const isKey = (key: string, { propertyNames: { pattern = '' } = {} }: Schema): boolean =>
  new RegExp(pattern, 'u').test(key);

/** Whether numbers and lengths are within their bounds. */
function isWithin(value: Json, form: Schema): boolean {
  const between = (n: number, least = -Infinity, most = Infinity): boolean => n >= least && n <= most;
  if (typeof value === 'number') return between(value, form.minimum, form.maximum);
  if (typeof value === 'string') return between([...value].length, form.minLength, form.maxLength);
  if (isFields(value)) return between(Object.keys(value).length, form.minProperties);
  if (!isList(value)) return true;
  const texts = value.map((item) => JSON.stringify(item));
  const isDoubled = form.uniqueItems === true && new Set(texts).size < texts.length;
  return between(value.length, form.minItems, form.maxItems) && !isDoubled;
}

/** A value with a field of an object, or an element of a list, at a pointer below it set, or taken out where undefined. */
export function withValue(value: Json, pointer: string, inner: Json | undefined): Json {
  const [key, ...rest] = segmentsOf(pointer);
  if (key === undefined) return inner ?? null;
  const below = rest.map((segment) => `/${escapeSegment(segment)}`).join('');
  if (isList(value)) {
    const i = Number(key);
    if (rest.length > 0) return value.with(i, withValue(value[i], below, inner));
    return inner === undefined ? value.toSpliced(i, 1) : value.toSpliced(i, i < value.length ? 1 : 0, inner);
  }
  const fields = value as JsonObject;
  if (rest.length > 0) return { ...fields, [key]: withValue(fields[key] ?? {}, below, inner) };
  if (inner !== undefined) return { ...fields, [key]: inner };
  return Object.fromEntries(Object.entries(fields).filter(([field]) => field !== key));
}
