// The grammar of a card language as it is learned from described examples: of each word, which pieces of its text follow
// each other.
import type { Json } from '../../engine/json.ts';
import { formAt, formWithin, within as inside, type WordSchemas, type WordSchema } from './forms.ts';
import { piecesOf, unsaid, type SaidPart, type TextPiece, type Setting } from './pieces.ts';
import type { Printed } from './words.ts';

/** A piece of the text of one word, and what may come after it. */
export interface TextStep {
  readonly id: number;
  readonly word: LearnedWord;
  readonly at: string;
  readonly kind: TextPiece['kind'];
  /** What words and figures say, by their form. */
  readonly forms: Map<string, (readonly Setting[])[]>;
  /** All places of a number; whether its opposite was seen. */
  readonly ats: readonly string[];
  negative: boolean;
  /** The sort of a part, and the names of the words that it was seen with after each other piece. */
  readonly sort: string;
  readonly seen: Map<TextStep | undefined, Set<string>>;
  readonly next: Set<TextStep>;
  /** Whether the text may end with it. */
  last: boolean;
}

/** One word of the language: how its text is put together. */
export interface LearnedWord {
  readonly sort: string;
  readonly name: string;
  /** The form of what is written with it, */
  readonly schema: WordSchema;
  /** and what is the same in all of it. */
  readonly constants: { readonly [field: string]: Json };
  readonly first: Set<TextStep>;
  readonly steps: Map<string, TextStep>;
  /** What goes without saying, each with the places in it. */
  readonly unsaid: Map<string, readonly Setting[]>;
}

const keyOf = (piece: TextPiece): string => {
  switch (piece.kind) {
    case 'words':
      return piece.free ? `free ${piece.at}` : `words ${piece.at} ${piece.form}`;
    case 'number':
      return `number ${piece.ats.join(' ')}`;
    case 'figures':
      return `figures ${piece.at} ${piece.form}`;
    case 'name':
      return `name ${piece.at}`;
    case 'part':
      return `part ${piece.at} ${piece.part.sort}`;
  }
};

/** The name of the word that a part is written with. */
export function nameOf({ sort, value }: Pick<SaidPart, 'sort' | 'value'>): string {
  const tag = [sort, 'when', 'while'].find((field) => typeof inside(value, field) === 'string');
  return tag === undefined ? '' : `${tag} ${String(inside(value, tag))}`;
}

/** The fields of a part that its schema leaves no choice in. */
function constantsOf(
  { value, schema }: SaidPart,
  definitions: WordSchemas,
): { readonly [field: string]: Json } {
  const { properties = {} } = formAt(value, schema, definitions);
  return Object.fromEntries(
    Object.entries(properties).flatMap(([field, { const: only }]) =>
      only === undefined ? [] : [[field, only]],
    ),
  );
}

/** Whether all of some settings are among others. */
const isPart = (some: readonly Setting[], all: readonly Setting[]): boolean =>
  some.every(([at, value]) =>
    all.some(([other, own]) => at === other && JSON.stringify(value) === JSON.stringify(own)),
  );

/** The field of its part that a piece belongs to. */
const fieldOf = ({ at }: TextStep): string => at.split('/', 2)[1] ?? '';

/** The pieces of a field that come after each other, beginning with some. */
function within(first: readonly TextStep[], field: string): Set<TextStep> {
  const found = new Set(first.filter((step) => fieldOf(step) === field));
  for (const step of found) for (const next of step.next) if (fieldOf(next) === field) found.add(next);
  return found;
}

/** Lets what may come after a piece of a field come after each other, as far as it is of other fields. */
function combine(own: string, { next, last }: Pick<TextStep, 'next' | 'last'>): void {
  const together = [...next].filter((step) => fieldOf(step) !== own);
  for (const field of new Set(together.map(fieldOf))) {
    const others = together.filter((step) => fieldOf(step) !== field);
    for (const end of within(together, field)) {
      const isLike = (last && end.last) || others.some((step) => end.next.has(step));
      if (!isLike) continue;
      for (const other of others) end.next.add(other);
      end.last ||= last;
    }
  }
}

/** What is known of the texts of a language. */
export class Grammar {
  readonly definitions: WordSchemas;
  /** All words that were read, in normal form. */
  readonly vocabulary = new Set<string>();
  /** The words of each sort. */
  readonly sorts = new Map<string, Map<string, LearnedWord>>();
  private steps = 0;
  /** The shapes of all examples so far, of which many are in others. */
  private readonly shapes = new Map<string, string>();

  constructor(definitions: WordSchemas) {
    this.definitions = definitions;
  }

  /** How much is known: it grows with everything that is learned, */
  known = 0;
  /** and of that, words that say something. */
  forms = 0;

  /**
   * Lets what narrows down a noun be said in all combinations: where the words of two fields may follow the same piece, and
   * after those of the one may come what may come after that piece too, be it the end, those of the other may follow them.
   */
  generalise(): void {
    this.shapes.clear();
    for (const words of this.sorts.values())
      for (const { steps, first } of words.values()) {
        combine('', { next: first, last: false });
        for (const step of steps.values()) combine(fieldOf(step), step);
      }
  }

