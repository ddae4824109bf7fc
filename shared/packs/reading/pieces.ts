// How the text of a part is put together: its own words, those of its fields, and the parts in it, in reading order.
import type { Json } from '../../engine/json.ts';
import { isFields } from '../card-schema.ts';
import { formAt, formWithin, sortOf, within, type WordSchemas, type WordSchema } from './forms.ts';
import { numberAt } from './normal.ts';
import type { PartPath, Printed } from './words.ts';

/** A part of a described example. */
export interface SaidPart {
  readonly sort: string;
  readonly value: Json;
  readonly schema: WordSchema;
  /** Where it is in the example. */
  readonly path: PartPath;
}

/** What words say: that a value is at a place of the part, `*` being the next item of a list. */
export type Setting = readonly [at: string, value: Json];

export type TextPiece =
  /** Words; `free` where other words of the same field may be in their place. */
  | {
      readonly kind: 'words';
      readonly at: string;
      readonly form: string;
      readonly sets: readonly Setting[];
      readonly free: boolean;
    }
  /** A number, which is the value of all these places or, where `negative` is set, its opposite. */
  | {
      readonly kind: 'number';
      readonly at: string;
      readonly ats: readonly string[];
      readonly negative: boolean;
    }
  /** Words with numbers that are those of a text. */
  | { readonly kind: 'figures'; readonly at: string; readonly form: string; readonly text: string }
  /** The name of a card. */
  | { readonly kind: 'name'; readonly at: string }
  | {
      readonly kind: 'part';
      readonly at: string;
      readonly part: SaidPart;
      readonly words: readonly Printed[];
    };

/** Where a part is within another, with its items counted out. */
interface Inner {
  readonly key: string;
  readonly part: SaidPart;
  /** Whether what belongs to the place itself is said by the part; if not, by the one around it. */
  readonly whole: boolean;
}

/** A number in a text of figures. */
export const FIGURE = '\uf8ff';

const isScalar = (value: Json | undefined): value is string | boolean | number =>
  value !== undefined && typeof value !== 'object';

/** Cuts the text of one part. */
class Cut {
  private readonly base: SaidPart;
  private readonly words: readonly Printed[];
  private readonly definitions: WordSchemas;
  /** Places of parts whose words are not next to each other: they are read with the part around them. */
  private readonly broken = new Set<string>();

  constructor(base: SaidPart, words: readonly Printed[], definitions: WordSchemas) {
    this.base = base;
    this.words = words;
    this.definitions = definitions;
  }

  /** The part that a place is in, if it is not the base's own. */
  private innerOf(path: PartPath): Inner | undefined {
    const { base, definitions } = this;
    let { value, schema } = base as { value: Json; schema: WordSchema };
    for (let i = base.path.length; i < path.length; i++) {
      const inside = within(value, path[i]);
      if (inside === undefined) return undefined;
      schema = formWithin(value, schema, path[i], definitions);
      value = inside;
      const at = path.slice(0, i + 1);
      const key = at.join('/');
      const sort = sortOf(value, schema, definitions);
      const isList = Array.isArray(value);
      // The effects of a rule are sentences of its own.
      if (sort === undefined || this.broken.has(key) || (isList && base.sort === 'rule')) continue;
      if (!isList && path.length === i + 1) return undefined;
      return { key, part: { sort, value, schema, path: at }, whole: isList };
    }
    return undefined;
  }

  /** The words in runs of the same part, once no part is in two of them. */
  private runs(): { inner: Inner | undefined; words: Printed[] }[] {
    for (;;) {
      const runs: { inner: Inner | undefined; words: Printed[] }[] = [];
      for (const word of this.words) {
        const inner = this.innerOf(word.path);
        const last = runs.at(-1);
        if (last !== undefined && inner !== undefined && last.inner?.key === inner.key) last.words.push(word);
        else runs.push({ inner, words: [word] });
      }
      const keys = runs.flatMap(({ inner }) => (inner === undefined ? [] : [inner.key]));
      const twice = keys.find((key, i) => keys.indexOf(key) !== i);
      if (twice === undefined) return runs;
      this.broken.add(twice);
    }
  }

  /** A place of the base, with `*` for each index of a list. */
  private patternOf(path: PartPath): string {
    let value: Json | undefined = this.base.value;
    let pattern = '';
    for (const step of path.slice(this.base.path.length)) {
      pattern += `/${Array.isArray(value) ? '*' : step}`;
      value = within(value, step);
    }
    return pattern;
  }

  private valueAt(path: PartPath): Json | undefined {
    return path
      .slice(this.base.path.length)
      .reduce<Json | undefined>((value, step) => within(value, step), this.base.value);
  }

  /** Whether the word at a place is always the same one. */
  private isConstant(path: PartPath): boolean {
    const { base, definitions } = this;
    let { value, schema } = base as { value: Json; schema: WordSchema };
    for (const step of path.slice(base.path.length)) {
      schema = formWithin(value, schema, step, definitions);
      value = within(value, step)!;
    }
    return schema.const !== undefined;
  }

  /** Whether something in a place has words. */
  private hasWords = (place: PartPath): boolean =>
    this.words.some(({ path }) => path.length > place.length && place.every((step, i) => path[i] === step));

  private isIn = (path: PartPath): boolean => this.base.path.every((step, i) => path[i] === step);

