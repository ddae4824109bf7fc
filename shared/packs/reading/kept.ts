// A grammar as plain data: it takes seconds to learn, so what was learned comes with the program.
import type { Json } from '../../engine/json.ts';
import { isFields } from '../card-schema.ts';
import type { CardWords } from '../card-words.ts';
import type { WordSchemas, WordSchema } from './forms.ts';
import { Grammar, type LearnedWord, type TextStep } from './grammar.ts';
import type { Setting } from './pieces.ts';

/** Indices in the lists of a kept grammar. */
type Indices = readonly number[];

/** A step: its kind, place, forms, places of a number, opposite, sort, what was seen in it after which, what follows, end. */
type KeptStep = readonly [
  kind: TextStep['kind'],
  at: number,
  forms: readonly (readonly [form: number, said: readonly Indices[]])[],
  ats: Indices,
  negative: 0 | 1,
  sort: number,
  seen: readonly (readonly [before: number, names: number])[],
  next: Indices,
  last: 0 | 1,
];

/** A word: its sort and name, where its schema is, what is the same in all of it, what it begins with, what goes without saying. */
type KeptWord = readonly [
  sort: number,
  name: number,
  schema: string,
  constants: { readonly [field: string]: Json },
  first: Indices,
  unsaid: readonly Indices[],
  steps: readonly KeptStep[],
];

/** What is known of the texts of a language, as JSON data. */
export interface KeptGrammar {
  /** All words that were read, in normal form, with spaces between them. */
  readonly vocabulary: string;
  /** Whatever is more than once in it has a number: texts, */
  readonly texts: readonly string[];
  /** what words say, each as the number of a place and a value, */
  readonly settings: readonly (readonly [at: number, value: Json])[];
  /** and sets of names. */
  readonly names: readonly Indices[];
  readonly words: readonly KeptWord[];
}

/** Numbers for things that are equal as JSON. */
class Numbered<T> {
  readonly all: T[] = [];
  private readonly known = new Map<string, number>();

  of(thing: T): number {
    const key = JSON.stringify(thing);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    this.known.set(key, this.all.length);
    return this.all.push(thing) - 1;
  }
}

/** What all references begin with; a schema that is one goes by it. */
const REFERENCE = '#/';

const LISTS = ['verbs', 'amounts', 'conditions', 'changes', 'triggers', 'standings'] as const;

/** Where the schemas of a card language begin: its definitions, and its words. */
const rootsOf = (words: CardWords): { readonly [root: string]: WordSchema } => ({
  ...(words.definitions as unknown as WordSchemas),
  ...Object.fromEntries(
    LISTS.flatMap((list) =>
      words[list].map(({ name, schema }) => [`${list}:${name}`, schema as WordSchema] as const),
    ),
  ),
});

/** Each schema of a card language by what it says, with the way that leads to it. */
function schemasIn(words: CardWords): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (value: Json, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const text = JSON.stringify(value);
    if (isFields(value) && !found.has(text)) found.set(text, path);
    for (const [key, inside] of Object.entries(value)) visit(inside as Json, `${path} ${key}`);
  };
  for (const [root, schema] of Object.entries(rootsOf(words))) visit(schema as unknown as Json, root);
  return found;
}

/** Puts a grammar into data. */
class Keeper {
  private readonly texts = new Numbered<string>();
  private readonly settings = new Numbered<readonly [number, Json]>();
  private readonly names = new Numbered<Indices>();
  private readonly grammar: Grammar;
  private readonly schemas: ReadonlyMap<string, string>;

  constructor(grammar: Grammar, words: CardWords) {
    this.grammar = grammar;
    this.schemas = schemasIn(words);
  }

  kept(): KeptGrammar {
    const words = [...this.grammar.sorts.values()].flatMap((sort) =>
      [...sort.values()].map((word) => this.word(word)),
    );
    return {
      vocabulary: [...this.grammar.vocabulary].join(' '),
      texts: this.texts.all,
      settings: this.settings.all,
      names: this.names.all,
      words,
    };
  }

