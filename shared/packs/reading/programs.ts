// From a chart to programs: what the pieces of each reading say, put together, and printed again.
import type { Json } from '../../engine/json.ts';
import type { Chart, Constituent, Item, NameForms } from './chart.ts';
import { fits, type WordSchemas } from './forms.ts';
import { nameOf, type Grammar, type LearnedWord } from './grammar.ts';
import { numberAt } from './normal.ts';
import { FIGURE, type Setting } from './pieces.ts';

/** Readings of one part are tried up to this many, and ways to put one together. */
const MOST_READINGS = 60;
/** The same of a part that cannot be said by itself: which of them is meant shows in what is around it. */
const MOST_UNSAID = 500;
const MOST_WAYS = 300;

/** Prints and compares parts. */
export interface Press {
  /** The form of each way in which a part of a sort may be said; null where it cannot be said by itself. */
  print(sort: string, value: Json): Iterable<string> | null;
  /** A piece of the text in such a form. */
  piece(start: number, end: number): string;
  /** The same for all parts that mean the same. */
  formOf(sort: string, value: Json): string;
}

/** A piece with all that it may say. */
type Said = readonly (readonly Setting[])[];

/** Makes programs from a chart. */
export class Programs {
  private readonly chart: Chart;
  private readonly grammar: Grammar;
  private readonly definitions: WordSchemas;
  private readonly names: NameForms;
  private readonly press: Press;
  private readonly known = new Map<string, readonly Json[]>();
  private readonly open = new Set<string>();
  private readonly ways = new Map<Item, boolean>();
  private readonly said = new Map<Item, Said[]>();
  /** How many parts were printed. */
  printed = 0;

  constructor(grammar: Grammar, chart: Chart, names: NameForms, press: Press) {
    this.grammar = grammar;
    this.definitions = grammar.definitions;
    this.chart = chart;
    this.names = names;
    this.press = press;
  }