  /** Whether a word may be in a place for a part after another piece; where few have been seen, any may. */
  mayBe(step: TextStep, before: TextStep | undefined, name: string): boolean {
    const seen = step.seen.get(before);
    if (seen === undefined || seen.has(name)) return true;
    return 2 * seen.size < (this.sorts.get(step.sort)?.size ?? 0);
  }

  /**
   * Learns from an example.
   *
   * @param words of its text
   * @returns the shape of its text, which all examples have that differ only in what is in them
   */
  learn(part: SaidPart, words: readonly Printed[]): string {
    const key = `${part.sort} ${JSON.stringify(part.value)} ${words.map(({ form }) => form).join(' ')}`;
    let shape = this.shapes.get(key);
    if (shape === undefined) this.shapes.set(key, (shape = this.learnNew(part, words)));
    return shape;
  }

  private learnNew(part: SaidPart, words: readonly Printed[]): string {
    const pieces = piecesOf(part, words, this.definitions);
    const word = this.wordOf(part);
    for (const silent of this.silences(part, unsaid(part, words, pieces, this.definitions))) {
      const key = JSON.stringify(silent);
      if (word.unsaid.has(key)) continue;
      word.unsaid.set(key, silent);
      this.known++;
    }
    let last: TextStep | undefined;
    const shape: string[] = [];
    for (const piece of pieces) {
      const step = this.stepOf(word, piece);
      this.note(last === undefined ? word.first : last.next, step);
      if (piece.kind === 'part')
        step.seen.set(last, (step.seen.get(last) ?? new Set()).add(nameOf(piece.part)));
      last = step;
      const innerShape = piece.kind === 'part' ? this.learn(piece.part, piece.words) : '';
      // What is in a part with a tag is that of another word.
      shape.push(innerShape.startsWith(' ') ? `{${innerShape}}` : keyOf(piece));
    }
    if (last?.last === false) {
      last.last = true;
      this.known++;
    }
    return (nameOf(part) === '' && !part.sort.startsWith('[') ? ' ' : '') + shape.join('|');
  }

  /** What may go without saying where this does: of a list of words, each word. */
  private silences({ value, schema }: SaidPart, silent: readonly Setting[]): readonly (readonly Setting[])[] {
    const [first, ...others] = silent;
    if (first === undefined || others.length > 0) return [silent];
    const [at] = first;
    const field = at.slice(1);
    const { items } = formAt(
      inside(value, field) ?? null,
      formWithin(value, schema, field, this.definitions),
      this.definitions,
    );
    return items?.enum === undefined ? [silent] : items.enum.map((word) => [[at, [word]] as const]);
  }

  private wordOf(part: SaidPart): LearnedWord {
    const { sort, schema } = part;
    const name = nameOf(part);
    const words = this.sorts.get(sort) ?? new Map<string, LearnedWord>();
    this.sorts.set(sort, words);
    let word = words.get(name);
    if (word === undefined)
      words.set(
        name,
        (word = {
          sort,
          name,
          schema,
          constants: constantsOf(part, this.definitions),
          first: new Set(),
          steps: new Map(),
          unsaid: new Map(),
        }),
      );
    return word;
  }

  private stepOf(word: LearnedWord, piece: TextPiece): TextStep {
    const key = keyOf(piece);
    let step = word.steps.get(key);
    if (step === undefined) {
      step = {
        id: this.steps++,
        word,
        at: piece.at,
        kind: piece.kind,
        forms: new Map(),
        ats: piece.kind === 'number' ? piece.ats : [],
        negative: false,
        sort: piece.kind === 'part' ? piece.part.sort : '',
        seen: new Map(),
        next: new Set(),
        last: false,
      };
      word.steps.set(key, step);
      // A number that says two things at once is as good as words.
      if (step.ats.length > 1) this.forms++;
    }
    if (piece.kind === 'number' && piece.negative && !step.negative) {
      step.negative = true;
      this.known++;
    }
    if (piece.kind === 'words') this.addTo(step.forms, piece.form, piece.sets);
    if (piece.kind === 'figures') this.addTo(step.forms, piece.form, [[piece.at, piece.text]]);
    return step;
  }

  private note(steps: Set<TextStep>, step: TextStep): void {
    if (steps.has(step)) return;
    steps.add(step);
    this.known++;
  }

  private addTo(forms: TextStep['forms'], form: string, sets: readonly Setting[]): void {
    const known = forms.get(form) ?? [];
    forms.set(form, known);
    // What is seen with less is not said by these words.
    if (known.some((one) => isPart(one, sets))) return;
    for (let i = known.length - 1; i >= 0; i--) if (isPart(sets, known[i])) known.splice(i, 1);
    known.push(sets);
    this.known++;
    this.forms++;
  }
}