  pieces(): TextPiece[] {
    const runs = this.runs();
    /** Places that numbers, names or parts say. */
    const said = new Set<string>();
    for (const { inner, words: own } of runs) {
      const [{ path, paths, number, named }] = own;
      const value = this.valueAt(path);
      if (inner !== undefined) said.add(inner.key);
      else if (named && typeof value === 'string') said.add(path.join('/'));
      else if (number !== undefined && typeof value === 'number')
        for (const one of paths) said.add(one.join('/'));
    }
    const pieces: TextPiece[] = [];
    /** Items of lists that have been said: what is said of one again adds none. */
    const items = new Set<string>();
    let last = '';
    for (const { inner, words: own } of runs) {
      const [word] = own;
      const item = this.itemOf(word)?.join('/');
      const before = pieces.at(-1);
      if (inner !== undefined) {
        pieces.push({ kind: 'part', at: this.patternOf(inner.part.path), part: inner.part, words: own });
        last = '';
      } else if (item !== undefined && item === last && before?.kind === 'words') {
        pieces[pieces.length - 1] = { ...before, form: before.form + word.form };
      } else {
        pieces.push(this.pieceOf(word, said, items));
        last = item ?? '';
        for (const path of [word.path, ...word.paths]) items.add(path.join('/'));
      }
    }
    return pieces;
  }

  /** The item of a list of words that a word belongs to, whatever else it depends on. */
  private itemOf({ paths }: Printed): PartPath | undefined {
    return paths.find(
      (path) =>
        this.isIn(path) && this.patternOf(path).endsWith('/*') && typeof this.valueAt(path) === 'string',
    );
  }

  private pieceOf(word: Printed, said: ReadonlySet<string>, items: ReadonlySet<string>): TextPiece {
    const { form, paths, number, named } = word;
    const item = this.itemOf(word);
    const path = item ?? word.path;
    const at = this.patternOf(path);
    const value = this.valueAt(path);
    if (named && typeof value === 'string') return { kind: 'name', at };
    if (number !== undefined && typeof value === 'number' && Math.abs(value) === Math.abs(number)) {
      const equal = paths.filter((one) => this.isIn(one) && this.valueAt(one) === value);
      const ats = [...new Set([at, ...equal.map((one) => this.patternOf(one))])];
      return { kind: 'number', at, ats, negative: value !== number };
    }
    if (typeof value === 'string') {
      const text = figuresOf(form, value);
      if (text !== undefined) return { kind: 'figures', at, ...text };
    }
    const places = (item === undefined ? [path, ...paths] : [item]).filter(
      (one) => this.isIn(one) && one.length > this.base.path.length,
    );
    const sets = new Map<string, Json>();
    for (const place of places) {
      const pattern = this.patternOf(place);
      if (pattern.endsWith('/*') && items.has(place.join('/'))) continue;
      const set = this.valueAt(place);
      const isOwn = place.length === this.base.path.length + 1 && this.isConstant(place);
      // What has no words of its own is said as a whole.
      const isSet = isScalar(set) || (set !== undefined && set !== null && !this.hasWords(place));
      if (isSet && !isOwn && !said.has(place.join('/'))) sets.set(pattern, set);
    }
    const free = isScalar(value) && sets.has(at) && !this.isConstant(path);
    return { kind: 'words', at, form, sets: [...sets], free };
  }
}

/** A text in which numbers of a value are said, with places for them; undefined where there are none. */
function figuresOf(form: string, value: string): { form: string; text: string } | undefined {
  const numbers = (text: string): { numbers: number[]; rest: string } => {
    const found: number[] = [];
    let rest = '';
    for (let i = 0; i < text.length; i++) {
      const number = numberAt(text, i);
      if (number === undefined) rest += text[i];
      else {
        found.push(number);
        rest += FIGURE;
      }
    }
    return { numbers: found, rest };
  };
  const printed = numbers(form);
  const written = value.match(/\d+/g) ?? [];
  if (written.length === 0 || printed.numbers.join() !== written.map(Number).join()) return undefined;
  return { form: printed.rest, text: value.replaceAll(/\d+/g, FIGURE) };
}

/** The pieces of the text of a part. @param words those of the part */
export const piecesOf = (base: SaidPart, words: readonly Printed[], definitions: WordSchemas): TextPiece[] =>
  new Cut(base, words, definitions).pieces();

/** The required fields of a part that its text says nothing of, with their values. */
export function unsaid(
  base: SaidPart,
  words: readonly Printed[],
  pieces: readonly TextPiece[],
  definitions: WordSchemas,
): Setting[] {
  const parts = new Set(
    pieces.flatMap((piece) => (piece.kind === 'part' ? [piece.part.path.join('/')] : [])),
  );
  const found: Setting[] = [];
  const visit = (value: Json, schema: WordSchema, path: PartPath, pattern: string): void => {
    if (!isFields(value)) return;
    const { properties = {}, required = [] } = formAt(value, schema, definitions);
    for (const field of required) {
      const inside = within(value, field);
      const form = properties[field];
      const at = [...path, field];
      if (inside === undefined || (form.const !== undefined && pattern === '') || parts.has(at.join('/')))
        continue;
      const isSaid = words.some((word) => word.paths.some((one) => at.every((step, i) => one[i] === step)));
      if (!isSaid) found.push([`${pattern}/${field}`, inside]);
      else visit(inside, form, at, `${pattern}/${field}`);
    }
  };
  visit(base.value, base.schema, base.path, '');
  return found;
}
