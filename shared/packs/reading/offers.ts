// What may be meant by what has been typed so far: programs, each with the sentence that it prints.
import type { Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import { phraseText, type Phrase } from '../../words/tokens.ts';
import type { CardPart, CardWord, CardWords } from '../card-words.ts';
import type { Definition } from '../content.ts';
import { isFields } from '../card-schema.ts';
import { isList, operated, parted } from '../edit/operation.ts';
import { segmentsOf, valueAt } from '../pointer.ts';
import type { Head, Heads } from './heads.ts';
import { queryOf } from './matching.ts';
import { nearTexts } from './near.ts';
import { wordsIn } from './normal.ts';
import type { Place } from './place.ts';
import type { Reader } from './reader.ts';
import { apart } from './rephrase.ts';
import { TemplateSearch, type Match } from './template-search.ts';
import type { Occasion } from './templates.ts';

/** Something that may be meant. */
export interface Offer {
  /** What belongs to the place: a list of effects for a place in one. */
  readonly program: Json;
  /** What is printed of it: a phrase for each sentence. */
  readonly sentences: readonly Phrase[];
}

/** The fields of a rule without which it has no trigger. */
const TRIGGER_FIELDS: readonly string[] = ['when', 'while', 'by'];
/** Programs that are looked at for each offer, at most. */
const LOOKED_AT = 4;
/** Triggers that are offered for an effect that is typed without one. */
const MOST_TRIGGERS = 3;
/** Conditions that are tried in place of a typed one. */
const MOST_CONDITIONS = 3;
/** Templates of the last effect that are tried behind others. */
const MOST_LAST = 12;

/** Offers programs for typed text. */
export class TypedOffers {
  private readonly reader: Reader;
  private readonly heads: Heads;
  private readonly words: CardWords;
  private readonly search: TemplateSearch;

  /** @param cards whose programs come first where they fit, the more frequent before the others */
  constructor(reader: Reader, heads: Heads, cards: Iterable<Definition>) {
    this.reader = reader;
    this.heads = heads;
    this.words = reader.content.language!;
    this.search = new TemplateSearch(reader, cards);
  }

  /** Prepares what the first offers would have to wait for, step by step. */
  prepared(): Generator<void> {
    return this.search.prepared();
  }

  /**
   * What may be meant at a place by a text, which may be in any language that is understood, and not yet all of it: what the
   * text says, what a text says that is one letter away from it, and then what has its words, the most frequent first.
   * Numbers that were typed take the places of numbers in their order.
   *
   * @param language of the sentences
   * @param most offers
   */
  of(text: string, place: Place, language: Language, most = 8): readonly Offer[] {
    const part = this.reader.partAt(place);
    return this.programs(text, place, language, most).map((program) => ({
      program,
      sentences: this.reader.interpreterOf(language).say(part, program, {}, String(place.card.kind)),
    }));
  }

  /** The same without their sentences. */
  programs(text: string, place: Place, language: Language, most = 8): readonly Json[] {
    const part = this.reader.partAt(place);
    const found = new Map<string, Json>();
    for (const program of this.all(text, place, part, language)) {
      const form = JSON.stringify(this.words.canonical(part, program));
      if (!found.has(form) && !hasTwins(program) && this.reader.allowed([program], place).length > 0)
        found.set(form, program);
      if (found.size >= LOOKED_AT * most) break;
    }
    const all = [...found.values()];
    // What does nothing here comes last.
    const working = new Set(this.reader.allowed(all, place));
    return [...all.filter((one) => working.has(one)), ...all.filter((one) => !working.has(one))].slice(
      0,
      most,
    );
  }

  private *all(text: string, place: Place, part: CardPart, language: Language): Generator<Json> {
    const read = this.reader
      .languagesFrom(language)
      .map((spoken) => [spoken, this.reader.interpret(text, place, spoken)] as const);
    for (const [, { programs }] of read) yield* this.reader.allowed(programs, place);
    for (const [spoken, interpretation] of read) yield* this.near(text, place, spoken, interpretation);
    yield* this.matching(text, place, part, language, 'exact');
  }

  private *matching(
    text: string,
    place: Place,
    part: CardPart,
    language: Language,
    match: Match,
  ): Generator<Json> {
    if (part === 'rule') yield* this.rules(text, place, language, match);
    else if (part === 'effects' || part === 'price') yield* this.lists(text, place, part, language, match);
    else yield* this.search.like(text, part, this.useAt(place), language, match);
  }

  /**
   * Programs that are only alike: they have most of the words that were typed, whatever their order. Those with the trigger that
   * was typed, or else the most usual one.
   */
  alike(text: string, place: Place, language: Language, most: number): readonly Json[] {
    const part = this.reader.partAt(place);
    const found: Json[] = [];
    for (const program of this.matching(apart(text, language), place, part, language, 'alike')) {
      if (this.reader.allowed([program], place).length > 0) found.push(program);
      if (found.length >= most) break;
    }
    return found;
  }

  /** The texts of conditions that are like a text, with its numbers, the most alike first. */
  conditionsLike(typed: string, place: Place, spoken: Language): readonly string[] {
    const texts: string[] = [];
    for (const program of this.search.like(typed, 'condition', this.useAt(place), spoken, 'alike')) {
      texts.push(this.reader.interpreterOf(spoken).say('condition', program).map(phraseText).join(' '));
      if (texts.length === MOST_CONDITIONS) break;
    }
    return texts;
  }

  /** What a text says that is a letter away. @param interpretation of the text itself */
  private *near(
    text: string,
    place: Place,
    spoken: Language,
    { programs, understood } = this.reader.interpret(text, place, spoken),
  ): Generator<Json> {
    if (programs.length > 0) return;
    const { vocabulary } = this.reader.interpreterOf(spoken);
    for (const near of nearTexts(text, vocabulary, understood)) yield* this.reader.read(near, place, spoken);
  }

  /** Effects of which the last is not yet typed whole. */
  private *lists(
    text: string,
    place: Place,
    part: CardPart,
    language: Language,
    match: Match,
  ): Generator<Json> {
    const use = this.useAt(place);
    const [last, ...before] = this.clausesOf(text).toReversed();
    const first: Json[] = [];
    for (const clause of before.toReversed()) {
      const program = this.clause(clause, place, language, match);
      if (program === undefined) return;
      first.push(...(program as readonly Json[]));
    }
    let left = MOST_LAST;
    for (const effect of this.search.like(last, 'effect', use, language, match)) {
      if (part === 'price' || first.length === 0 || left-- > 0) yield [...first, effect];
    }
  }

  /** The effects of a clause that is typed whole, or nearly. */
  private clause(text: string, place: Place, language: Language, match: Match): Json | undefined {
    for (const spoken of this.reader.languagesFrom(language))
      for (const programs of [this.reader.read(text, place, spoken), this.near(text, place, spoken)])
        for (const program of programs) return program;
    for (const effect of this.search.like(text, 'effect', this.useAt(place), language, match))
      return [effect];
    return undefined;
  }

  /** A text at the joints of its clauses. */
  private clausesOf(text: string): string[] {
    const joints = this.reader.languages.flatMap((language) => [
      ...this.reader.interpreterOf(language).joints,
    ]);
    const words = wordsIn(text).filter(({ form }) => joints.includes(form));
    const cuts = [
      ...words.map(({ start, end }) => [start, end] as const),
      ...[...text.matchAll(/[.;]/g)].map(({ index }) => [index, index + 1] as const),
    ].sort(([one], [other]) => one - other);
    const clauses = cuts.map(([start], i) => text.slice(i === 0 ? 0 : cuts[i - 1][1], start));
    const rest = text.slice(cuts.at(-1)?.[1] ?? 0);
    return [...clauses.filter((clause) => clause.trim() !== ''), rest].map((clause) =>
      clause.replace(/^[\s,:]+|[\s,:]+$/g, ''),
    );
  }

  /** The triggers that begin a text, or else those that are usual, and the text without them. */
  private headsIn(
    text: string,
    kind: string,
  ): { readonly words: readonly CardWord[]; readonly rest: string } {
    const typed = queryOf(text).words;
    const known = this.heads.of(kind);
    const whole = known.flatMap((head) => begunIn(head, typed));
    // "Defeated, draw a card": without its small first word; "When you move": without where the card has to be.
    const heads =
      whole.length > 0
        ? whole
        : known.flatMap((head) => shortened(head).flatMap((one) => begunIn(one, typed)));
    const best = Math.max(0, ...heads.map(({ length }) => length));
    const meant = heads.filter(({ length }) => length === best);
    const words = best > 0 ? meant.map(({ word }) => word) : this.frequent(kind);
    return { words, rest: restOf(text, best) };
  }

  /** The rule that a text begins, or else the most usual one, and what it does: where that is said, and how. Null for a change. */
  begun(text: string, place: Place): BegunRule | null {
    const { words, rest } = this.headsIn(text, String(place.card.kind));
    const rule = words.at(0)?.example as { readonly [field: string]: Json } | undefined;
    if (rule === undefined || 'change' in rule) return null;
    const trigger = triggerOf(rule);
    return { trigger, rest, inside: this.placeIn({ ...trigger, do: [] }, place, 'do') };
  }

  /** A rule of which the trigger has been typed, or one for its effects. */
  private *rules(text: string, place: Place, language: Language, match: Match): Generator<Json> {
    const kind = String(place.card.kind);
    const { words, rest } = this.headsIn(text, kind);
    for (const { example } of match === 'exact' ? words : words.slice(0, 1)) {
      const rule = example as { readonly [field: string]: Json };
      const field = 'change' in rule ? 'change' : 'do';
      const plain = triggerOf(rule);
      const inside = this.placeIn({ ...plain, ...(field === 'do' && { do: [] }) }, place, field);
      const programs: Iterable<Json> =
        field === 'change'
          ? this.search.like(rest, 'change', { kind, when: '' }, language, match)
          : this.lists(rest, inside, 'effects', language, match);
      if (field === 'do' && rest.trim() !== '')
        for (const spoken of this.reader.languagesFrom(language))
          for (const effects of this.reader.read(rest, inside, spoken)) yield { ...plain, do: effects };
      for (const program of programs) yield { ...plain, [field]: program };
    }
  }

  /** The place of what a rule does, within that rule at its place. */
  private placeIn(rule: Json, { card, at }: Place, field: string): Place {
    const [list] = parted(at);
    const others = (valueAt(card, list) ?? []) as readonly Json[];
    const whole = operated(card as Json, { op: 'add', path: list, value: [...others, rule] });
    const path = `${list}/${others.length}/${field}`;
    return { card: whole as Definition, at: field === 'do' ? `${path}/0` : path };
  }

  /** The triggers that are used most on cards of a kind. */
  private frequent(kind: string): readonly CardWord[] {
    const total = ({ name }: CardWord): number =>
      [...this.search.templates.all]
        .filter(({ part, program }) => part === 'rule' && isFields(program) && program.when === name)
        .reduce((sum, template) => sum + (template.uses.get(`${kind} ${name}`) ?? 0), 0);
    return this.words.triggers
      .filter(({ kinds }) => kinds === undefined || kinds.includes(kind))
      .toSorted((one, other) => total(other) - total(one))
      .slice(0, MOST_TRIGGERS);
  }

  private useAt({ card, at }: Place): Occasion {
    const steps = segmentsOf(at);
    const whens = steps.map((_, i) => valueAt(card, `/${steps.slice(0, i).join('/')}/when`));
    return { kind: String(card.kind), when: String(whens.find((when) => typeof when === 'string') ?? '') };
  }
}

/** A rule of which the trigger is known. */
export interface BegunRule {
  readonly trigger: { readonly [field: string]: Json };
  /** What was typed behind the trigger. */
  readonly rest: string;
  /** Where its first effect is. */
  readonly inside: Place;
}

/** When a rule is carried out, without what is besides said of it: how often, at what price. */
const triggerOf = (rule: { readonly [field: string]: Json }): { readonly [field: string]: Json } =>
  Object.fromEntries(Object.entries(rule).filter(([key]) => TRIGGER_FIELDS.includes(key)));

/** Whether something may be chosen that is twice there: typed numbers make what differed alike. */
function hasTwins(program: Json): boolean {
  if (isList(program)) {
    const lists = program.filter(isList).map((one) => JSON.stringify(one));
    return new Set(lists).size < lists.length || program.some(hasTwins);
  }
  return isFields(program) && Object.values(program).some((value) => value !== undefined && hasTwins(value));
}

const shortened = (head: Head): readonly Head[] => [
  { ...head, words: head.words.slice(1) },
  { ...head, words: head.clause },
];

/** A head that begins what was typed, or is being typed, with how many of the words are its own. */
function begunIn({ word, words }: Head, typed: readonly string[]): { word: CardWord; length: number }[] {
  const other = words.findIndex((own, i) => own !== typed[i]);
  const length = other < 0 ? words.length : other;
  return length > 0 && (length === words.length || length === typed.length) ? [{ word, length }] : [];
}

/** A text without its first words. */
function restOf(text: string, count: number): string {
  const words = [...text.matchAll(/\d+|[\p{L}'’]+/gu)];
  const last = words[count - 1];
  return last === undefined ? text : text.slice(last.index + last[0].length).replace(/^[\s,:]+/, '');
}
