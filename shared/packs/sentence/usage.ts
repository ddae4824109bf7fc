import type { Json } from '../../engine/json.ts';
import type { JsonObject, Schema } from '../card-schema.ts';
import type { Definition } from '../content.ts';
import { isList } from '../edit/operation.ts';
import { tagOf, type Forms, type Site } from './forms.ts';

/** How often something is written. */
interface Count {
  readonly value: Json;
  count: number;
}

/** The card and the rule that a part is in, as far as they tell what is usual there. */
export interface Whereabouts {
  readonly kind: string;
  /** The word of the rule: when or where it works; '' outside of rules. */
  readonly moment: string;
}

/** The part of the uses of a word that is most of them. */
const MOST = 0.5;
/** Texts for forms that nothing is known of: a word, a number, the id of a card. */
const TEXTS = ['x', '1', 'xyz:x'];
/** How deep values are made from nothing but their schema. */
const DEEPEST = 6;

/** What the cards of some packs use most. */
export class Usage {
  private readonly forms: Forms;
  private readonly counts = new Map<string, Map<string, Count>>();
  private readonly accepted = new WeakMap<Schema, Map<string, readonly Json[]>>();
  private readonly mostly = new Map<string, boolean>();
  private readonly sorted = new Map<string, readonly Count[]>();

  /** @param definitions of the cards that count, usually those of the base set */
  constructor(forms: Forms, definitions: Iterable<Definition>) {
    this.forms = forms;
    // Examples are used at last, and count for nothing.
    for (const { schema, example } of forms.tagged)
      this.read(exampleSite(schema as Schema, example as Json), { kind: '', moment: '' }, 0);
    for (const definition of definitions) {
      const kind = String(definition.kind);
      for (const program of forms.programs(definition)) this.read(program, { kind, moment: '' });
    }
  }

  private read(site: Site, around: Whereabouts, weight = 1): void {
    const { value, schema } = site;
    if (value === undefined) return;
    const form = this.forms.formOf(value, schema);
    if (form === undefined) return;
    const text = JSON.stringify(value);
    this.count(site.usage, value, weight, text);
    const tag = tagOf(form);
    let inner = around;
    if (tag !== undefined) {
      if (this.forms.isMoment(form)) {
        inner = { ...around, moment: tag[1] };
        for (const rule of singles(this.forms, site, form))
          this.count(singleKey(around.kind), rule, weight, JSON.stringify(rule));
      }
      for (const key of keysOf(this.forms.familyOf(form), around)) this.count(key, value, weight, text);
      this.count(tag.join('='), value, weight, text);
    }
    for (const one of this.forms.within(site)) this.read(one, inner, weight);
  }

  private count(key: string, value: Json, weight: number, text: string): void {
    const counts = this.counts.get(key) ?? new Map<string, Count>();
    this.counts.set(key, counts);
    const known = counts.get(text);
    if (known === undefined) counts.set(text, { value, count: weight });
    else known.count += weight;
  }

  /**
   * Rules with a single effect, or none, on a kind of cards, the commonest first, and of those that are as common the ones
   * whose effect is commoner everywhere.
   */
  singleRules(kind: string): readonly Json[] {
    const everywhere = new Map<string, number>();
    for (const { value, count } of this.counted('do:')) everywhere.set(JSON.stringify(value), count);
    const rank = (rule: Json): number => {
      const lists = Object.values(rule as JsonObject).filter(isList);
      return everywhere.get(JSON.stringify(lists[0]?.[0] ?? null)) ?? 0;
    };
    return this.counted(singleKey(kind))
      .map((counted) => ({ ...counted, rank: rank(counted.value) }))
      .sort((one, other) => other.count - one.count || other.rank - one.rank)
      .map(({ value }) => value);
  }

  /** What is written under a key, the commonest first, and of what is as common the shortest. */
  common(key: string): readonly Json[] {
    return this.counted(key).map(({ value }) => value);
  }

  /** The same with how often it is written. */
  counted(key: string): readonly Count[] {
    const known = this.sorted.get(key);
    if (known !== undefined) return known;
    const found = [...(this.counts.get(key)?.entries() ?? [])]
      .sort(
        ([one, { count: some }], [other, { count: others }]) => others - some || one.length - other.length,
      )
      .map(([, counted]) => counted);
    this.sorted.set(key, found);
    return found;
  }

  /** Whether the cards that count write anything under a key. */
  isUsual(key: string): boolean {
    return this.counted(key).some(({ count }) => count > 0);
  }

  /** Whether most of what is written under a key has a field. */
  isMostlyWritten(key: string, field: string): boolean {
    const name = `${key}.${field}`;
    const known = this.mostly.get(name);
    if (known !== undefined) return known;
    const counted = this.counted(key);
    const all = sumOf(counted);
    const having = sumOf(counted.filter(({ value }) => Object.hasOwn(value as JsonObject, field)));
    const isMostly = all > 0 && having > MOST * all;
    this.mostly.set(name, isMostly);
    return isMostly;
  }

  /** The parts of a family (all effects, all rules) that are usual in some whereabouts, the commonest first. */
  usual(family: string, around: Whereabouts): readonly Json[] {
    const keys = keysOf(family, around).toReversed();
    return [
      ...new Map(
        keys.flatMap((key) => this.common(key).map((value) => [JSON.stringify(value), value])),
      ).values(),
    ];
  }

