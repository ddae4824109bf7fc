// Studies one word of a card language: has it describe examples, from the plainest one to those with many choices.
import type { Json } from '../../engine/json.ts';
import type { Draw } from '../../engine/random.ts';
import type { CardPart, CardWord, Saying } from '../card-words.ts';
import type { Edit, Examples } from './examples.ts';
import type { WordSchema } from './forms.ts';
import type { Grammar } from './grammar.ts';

type Manner = NonNullable<Saying['manner']>;

/** How a part may be said by what is around it. */
export const MANNERS: { readonly [part in CardPart]: readonly Manner[] } = {
  effect: [{}, { form: 'inf' }, { bracketed: true }, { last: false }],
  effects: [{}, { form: 'inf' }],
  price: [{ form: 'inf' }],
  condition: [{}, { negated: true }],
  amount: [{}],
  change: [{}],
  rule: [{}],
};

/** Practice ends after this many examples that taught nothing. */
const IDLE = 30;
/** Choices of an example that are made at once in practice, at most. */
const MOST_CHOICES = 6;
/** This many choices of a field are compared, to know whether all are alike. */
const COMPARED = 24;
/** Fields of an object of which each two choices are remembered that come in a new order. */
const SMALL = 3;
/** The kind of card that a rule is on where its word does not say. */
const ANY_KIND = 'hero';

/** Something that a language can say. */
interface Example {
  readonly part: CardPart;
  readonly sort: string;
  readonly schema: WordSchema;
  readonly value: Json;
}

/** What all words are studied with. */
export interface Desk {
  readonly grammar: Grammar;
  readonly examples: Examples;
  readonly draw: Draw;
  /** The objects of which each two choices have been seen together, */
  readonly paired: Set<string>;
  /** and choices in objects that together give words which none of them gives. */
  readonly joint: (readonly string[])[];
  /** Describes an example and learns from it. @returns the shape of its text */
  study(example: Example, manner: Manner, kind: string): string;
}

/** The study of one word. */
export class WordStudy {
  private readonly desk: Desk;
  private readonly part: CardPart;
  private readonly sort: string;
  private readonly schema: WordSchema;
  private readonly kinds: readonly string[];
  private readonly plain: Json;
  /** The plainest manner, and those that give other words with some choice. */
  private readonly plainest: Manner;
  private readonly manners: Manner[];
  /** All choices, those of them that are not like others, and those in an object that change the words around it. */
  private readonly all: readonly Edit[];
  private readonly unlike: readonly Edit[];
  private readonly outside = new Set<Edit>();
  /** Choices that together give words which none of them gives. */
  private readonly joint: (readonly Edit[])[] = [];

  constructor(desk: Desk, part: CardPart, sort: string, { schema, kinds = [ANY_KIND] }: CardWord) {
    this.desk = desk;
    this.part = part;
    this.sort = sort;
    this.schema = schema as WordSchema;
    this.kinds = kinds;
    this.plain = desk.examples.plainObject(this.schema);
    this.all = desk.examples.editsOf(this.schema);
    [this.plainest] = MANNERS[part];
    const shape = this.describe([], this.plainest);
    // What holds other effects may be said otherwise once some are in it.
    const holds = JSON.stringify(schema).includes('$defs/effects');
    this.manners = MANNERS[part].slice(1).filter((manner) => this.describe([], manner) !== shape || holds);
    for (const kind of kinds) this.describe([], this.plainest, kind);
    this.unlike = this.alone(shape);
  }

  /** Studies all that two choices make of each other, and then tries many at once. */
  complete(): void {
    this.recall();
    this.pairs();
    this.compare();
    this.thirds();
    this.practise();
    for (const { object } of this.unlike) if (object !== undefined) this.desk.paired.add(object);
  }

  /** Describes the plain example with some choices made. */
  private describe(
    edits: readonly Edit[],
    manner = this.pick(this.everyManner),
    kind = this.kinds[0],
  ): string {
    const { part, sort, schema } = this;
    const value = edits.reduce<Json>((made, edit) => edit.apply(made), this.plain);
    return this.desk.study({ part, sort, schema, value }, manner, kind);
  }

  /** The same; whether that gave words which say something new. */
  private teaches(edits: readonly Edit[], manner?: Manner): boolean {
    const before = this.desk.grammar.forms;
    this.describe(edits, manner, this.pick(this.kinds));
    return this.desk.grammar.forms > before;
  }

  private get everyManner(): readonly Manner[] {
    return [this.plainest, ...this.manners];
  }

  /** Each choice alone; those that make no difference to the words around them are one. */
  private alone(plainShape: string): readonly Edit[] {
    const usual = new Map<string | undefined, string>([[undefined, withoutInside(plainShape)]]);
    const unlike = new Map<string, Edit>();
    for (const edit of this.all) {
      const shape = this.describe([edit], this.plainest);
      const key = `${edit.at}\n${shape}`;
      if (!unlike.has(key)) {
        unlike.set(key, edit);
        for (const manner of MANNERS[this.part].slice(1))
          if (this.describe([edit], manner) !== shape && !this.manners.includes(manner))
            this.manners.push(manner);
      }
      const around = withoutInside(shape);
      if (!usual.has(edit.object)) usual.set(edit.object, around);
      if (around !== usual.get(edit.object)) this.outside.add(edit);
    }
    return [...unlike.values()];
  }