  /** The programs of a sort in a piece of the text; of those that mean the same, one. */
  of(sort: string, start: number, end: number): readonly Json[] {
    const key = `${sort} ${start} ${end}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const found = this.chart.at(sort, start, end);
    if (found === undefined || this.open.has(key)) return [];
    this.open.add(key);
    const programs = this.read(found);
    this.open.delete(key);
    this.known.set(key, programs);
    return programs;
  }

  private read(found: Constituent): readonly Json[] {
    const { sort, start, end } = found;
    const text = this.press.piece(start, end);
    /** Of each manner of saying, in the order of those. */
    const programs: Map<string, Json>[] = [];
    let count = 0;
    const tried = new Set<string>();
    const add = (value: Json): void => {
      const key = JSON.stringify(value);
      if (tried.has(key)) return;
      tried.add(key);
      const forms = this.press.print(sort, value);
      if (count >= (forms === null ? MOST_UNSAID : MOST_READINGS)) return;
      const manner = forms === null ? 0 : this.mannerOf(forms, text);
      if (manner < 0) return;
      const known = (programs[manner] ??= new Map<string, Json>());
      const form = this.press.formOf(sort, value);
      const other = known.get(form);
      // Of several ways to write the same, the shortest.
      if (other === undefined || key.length < JSON.stringify(other).length) known.set(form, value);
      count++;
    };
    for (const item of found.items)
      for (const way of this.waysTo(item, MOST_WAYS))
        for (const value of this.valuesOf(item.step.word, way)) add(value);
    // What is said of a part by the same words: that it is not so.
    const inside = programs.flatMap((known) => [...known.values()]);
    for (const { step } of found.items.filter(this.isItself))
      for (const value of this.valuesOf(step.word, [inside.map((one) => [[step.at, one] as const])]))
        add(value);
    // What is said in the plainest manner: the same text never says something else in another one.
    return [...(programs.find((known) => known !== undefined)?.values() ?? [])];
  }

  /** Whether a part may be all that another one of its sort says. */
  private readonly isItself = ({ step, start, end }: Item): boolean =>
    step.kind === 'part' && this.open.has(`${step.sort} ${start} ${end}`);

  /** The first manner in which something reads as the text, or -1. */
  private mannerOf(forms: Iterable<string>, text: string): number {
    this.printed++;
    let manner = 0;
    for (const form of forms) {
      if (form === text) return manner;
      manner++;
    }
    return -1;
  }

  /** The ways to an item: what each piece of them may say, from the first one on. */
  private *waysTo(item: Item, most: number): Generator<readonly Said[]> {
    let count = 0;
    for (const [i, { item: before }] of item.before.entries()) {
      if ((before === undefined && this.isItself(item)) || !this.isOpen(item, i)) continue;
      const said = this.saidAt(item, i);
      for (const way of before === undefined ? [[]] : this.waysTo(before, most)) {
        yield [...way, said];
        if (++count >= most) return;
      }
    }
  }

  /** Whether there is a way to an item by its nth piece before it. */
  private isOpen(item: Item, n: number): boolean {
    const { item: before } = item.before[n];
    if (this.saidAt(item, n).length === 0) return false;
    if (before === undefined) return true;
    let open = this.ways.get(before);
    if (open === undefined) {
      open = before.before.some((_, i) => this.isOpen(before, i));
      this.ways.set(before, open);
    }
    return open;
  }

  /** What an item may say after its nth piece before it. */
  private saidAt(item: Item, n: number): Said {
    const known = this.said.get(item) ?? [];
    this.said.set(item, known);
    return (known[n] ??= this.saidBy(item, item.before[n].item, item.before[n].from));
  }

  /** What a piece may say. */
  private saidBy({ step, end }: Item, before: Item | undefined, from: number): Said {
    const { text } = this.chart;
    const own = text.slice(from, end);
    switch (step.kind) {
      case 'number': {
        const number = numberAt(text, from)!;
        const values = step.negative && number !== 0 ? [number, -number] : [number];
        return values.map((value) => step.ats.map((at) => [at, value] as const));
      }
      case 'words':
        return step.forms.get(own) ?? [];
      case 'figures':
        return [...step.forms].flatMap(([form, said]) =>
          form.length === own.length
            ? said.map((sets) => sets.map(([at, value]) => filled(at, value, form, own)))
            : [],
        );
      case 'name':
        return (this.names.get(own) ?? []).map((id) => [[step.at, id] as const]);
      case 'part':
        return this.of(step.sort, from, end).flatMap((value) =>
          this.grammar.mayBe(step, before?.step, nameOf({ sort: step.sort, value }))
            ? [[[step.at, value] as const]]
            : [],
        );
    }
  }

  /** The values that the pieces of one way say. */
  private *valuesOf(word: LearnedWord, said: readonly Said[]): Generator<Json> {
    let left = MOST_WAYS;
    for (const sets of combinations(said)) {
      if (left-- === 0) return;
      yield* this.built(word, sets);
    }
  }

  private *built(word: LearnedWord, sets: readonly Setting[]): Generator<Json> {
    for (const silent of word.unsaid.values()) {
      const left = silent.filter(([at]) => !sets.some(([other]) => isAt(other, at)));
      for (const agreed of agreements(sets)) {
        const value = put(word, [...left, ...agreed]);
        if (value !== undefined && fits(value, word.schema, this.definitions)) yield value;
      }
    }
  }
}

const isAt = (one: string, other: string): boolean => one === other || one.startsWith(`${other}/`);

function filled(at: string, value: Json, form: string, own: string): Setting {
  const numbers = [...form].flatMap((letter, i) => (letter === FIGURE ? [numberAt(own, i)!] : []));
  return [at, String(value).replaceAll(FIGURE, () => String(numbers.shift()))];
}

/** One of each. */
function* combinations(said: readonly Said[], at = 0): Generator<readonly Setting[]> {
  if (at === said.length) yield [];
  else for (const sets of said[at]) for (const rest of combinations(said, at + 1)) yield [...sets, ...rest];
}

/**
 * The settings with one value for each place: words that suit themselves to a value were seen with only some of those that
 * they go with.
 */
function agreements(sets: readonly Setting[]): readonly (readonly Setting[])[] {
  const clashing = sets.filter(
    ([at, value], i) =>
      !at.includes('*') && sets.some(([other, own], j) => i !== j && other === at && !isSame(own, value)),
  );
  if (clashing.length === 0) return [sets];
  const [[place]] = clashing;
  return clashing
    .filter(([at]) => at === place)
    .flatMap((one) => agreements([...sets.filter(([at]) => at !== place), one]));
}

const isSame = (one: Json, other: Json): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The value that has all of this at its places; undefined where two things are said of one. */
function put(word: LearnedWord, sets: readonly Setting[]): Json | undefined {
  if (sets.some(([at]) => at === '')) return sets[0][1];
  const root: { [key: string]: unknown } | unknown[] = word.sort.startsWith('[') ? [] : { ...word.constants };
  for (const [at, value] of sets) if (!set(root, at.split('/').slice(1), value)) return undefined;
  return root as unknown as Json;
}

/** Puts a value in its place. Parts that it is put into are copied: they belong to other readings as well. */
function set(
  target: { [key: string]: unknown } | unknown[],
  [step, ...rest]: string[],
  value: Json,
): boolean {
  if (step === '*') {
    const list = target as { [key: string]: unknown }[];
    if (rest.length === 0) list.push(value as unknown as { [key: string]: unknown });
    else {
      const last = list.length > 0 && copied(list.at(-1)!);
      // What has been said of the last item belongs to the next one.
      if (last !== false && set(last, rest, value)) list[list.length - 1] = last;
      else {
        const next = {};
        list.push(next);
        return set(next, rest, value);
      }
    }
    return true;
  }
  const object = target as { [key: string]: unknown };
  if (rest.length === 0) {
    if (object[step] !== undefined) return JSON.stringify(object[step]) === JSON.stringify(value);
    object[step] = value;
    return true;
  }
  const inner = object[step] === undefined ? (rest[0] === '*' ? [] : {}) : copied(object[step]);
  object[step] = inner;
  return typeof inner === 'object' && set(inner as { [key: string]: unknown }, rest, value);
}

/** Plain data whose fields or items can be set without the original. */
const copied = <T>(value: T): T =>
  Array.isArray(value) ? ([...value] as T) : typeof value === 'object' ? { ...value } : value;
