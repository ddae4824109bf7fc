import type { Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import { toText } from '../../words/tokens.ts';
import type { Cloud } from '../advice/outliers.ts';
import { outlierWords } from '../advice/outliers.ts';
import type { PlayerWords } from '../advice/player-words.ts';
import { WORD_LISTS, type CardWord, type CardWords } from '../card-words.ts';
import type { PackPlace } from '../document/entry.ts';
import { labelOfField, labelOfKind, labelOfValue, pluralOfKind } from '../labels/labels.ts';
import { wordKey, type CardFacts, type FactMaker } from './facts.ts';
import type { CountGroup, CountRow, KindRow, SetCloud, SetNumbers, SpreadRow } from './types.ts';

/** Cards that are listed for one row. */
const MOST_LISTED = 200;
/** Numbers of this share of all cards have a column each, unless these are too many. */
const USUAL_SHARE = 0.95;
const MOST_COLUMNS = 16;
/** A field with more values than this tells cards apart, and says nothing of a set. */
const MOST_VALUES = 16;

/** A card of the pack that is counted. */
export interface CountedCard {
  readonly place: PackPlace;
  readonly definition: Json;
  readonly name: string;
}

/** In which words the numbers of a set are told. */
export interface NumberWords {
  readonly language: Language;
  /** Null for a game without advice. */
  readonly player: PlayerWords | null;
  /** Null for a game whose cards have no words. */
  readonly words: CardWords | null;
  /** What a card is called, by its full id. */
  readonly nameOf: (id: string) => string;
  /** What `GameAdvice.spread` and `drawn` are called in the messages; null: the game has none. */
  readonly spread: string | null;
  readonly drawn: string | null;
  /** How many cards of a kind are wanted; null: nothing is planned. */
  readonly wanted: ((kind: string) => number) | null;
  /** The cards of the base set by that number. */
  readonly cloud: Cloud | undefined;
}

/** Counts something of each card: in the pack by the cards, in the base set by their number. */
class Tally<K> {
  readonly own = new Map<K, number[]>();
  readonly base = new Map<K, number>();

  constructor(
    cards: readonly CardFacts[],
    base: readonly CardFacts[],
    keysOf: (facts: CardFacts) => Iterable<K>,
  ) {
    for (const [i, facts] of cards.entries())
      for (const key of keysOf(facts)) {
        const known = this.own.get(key);
        if (known === undefined) this.own.set(key, [i]);
        else known.push(i);
      }
    for (const facts of base)
      for (const key of keysOf(facts)) this.base.set(key, (this.base.get(key) ?? 0) + 1);
  }

  get keys(): K[] {
    return [...new Set([...this.base.keys(), ...this.own.keys()])];
  }

  counts(key: K): Pick<CountRow, 'own' | 'base' | 'cards'> {
    const cards = this.own.get(key) ?? [];
    return { own: cards.length, base: this.base.get(key) ?? 0, cards: cards.slice(0, MOST_LISTED) };
  }
}

/**
 * The numbers of a pack beside those of the base set. It yields between cards, so that it can be left for a while or for good.
 *
 * @param base what the cards of the base set count for
 */
export function* numbersOf(
  cards: readonly CountedCard[],
  base: readonly CardFacts[],
  maker: FactMaker,
  words: NumberWords,
): Generator<void, SetNumbers> {
  const facts: CardFacts[] = [];
  for (const { definition } of cards) {
    facts.push(maker.of(definition));
    yield;
  }
  return {
    cards: cards.map(({ place, name }) => ({ place, name })),
    base: base.length,
    spread: spreadOf(facts, base, words),
    cloud: cloudOf(facts, words),
    kinds: kindsOf(facts, base, words),
    marks: marksOf(facts, base, words),
    words: wordsOf(facts, base, words),
  };
}

function spreadOf(
  facts: readonly CardFacts[],
  base: readonly CardFacts[],
  { player, spread }: NumberWords,
): SetNumbers['spread'] {
  if (player === null || spread === null) return null;
  const label = player.say(`spread.${spread}`);
  const all = [...base, ...facts].flatMap((one) => one.spread ?? []).sort((a, b) => a - b);
  if (all.length === 0) return { label, rows: [] };
  const [least] = all;
  const last = Math.min(
    all[Math.floor((all.length - 1) * USUAL_SHARE)] + 1,
    all[all.length - 1],
    least + MOST_COLUMNS - 1,
  );
  const tally = new Tally(facts, base, (one) =>
    one.spread === undefined ? [] : [Math.min(one.spread, last)],
  );
  const rows = Array.from({ length: last - least + 1 }, (_, i): SpreadRow => {
    const value = least + i;
    return { value, isOpen: value === last && all[all.length - 1] > last, ...tally.counts(value) };
  });
  return { label, rows };
}

function cloudOf(facts: readonly CardFacts[], { player, drawn, cloud }: NumberWords): SetCloud | null {
  if (player === null || drawn === null || cloud === undefined) return null;
  const points = facts.flatMap(({ point, outlier }, card) =>
    point === undefined
      ? []
      : [{ card, ...point, far: outlier === undefined ? null : outlierWords(outlier, player) }],
  );
  const places = Map.groupBy(cloud.points, ({ by, value }) => `${by} ${value}`);
  const all = [...cloud.points, ...points].map(({ by }) => by);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return {
    label: player.say(`measure.${drawn}`),
    byLabel: player.say(`measure.${drawn}.by`),
    points,
    base: [...places.values()].map((same) => ({ ...same[0], count: same.length })),
    // It is a straight line with two others beside it.
    usual: [...new Set([least, most])].map((by) => {
      const { value, low, high } = cloud.expected(by);
      return { by, low: value + low, value, high: value + high };
    }),
  };
}

function kindsOf(
  facts: readonly CardFacts[],
  base: readonly CardFacts[],
  { words, language, wanted }: NumberWords,
): KindRow[] {
  const tally = new Tally(facts, base, ({ kind }) => [kind]);
  const labels = words?.labels[language] ?? {};
  return mostFirst(
    tally.keys.map((kind) => ({
      name: pluralOfKind(labels, kind),
      about: words?.kinds[kind]?.[language] ?? null,
      ...tally.counts(kind),
      wanted: wanted && wanted(kind),
    })),
  );
}

function marksOf(
  facts: readonly CardFacts[],
  base: readonly CardFacts[],
  { words, language, nameOf }: NumberWords,
): CountGroup[] {
  if (words === null) return [];
  const labels = words.labels[language];
  const fields = new Set([...base, ...facts].flatMap(({ marks }) => marks.map(([field]) => field)));
  return [...fields].flatMap((field) => {
    const tally = new Tally(facts, base, ({ marks }) =>
      marks.flatMap(([name, value]) => (name === field ? [value] : [])),
    );
    const values = tally.keys;
    if (values.length < 2 || values.length > MOST_VALUES) return [];
    const called = (value: string): string =>
      value.includes(':')
        ? nameOf(value)
        : Object.hasOwn(words.kinds, value)
          ? labelOfKind(labels, value)
          : labelOfValue(labels, field, value);
    const rows = values.map((value) => ({ name: called(value), about: null, ...tally.counts(value) }));
    return [{ label: labelOfField(labels, field), rows: mostFirst(rows) }];
  });
}

function wordsOf(
  facts: readonly CardFacts[],
  base: readonly CardFacts[],
  { words, language, nameOf }: NumberWords,
): CountGroup[] {
  if (words === null) return [];
  const tally = new Tally(facts, base, (one) => one.words);
  return WORD_LISTS.flatMap((list) => {
    // Words that no card of the base set has are there as well, so that they can be found.
    const rows = words[list].map((word): CountRow => ({
      name: sentenceWith(word, language, nameOf),
      about: word.help[language].does,
      ...tally.counts(wordKey(list, word.name)),
    }));
    const isCounted = rows.some(({ own, base: usual }) => own > 0 || usual > 0);
    const label = words.headings[list]?.[language].title;
    return isCounted && label !== undefined ? [{ label, rows: mostFirst(rows) }] : [];
  });
}

/** A word as it reads in its example. */
const sentenceWith = (word: CardWord, language: Language, nameOf: (id: string) => string): string =>
  word
    .say(word.example, language, nameOf)
    .map((tokens) => toText([{ tokens, under: [] }]))
    .join('. ');

const mostFirst = <R extends CountRow>(rows: readonly R[]): R[] =>
  rows.toSorted((one, other) => other.base - one.base || other.own - one.own);
