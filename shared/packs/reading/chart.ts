// Which parts of a card a text may be made of: a chart of all ways to put the pieces of a grammar together.
import type { Grammar, TextStep } from './grammar.ts';
import { numberAt } from './normal.ts';
import { FIGURE } from './pieces.ts';

/** Pieces of a word that have been found one after the other. */
export interface Item {
  readonly step: TextStep;
  /** Where the word begins, */
  readonly start: number;
  /** where this piece begins in each way to get here, after which other, */
  readonly before: { readonly item: Item | undefined; readonly from: number }[];
  /** and where it ends. */
  readonly end: number;
}

/** All ways to read a sort of part in a piece of the text. */
export interface Constituent {
  readonly sort: string;
  readonly start: number;
  readonly end: number;
  readonly items: Item[];
}

/** What the parts of a chart are called. */
interface Waiting {
  readonly before: Item | undefined;
  readonly step: TextStep;
  readonly start: number;
}

/** The names of cards by their normal form. */
export type NameForms = ReadonlyMap<string, readonly string[]>;

/** A chart of a text. Nothing is found in it once it has more entries than are allowed. */
export class Chart {
  readonly text: string;
  /** How many entries it has. */
  size = 0;
  /** The furthest place to which some reading came. */
  furthest = 0;
  private readonly grammar: Grammar;
  private readonly names: NameForms;
  private readonly most: number;
  private readonly items = new Map<string, Item>();
  private readonly found = new Map<string, Constituent>();
  private readonly ends = new Map<string, Constituent[]>();
  private readonly waiting = new Map<string, Waiting[]>();
  private readonly agenda: Item[] = [];

  /**
   * @param text in normal form
   * @param sort of the part that the whole text is
   * @param most entries
   */
  constructor(grammar: Grammar, names: NameForms, text: string, sort: string, most: number) {
    this.grammar = grammar;
    this.names = names;
    this.text = text;
    this.most = most;
    this.predict(sort, 0);
    for (let item = this.agenda.pop(); item !== undefined && !this.isFull; item = this.agenda.pop())
      this.continue(item);
  }

  get isFull(): boolean {
    return this.size >= this.most;
  }

  /** What was found of a sort in a piece of the text. */
  at(sort: string, start: number, end: number): Constituent | undefined {
    return this.isFull ? undefined : this.found.get(`${sort} ${start} ${end}`);
  }

  private predict(sort: string, start: number): void {
    const key = `${sort} ${start}`;
    if (this.waiting.has(key)) return;
    this.waiting.set(key, []);
    this.ends.set(key, []);
    this.size++;
    for (const word of this.grammar.sorts.get(sort)?.values() ?? [])
      for (const step of word.first) this.follow(undefined, step, start, start);
  }

  private continue(item: Item): void {
    for (const step of item.step.next) this.follow(item, step, item.start, item.end);
    if (item.step.last) this.complete(item);
  }

  /** Looks for a piece at a place. */
  private follow(before: Item | undefined, step: TextStep, start: number, from: number): void {
    if (this.isFull) return;
    if (step.kind !== 'part') {
      for (const end of this.matches(step, from)) this.add(before, step, start, from, end);
      return;
    }
    if (!this.mayBegin(step.sort, from)) return;
    const key = `${step.sort} ${from}`;
    this.predict(step.sort, from);
    this.waiting.get(key)!.push({ before, step, start });
    for (const { end } of [...this.ends.get(key)!]) this.add(before, step, start, from, end);
  }

  private readonly begins = new Map<string, boolean>();
  /** Whether a part of a sort may begin at a place. */
  private mayBegin(sort: string, from: number): boolean {
    const key = `${sort} ${from}`;
    const known = this.begins.get(key);
    if (known !== undefined) return known;
    this.begins.set(key, false);
    const words = [...(this.grammar.sorts.get(sort)?.values() ?? [])];
    const may = words.some((word) => [...word.first].some((step) => this.mayFollow(step, from)));
    this.begins.set(key, may);
    return may;
  }

  private mayFollow(step: TextStep, from: number): boolean {
    return step.kind === 'part' ? this.mayBegin(step.sort, from) : this.matches(step, from).length > 0;
  }

  /** Where a piece that begins at a place may end. */
  matches(step: TextStep, from: number): number[] {
    const { text } = this;
    switch (step.kind) {
      case 'number':
        return numberAt(text, from) === undefined ? [] : [from + 1];
      case 'words':
        return [...step.forms.keys()].flatMap((form) =>
          text.startsWith(form, from) ? [from + form.length] : [],
        );
      case 'figures':
        return [...step.forms.keys()].flatMap((form) => (fits(form, text, from) ? [from + form.length] : []));
      case 'name':
        return [...this.names.keys()].flatMap((form) =>
          text.startsWith(form, from) ? [from + form.length] : [],
        );
      case 'part':
        return [];
    }
  }

  private add(before: Item | undefined, step: TextStep, start: number, from: number, end: number): void {
    const isOver = end === this.text.length;
    if (!step.last && (isOver || ![...step.next].some((next) => this.mayFollow(next, end)))) {
      this.furthest = Math.max(this.furthest, end);
      return;
    }
    this.furthest = Math.max(this.furthest, end);
    const key = `${step.id} ${start} ${end}`;
    const known = this.items.get(key);
    if (known !== undefined) {
      known.before.push({ item: before, from });
      return;
    }
    const item: Item = { step, start, end, before: [{ item: before, from }] };
    this.items.set(key, item);
    this.size++;
    this.agenda.push(item);
  }

  private complete(item: Item): void {
    const { step, start, end } = item;
    const { sort } = step.word;
    const key = `${sort} ${start}`;
    const known = this.found.get(`${key} ${end}`);
    if (known !== undefined) {
      known.items.push(item);
      return;
    }
    const constituent: Constituent = { sort, start, end, items: [item] };
    this.found.set(`${key} ${end}`, constituent);
    this.size++;
    this.ends.get(key)!.push(constituent);
    for (const { before, step: waiting, start: begin } of [...this.waiting.get(key)!])
      this.add(before, waiting, begin, start, end);
  }
}

/** Whether a form with places for numbers fits a text. */
function fits(form: string, text: string, from: number): boolean {
  if (from + form.length > text.length) return false;
  for (let i = 0; i < form.length; i++) {
    const isFit = form[i] === FIGURE ? numberAt(text, from + i) !== undefined : form[i] === text[from + i];
    if (!isFit) return false;
  }
  return true;
}