  private word({ sort, name, schema, constants, first, unsaid, steps }: LearnedWord): KeptWord {
    const own = [...steps.values()];
    const path = schema.$ref ?? this.schemas.get(JSON.stringify(schema));
    if (path === undefined) throw new RangeError(`The schema of "${sort} ${name}" is none of the language.`);
    const index = new Map(own.map((step, i) => [step, i]));
    const indices = (some: Iterable<TextStep>): Indices => [...some].map((step) => index.get(step)!);
    return [
      this.texts.of(sort),
      this.texts.of(name),
      path,
      constants,
      indices(first),
      [...unsaid.values()].map(this.said),
      own.map((step): KeptStep => [
        step.kind,
        this.texts.of(step.at),
        [...step.forms].map(([form, said]) => [this.texts.of(form), said.map(this.said)] as const),
        step.ats.map((at) => this.texts.of(at)),
        step.negative ? 1 : 0,
        this.texts.of(step.sort),
        this.seenAt(step, index),
        indices(step.next),
        step.last ? 1 : 0,
      ]),
    ];
  }

  private readonly said = (settings: readonly Setting[]): Indices =>
    settings.map(([at, value]) => this.settings.of([this.texts.of(at), value]));

  /** What was seen in a step, where that means that something else may not be there. */
  private seenAt(step: TextStep, index: ReadonlyMap<TextStep, number>): KeptStep[6] {
    const names = [...(this.grammar.sorts.get(step.sort)?.keys() ?? [])];
    return [...step.seen].flatMap(([before, seen]) => {
      if (names.every((name) => this.grammar.mayBe(step, before, name))) return [];
      const known = names.filter((name) => seen.has(name)).map((name) => this.texts.of(name));
      return [[before === undefined ? -1 : index.get(before)!, this.names.of(known)] as const];
    });
  }
}

/** A grammar as data. @param words of its card language */
export const keptGrammar = (grammar: Grammar, words: CardWords): KeptGrammar =>
  new Keeper(grammar, words).kept();

/**
 * The grammar that was kept.
 *
 * @param words of its card language, as they were when it was learned
 */
export function grammarOf(kept: KeptGrammar, words: CardWords): Grammar {
  const grammar = new Grammar(words.definitions as unknown as WordSchemas);
  for (const word of kept.vocabulary.split(' ')) grammar.vocabulary.add(word);
  const roots = rootsOf(words);
  const settings = kept.settings.map(([at, value]): Setting => [kept.texts[at], value]);
  let id = 0;
  for (const [sortText, nameText, path, constants, first, unsaid, steps] of kept.words) {
    const [sort, name] = [kept.texts[sortText], kept.texts[nameText]];
    const said = (some: Indices): readonly Setting[] => some.map((i) => settings[i]);
    const word: LearnedWord = {
      sort,
      name,
      schema: schemaAt(roots, path),
      constants,
      first: new Set(),
      steps: new Map(),
      unsaid: new Map(unsaid.map((some) => [JSON.stringify(said(some)), said(some)])),
    };
    const made = steps.map(([kind, at, forms, ats, negative, stepSort, , , last]): TextStep => ({
      id: id++,
      word,
      at: kept.texts[at],
      kind,
      forms: new Map(forms.map(([form, alternatives]) => [kept.texts[form], alternatives.map(said)])),
      ats: ats.map((place) => kept.texts[place]),
      negative: negative === 1,
      sort: kept.texts[stepSort],
      seen: new Map(),
      next: new Set(),
      last: last === 1,
    }));
    for (const [i, [, , , , , , seen, next]] of steps.entries()) {
      for (const j of next) made[i].next.add(made[j]);
      for (const [before, names] of seen)
        made[i].seen.set(
          before < 0 ? undefined : made[before],
          new Set(kept.names[names].map((text) => kept.texts[text])),
        );
      word.steps.set(String(i), made[i]);
    }
    for (const i of first) word.first.add(made[i]);
    const known = grammar.sorts.get(sort) ?? new Map<string, LearnedWord>();
    grammar.sorts.set(sort, known.set(name, word));
  }
  return grammar;
}

const schemaAt = (roots: { readonly [root: string]: WordSchema }, path: string): WordSchema => {
  if (path.startsWith(REFERENCE)) return { $ref: path };
  const [root, ...steps] = path.split(' ');
  return steps.reduce<unknown>(
    (schema, step) => (schema as { readonly [key: string]: unknown })[step],
    roots[root],
  ) as WordSchema;
};
