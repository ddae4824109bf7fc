// Programs that have the words of what was typed, with its numbers.
import type { Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import { phraseText } from '../../words/tokens.ts';
import type { CardPart, CardWords } from '../card-words.ts';
import type { Definition } from '../content.ts';
import { isFields } from '../card-schema.ts';
import { operated } from '../edit/operation.ts';
import { valueAt } from '../pointer.ts';
import { distanceOf, queryOf, Slips, unlikeness, Weights, type Likeness, type Query } from './matching.ts';
import type { Reader } from './reader.ts';
import { littleWords } from './rephrase.ts';
import { frequencyOf, Templates, type Occasion, type Template } from './templates.ts';
import { printedWords } from './words.ts';

/** Whether a template has all words that were typed, in their order, or only says something alike. */
export type Match = 'exact' | 'alike';

/** Least share of what was typed that something alike has: less of a condition, which is one part of what was typed. */
const LEAST = { condition: 0.6, other: 0.7 } as const;

/** Looks for templates by their words. */
export class TemplateSearch {
  readonly templates: Templates;
  private readonly reader: Reader;
  private readonly words: CardWords;
  private readonly forms = new Map<Template, Map<Language, Query>>();
  private readonly likenesses = new Map<Language, Omit<Likeness, 'least'>>();

  /** @param cards whose programs are templates */
  constructor(reader: Reader, cards: Iterable<Definition>) {
    this.reader = reader;
    this.words = reader.content.language!;
    this.templates = new Templates(this.words, cards);
  }

  /** Prepares what the first search would have to wait for, step by step. */
  *prepared(): Generator<void> {
    for (const template of this.templates.all)
      for (const language of this.reader.languages) {
        this.wordsOf(template, language);
        yield;
      }
  }

  /** Templates that have the words of a text, with its numbers, those that fit best and are most frequent first. */
  *like(text: string, part: CardPart, use: Occasion, language: Language, match: Match): Generator<Json> {
    const query = queryOf(text);
    const slips = new Slips();
    const ranked = this.templates.of(part, use).flatMap((template) => {
      const costs = this.reader
        .languagesFrom(language)
        .map((spoken) => this.cost(query, template, spoken, match, slips));
      const cost = Math.min(...costs);
      return cost === Infinity ? [] : [{ template, cost }];
    });
    ranked.sort(
      (one, other) =>
        one.cost - other.cost || frequencyOf(other.template, use) - frequencyOf(one.template, use),
    );
    for (const { template } of ranked) yield this.withNumbers(template, query.numbers, language);
  }

  private cost({ words }: Query, template: Template, language: Language, match: Match, slips: Slips): number {
    const own = this.wordsOf(template, language).words;
    const also = this.alsoOf(template.program, language);
    return match === 'exact'
      ? distanceOf(words, own, also, slips)
      : unlikeness(words, own, also, this.likenessIn(language, template.part), slips);
  }

  private likenessIn(language: Language, part: CardPart): Likeness {
    let known = this.likenesses.get(language);
    if (known === undefined) {
      const texts = [...this.templates.all].map((template) => this.wordsOf(template, language).words);
      known = { weights: new Weights(texts), little: littleWords(language) };
      this.likenesses.set(language, known);
    }
    return { ...known, least: part === 'condition' ? LEAST.condition : LEAST.other };
  }

  /** The words of a template. */
  private wordsOf(template: Template, language: Language): Query {
    const known = this.forms.get(template) ?? new Map<Language, Query>();
    this.forms.set(template, known);
    let form = known.get(language);
    if (form === undefined) {
      const { part, program } = template;
      const phrases = this.reader.interpreterOf(language).say(part, program);
      known.set(language, (form = queryOf(phrases.map(phraseText).join(' '))));
    }
    return form;
  }

  /** Other words for the word that a program is written with. */
  private alsoOf(program: Json, language: Language): readonly string[] {
    if (!isFields(program)) return [];
    const { verbs, conditions, amounts, changes } = this.words;
    const name = program.do ?? program.is ?? program.amount ?? program.mod;
    const list =
      program.do !== undefined
        ? verbs
        : program.is !== undefined
          ? conditions
          : program.mod !== undefined
            ? changes
            : amounts;
    const also = list.find((word) => word.name === name)?.help[language]?.also ?? [];
    return also.flatMap((one) => queryOf(one).words);
  }

  /** A template with numbers in the places of its own, in the order of a text. */
  private withNumbers({ part, program }: Template, numbers: readonly number[], language: Language): Json {
    if (numbers.length === 0) return program;
    const phrases = this.reader.interpreterOf(language).say(part, program, {}, undefined, true);
    const places = printedWords(phrases).flatMap(({ path }) => {
      const at = path.map((step) => `/${step}`).join('');
      return typeof valueAt(program, at) === 'number' ? [at] : [];
    });
    return [...new Set(places)].reduce<Json>((made, path, i) => {
      if (i >= numbers.length) return made;
      const isNegative = Number(valueAt(made, path)) < 0;
      return operated(made, { op: 'replace', path, value: isNegative ? -numbers[i] : numbers[i] });
    }, program);
  }
}
