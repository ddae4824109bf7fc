import type { Json } from '../../engine/json.ts';
import { LANGUAGES, type Language } from '../../words/languages.ts';
import {
  phraseText,
  toText,
  type Clause,
  type Phrase,
  type Token,
  type TextMark,
} from '../../words/tokens.ts';
import { isList, parted } from '../edit/operation.ts';
import { segmentsOf, valueAt } from '../pointer.ts';
import type { InEach } from '../card-words.ts';
import type { Bench } from './bench.ts';
import { withValue } from './forms.ts';
import { mended, type Mended } from './mended.ts';

/** The text of a card, whatever is written in it: what the language does not know is said as it is written. */
export interface Spoken extends Mended {
  readonly clauses: readonly Clause[];
}

export function spoken(bench: Bench, definition: Json, language: Language): Spoken {
  const whole = mended(definition, bench.forms, bench.usage);
  // Parts are known by identity there, and values that are usual may be in a card twice.
  const { clauses } = bench.words.text(
    JSON.parse(JSON.stringify(whole.definition)) as object,
    language,
    (id) => bench.names(id, language),
    bench.cards,
    true,
  );
  if (whole.odd.size === 0) return { ...whole, clauses };
  const asWritten = ({ tokens, under }: Clause): Clause => ({
    tokens: withOddities(tokens, whole.odd, definition),
    under: under.map(asWritten),
  });
  return { ...whole, clauses: clauses.map(asWritten) };
}

/** Stands for something that is missing. */
export const MISSING = '…';

/** A phrase in which each odd part is one piece of text: its JSON. */
function withOddities(phrase: Phrase, odd: Mended['odd'], definition: Json): Phrase {
  const out: Token[] = [];
  const said = new Set<string>();
  const oddAround = ({ at, role }: TextMark): string | undefined =>
    // What joins an effect to the one before it is at the same place.
    role === 'joint' ? undefined : [...odd.keys()].find((place) => isIn(at, place));
  for (const token of phrase) {
    const { marks = [] } = token;
    const depth = marks.findIndex((mark) => oddAround(mark) !== undefined);
    const mark = marks[depth];
    const at = depth < 0 ? undefined : oddAround(mark);
    if (at === undefined) out.push(token);
    else if (!said.has(at)) {
      said.add(at);
      const text = odd.get(at) === 'missing' ? MISSING : JSON.stringify(valueAt(definition, at));
      out.push({ text, marks: [...marks.slice(0, depth), { at, role: mark.role }] });
    }
  }
  return out;
}

export const isIn = (at: string, around: string): boolean => at === around || at.startsWith(`${around}/`);

/** A card of which only one element of one program is left, and where that was and is. */
interface Alone {
  readonly card: Json;
  readonly from: string;
  readonly to: string;
}

/** Leaves of a card the element of a program that a place is in: its text is that of the place, and is made much sooner. */
function alone({ forms }: Bench, definition: Json, at: string): Alone {
  const programs = forms.programs(definition).filter(({ value }) => value !== undefined && isList(value));
  const own = programs.find((program) => isIn(at, program.at));
  const [index] = own === undefined ? [] : segmentsOf(at.slice(own.at.length));
  const item = index === undefined ? undefined : (own!.value as readonly Json[])[Number(index)];
  if (own === undefined || item === undefined) return { card: definition, from: '', to: '' };
  const others = programs.filter((program) => program !== own && !program.required);
  const card = others.reduce((rest, program) => withValue(rest, program.at, []), definition);
  return { card: withValue(card, own.at, [item]), from: `${own.at}/${index}`, to: `${own.at}/0` };
}

const pointersIn = ({ tokens, under }: Clause): readonly string[] => [
  ...tokens.flatMap(({ marks = [] }) => marks.map(({ at }) => at)),
  ...under.flatMap(pointersIn),
];

/** What a place reads like. */
export interface View {
  /** The sentences that it is in, or else those of the whole program around it. */
  readonly sentence: string;
  /** The words of the part itself; the sentence where it has none. */
  readonly words: string;
}

/** What the places of one rule of a card read like, or of one effect where there are no rules, in any language. */
export class Views {
  private readonly bench: Bench;
  private readonly alone: Alone;
  private readonly texts = new Map<Language, readonly Clause[]>();

  /** @param at one of the places */
  constructor(bench: Bench, definition: Json, at: string) {
    this.bench = bench;
    this.alone = alone(bench, definition, at);
  }

  of(at: string, language: Language): View {
    const { card, from, to } = this.alone;
    const clauses = this.texts.get(language) ?? spoken(this.bench, card, language).clauses;
    this.texts.set(language, clauses);
    const place = to + at.slice(from.length);
    let found: readonly Clause[] = [];
    for (let around = place; around !== '' && found.length === 0; around = parted(around)[0])
      found = clauses.filter((clause) => pointersIn(clause).some((one) => isIn(one, around)));
    const sentence = toText(found.length > 0 ? found : clauses);
    return { sentence, words: wordsIn(clauses, place) || sentence };
  }
}

/** What one place reads like. */
export const viewAt = (bench: Bench, definition: Json, at: string, language: Language): View =>
  new Views(bench, definition, at).of(at, language);

/** The line of a clause and those below it. */
const linesOf = ({ tokens, under }: Clause): readonly Phrase[] => [tokens, ...under.flatMap(linesOf)];

/** The words of a part, without the signs around them; empty where it has none. */
export function wordsIn(clauses: readonly Clause[], at: string): string {
  // What joins it to what is before it is not its own; what joins its parts is.
  const isOf = ({ marks = [] }: Token): boolean =>
    marks.some((mark) => isIn(mark.at, at) && (mark.role !== 'joint' || mark.at !== at));
  const lines = clauses.flatMap(linesOf).map((line) => bare(line.filter(isOf)));
  return lines.filter((line) => line !== '').join('. ');
}

/** The same in each language. */
export const inEach = <T>(say: (language: Language) => T): InEach<T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, say(language)])) as InEach<T>;

/** Words without the signs and spaces that join them to others. */
export function bare(phrase: Phrase): string {
  const words = phraseText(phrase);
  return words.replace(/^[\s,:;.]+|[\s,:;.]+$/g, '').replace(/\s+/g, ' ');
}
