// Texts of whole rules: several of them, as they are on a card, and what is written behind a trigger.
import { same, type Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import { isFields } from '../card-schema.ts';
import { parted } from '../edit/operation.ts';
import { valueAt } from '../pointer.ts';
import { fits, type WordSchemas } from './forms.ts';
import { headOf, headText, type Heads } from './heads.ts';
import { wordsIn } from './normal.ts';
import type { Place } from './place.ts';
import type { Reader } from './reader.ts';

/** Places where a rule may begin, and ways to read all rules, at most. */
const MOST_PLACES = 12;
const MOST_WAYS = 8;

/**
 * All ways to read a text as two or more rules of a card, each of which begins with the words of a trigger. Only the first may
 * be without, as rules of some kinds of cards are.
 *
 * @param spoken the language of the text
 */
export function readRules(
  reader: Reader,
  heads: Heads,
  text: string,
  place: Place,
  spoken: Language,
): readonly (readonly Json[])[] {
  const starts = startsIn(text, heads, String(place.card.kind), spoken);
  if (starts.length < 2) return [];
  const ends = [...starts.slice(1), text.length];
  const known = new Map<number, readonly (readonly Json[])[]>();
  /** The ways to read all from the nth start on. */
  const from = (n: number): readonly (readonly Json[])[] => {
    if (n === starts.length) return [[]];
    let ways = known.get(n);
    if (ways === undefined) known.set(n, (ways = waysFrom(n)));
    return ways;
  };
  const waysFrom = (n: number): readonly (readonly Json[])[] => {
    const ways: (readonly Json[])[] = [];
    for (let last = n; last < starts.length && ways.length < MOST_WAYS; last++)
      for (const rule of reader.read(text.slice(starts[n], ends[last]), place, spoken))
        for (const others of from(last + 1)) ways.push([rule, ...others]);
    return ways.slice(0, MOST_WAYS);
  };
  return from(0).filter(({ length }) => length > 1);
}

/** Where rules may begin: at the beginning, and at each word that is the first of a head. */
function startsIn(text: string, heads: Heads, kind: string, spoken: Language): readonly number[] {
  const first = new Set(
    heads.of(kind).flatMap(({ language, words }) => (language === spoken ? words.slice(0, 1) : [])),
  );
  const starts = wordsIn(text).flatMap(({ form, start }) => (start > 0 && first.has(form) ? [start] : []));
  const all = starts.length < MOST_PLACES ? starts : starts.filter((start) => isSentence(text, start));
  return [0, ...all.slice(0, MOST_PLACES - 1)];
}

const isSentence = (text: string, start: number): boolean => /[.:;)\n]\s*$/.test(text.slice(0, start));

/**
 * All ways to read a text as what a rule does, in sentences of their own behind its trigger: `Draw 2 cards. Lose 1 sanity.`
 *
 * @param place in the effects of a rule
 */
export function readSentences(
  reader: Reader,
  text: string,
  { card, at }: Place,
  spoken: Language,
): readonly (readonly Json[])[] {
  const { verbs, definitions } = reader.content.language!;
  const around = parted(parted(at)[0])[0];
  const owner = valueAt(card, around) as Json | undefined;
  const place = { card, at: around };
  if (owner === undefined || !isFields(owner) || reader.partIn(place) !== 'rule') return [];
  const head = headOf(owner);
  const example = { ...head, do: [verbs[0].example as Json] };
  if (!fits(example, { $ref: '#/$defs/rule' }, definitions as unknown as WordSchemas)) return [];
  const said = headText(reader.interpreterOf(spoken).say('rule', example, {}, String(card.kind), true));
  const rules = reader.interpret(`${said} ${text}`, place, spoken).programs.filter(isFields);
  const lists = rules.flatMap((rule) =>
    same(headOf(rule), head) && rule.do !== undefined ? [rule.do as readonly Json[]] : [],
  );
  return reader.allowed(lists as readonly Json[], { card, at }) as readonly (readonly Json[])[];
}