  /** Choices in objects that gave words of their own with other words around: here these may be other ones. */
  private recall(): void {
    const { paired, joint } = this.desk;
    const inObjects = this.all.filter(({ object }) => object !== undefined && paired.has(object));
    // The same object may be in several fields.
    const places = Map.groupBy(inObjects, ({ at }) => at.slice(0, at.lastIndexOf('/')));
    for (const place of places.values()) {
      const known = new Map(place.map((edit) => [edit.key, edit]));
      for (const keys of joint) {
        const edits = keys.flatMap((key) => known.get(key) ?? []);
        if (edits.length === keys.length) this.teaches(edits);
      }
    }
  }

  /** Each two choices; of objects also each word that may be chosen, beside any other choice. */
  private pairs(): void {
    for (const [i, one] of this.unlike.entries())
      for (const other of this.unlike.slice(i + 1)) this.pair(one, other);
    for (const one of this.all)
      if (one.isSmall && one.object !== undefined) for (const other of this.unlike) this.pair(one, other);
    // A word that makes no difference alone may make one beside another field's.
    for (const one of this.words)
      for (const other of this.words)
        if (other.at !== one.at && this.unlike.includes(other)) this.pair(one, other);
  }

  private pair(one: Edit, other: Edit): void {
    if (!this.isWorthwhile(one, other)) return;
    if (inOneObject([one, other])) {
      const before = this.desk.grammar.known;
      const isNew = this.teaches([one, other]);
      if (isNew || (isSmall(one.object!) && this.desk.grammar.known > before)) this.remember([one, other]);
    } else if (this.everyManner.filter((manner) => this.teaches([one, other], manner)).length > 0)
      this.remember([one, other]);
  }

  private remember(edits: readonly Edit[]): void {
    this.joint.push(edits);
    if (inOneObject(edits)) this.desk.joint.push(edits.map(({ key }) => key));
  }

  /** Other parts beside a choice in another field: some of them, and all of them if these are not alike. */
  private compare(): void {
    const parts = this.all.filter(({ isPart }) => isPart);
    for (const other of this.unlike.filter(({ object }) => object === undefined)) {
      const apart = parts.filter(({ at }) => !isIn(at, other.at) && !isIn(other.at, at));
      for (const alike of Map.groupBy(apart, ({ at }) => at).values()) {
        const step = Math.ceil(alike.length / COMPARED);
        const some = alike.filter((_, i) => i % step === 0);
        const shapes = new Set(some.map((one) => this.beside(one, other)));
        if (step > 1 && shapes.size > 1) for (const one of alike) this.beside(one, other);
      }
    }
  }

  private beside(one: Edit, other: Edit): string {
    const before = this.desk.grammar.forms;
    const shape = this.describe([one, other], this.plainest);
    if (this.desk.grammar.forms > before) this.joint.push([one, other]);
    return shape;
  }

  /** Words of its own fields. */
  private get words(): readonly Edit[] {
    return this.all.filter(({ isSmall, object }) => isSmall && object === undefined);
  }

  /** A third choice beside two that give words of their own. */
  private thirds(): void {
    const others = new Set([...this.unlike, ...this.words]);
    for (const edits of [...this.joint])
      for (const other of others)
        if (edits.every((one) => this.isWorthwhile(one, other)) && this.teaches([...edits, other]))
          if (inOneObject([...edits, other])) this.desk.joint.push([...edits, other].map(({ key }) => key));
  }

  /** Many choices at once, until nothing new is learned any more. */
  private practise(): void {
    const { grammar, draw } = this.desk;
    if (this.all.length < 2) return;
    const fields = [...new Set(this.all.map(({ at }) => at))];
    for (let idle = 0; idle < IDLE; idle++) {
      const before = grammar.known;
      const edits: Edit[] = [];
      for (let more = 2 + draw(MOST_CHOICES - 1); more > 0; more--) {
        const list = draw(2) === 0 ? this.all : this.unlike;
        const field = this.pick(fields);
        const edit = this.pick(list.filter(({ at }) => at === field));
        if (!edits.some(({ at }) => isIn(at, edit.at) || isIn(edit.at, at))) edits.push(edit);
      }
      this.teaches(edits);
      if (grammar.known > before) idle = 0;
    }
  }

  /** Whether two choices can be made at once, and are not in an object of which all has been seen elsewhere. */
  private isWorthwhile(one: Edit, other: Edit): boolean {
    if (isIn(one.at, other.at) || isIn(other.at, one.at)) return false;
    if (this.outside.has(one) || this.outside.has(other)) return true;
    return !inOneObject([one, other]) || !this.desk.paired.has(one.object!);
  }

  private pick<T>(list: readonly T[]): T {
    return list[this.desk.draw(list.length)];
  }
}

const inOneObject = ([first, ...others]: readonly Edit[]): boolean =>
  first.object !== undefined && others.every(({ object }) => object === first.object);

/** Whether an object has so few fields that all of their orders are worth remembering. */
const isSmall = (object: string): boolean => object.split(' ').length <= SMALL;

/** The shape of a text without those of the objects in it. */
function withoutInside(shape: string): string {
  const outer = shape.replaceAll(/\{[^{}]*\}/g, '');
  return outer === shape ? outer : withoutInside(outer);
}

const isIn = (one: string, other: string): boolean => one === other || one.startsWith(`${other}/`);