  /** The parts with a word, the commonest first, and its example. */
  withWord(form: Schema): readonly Json[] {
    const tag = tagOf(form);
    return tag === undefined ? [] : this.common(tag.join('='));
  }

  /** What may be written at a place, the most usual first; the schema accepts each. */
  *values({ schema, usage }: Pick<Site, 'schema' | 'usage'>, depth = 0): Generator<Json> {
    yield* this.fitting(usage, schema);
    const forms = this.forms.alternatives(schema);
    const isPlain = (form: Schema): boolean => tagOf(form) === undefined;
    // A number that is simply written is plainer than one that is counted.
    for (const form of [...forms.filter(isPlain), ...forms.filter((one) => !isPlain(one))])
      yield* this.valuesOf(form, usage, depth);
  }

  /** The same of one form. */
  *valuesOf(form: Schema, usage: string, depth = 0): Generator<Json> {
    const tag = tagOf(form);
    if (tag !== undefined) yield* this.fitting(tag.join('='), form);
    for (const value of this.made(form, usage, depth)) if (this.forms.accepts(value, form)) yield value;
  }

  /** What is written under a key and a schema accepts, the commonest first. */
  private fitting(key: string, schema: Schema): readonly Json[] {
    const byKey = this.accepted.get(schema) ?? new Map<string, readonly Json[]>();
    this.accepted.set(schema, byKey);
    const found = byKey.get(key) ?? this.common(key).filter((value) => this.forms.accepts(value, schema));
    byKey.set(key, found);
    return found;
  }

  /** Values that follow from a form alone. */
  private *made(form: Schema, usage: string, depth: number): Generator<Json> {
    const { const: only, enum: words, type, minimum = 0, maximum = 0, items = {}, minItems = 0 } = form;
    if (only !== undefined) yield only;
    else if (words !== undefined) yield* words;
    else if (type === 'boolean') yield* [true, false];
    else if (type === 'integer') yield Math.min(Math.max(1, minimum), maximum);
    else if (type === 'string') yield* this.texts(form, usage);
    else if (depth >= DEEPEST) return;
    else if (type === 'array') {
      const [item] = this.values({ schema: items, usage: `${usage}.*` }, depth + 1);
      if (item !== undefined) yield Array.from({ length: Math.max(1, minItems) }, () => item);
    } else if (type === 'object') yield* this.objects(form, usage, depth);
  }

  private *objects(form: Schema, usage: string, depth: number): Generator<Json> {
    const { properties = {}, required = [] } = form;
    const own = tagOf(form)?.join('=') ?? usage;
    const valueOf = (field: string): Json | undefined => {
      const [value] = this.values({ schema: properties[field], usage: `${own}.${field}` }, depth + 1);
      return value;
    };
    const least = required.flatMap((field) => {
      const value = valueOf(field);
      return value === undefined ? [] : [[field, value] as const];
    });
    if (least.length > 0) return yield Object.fromEntries(least);
    // With nothing in it, it would say nothing.
    for (const field of Object.keys(properties)) {
      const value = valueOf(field);
      if (value !== undefined) yield { [field]: value };
    }
    yield {};
  }

  /** Texts of the place, and of any other that has this form. */
  private *texts(schema: Schema, usage: string): Generator<Json> {
    yield* this.fitting(usage, schema);
    const { pattern = '' } = schema;
    const form = new RegExp(pattern, 'u');
    for (const counts of this.counts.values())
      for (const { value } of counts.values())
        if (typeof value === 'string' && form.test(value) && pattern !== '') yield value;
    yield* TEXTS;
  }
}

const exampleSite = (schema: Schema, value: Json): Site => ({
  at: '',
  value,
  schema,
  key: '',
  required: true,
  usage: 'example',
});

const sumOf = (counts: readonly Count[]): number => counts.reduce((sum, { count }) => sum + count, 0);

const singleKey = (kind: string): string => `single rule: ${kind}`;

/** A rule with each of its effects alone, without conditions and the like; a rule without effects as it is. */
function singles(forms: Forms, site: Site, form: Schema): readonly Json[] {
  const fields = forms.within(site).filter(({ value }) => value !== undefined);
  const lists = fields.filter(({ value, schema, required }) => {
    const list = required ? forms.formOf(value!, schema) : undefined;
    return list !== undefined && forms.isOfParts(list);
  });
  if (lists.length === 0) return [site.value!];
  const [list] = lists;
  const plain = fields.filter(({ value }) => typeof value !== 'object');
  const frame = Object.fromEntries(plain.map(({ key, value }) => [key, value!]));
  const order = Object.keys(form.properties ?? {});
  return (list.value as readonly Json[]).map((effect) =>
    Object.fromEntries(
      Object.entries({ ...frame, [list.key]: [effect] }).sort(
        ([one], [other]) => order.indexOf(one) - order.indexOf(other),
      ),
    ),
  );
}

/** The keys under which parts of a family are counted: all, those on a kind of cards, those of a moment. */
const keysOf = (family: string, { kind, moment }: Whereabouts): readonly string[] => [
  `${family}:`,
  `${family}: ${kind}`,
  `${family}: ${kind} ${moment}`,
];
