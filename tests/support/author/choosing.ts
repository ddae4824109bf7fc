// What to point at next, and what to choose there: from the sentence that is wanted and what is to be seen.
import {
  align,
  distance,
  SPARE,
  spliced,
  unlikeness,
  type Weigh,
  type Alignment,
  type Hunk,
} from './alignment.ts';
import type { Row } from './touch.ts';
import type { RuleText, Spot } from './sheet.ts';
import { likeness, weightOf, wordsOf, type Word } from './words.ts';

/** Words of a rule, by index: those in place of which others come. */
export interface Block {
  readonly from: number;
  readonly to: number;
}

/** Rows from which it is told what they are in place of. */
const LOOKED_AT = 8;
/** What is offered in a list within a sentence says this part of the sentence again. */
const SAID_AGAIN = 0.8;

const sentencesIn = (rows: readonly Pick<Row, 'sentence'>[]): readonly (readonly Word[])[] =>
  rows.slice(0, LOOKED_AT).map(({ sentence }) => wordsOf(sentence));

const apart = (one: readonly Word[], other: readonly Word[]): number =>
  unlikeness(one, other) + unlikeness(other, one);

/** All lines that follow each other and have some line among them, as blocks of words. */
function* blocksAround({ lines }: RuleText, line: number): Generator<Block> {
  for (let first = 0; first <= line; first++)
    for (let last = line + 1; last < lines.length; last++) yield { from: lines[first], to: lines[last] };
}

/**
 * Tells in place of which words the sentences of a list come: those of a whole rule, of one of its sentences, or of nothing
 * where something new is added.
 */
export function blockOf(text: RuleText, spot: Spot, rows: readonly Row[]): Block {
  const said = (block: Block): readonly Word[] => text.words.slice(block.from, block.to);
  if (spot.item.kind === 'gap') return blockOfGap(text, spot, rows);
  const chosen = rows.filter((row) => row.chosen);
  const sentences = sentencesIn(chosen.length > 0 ? chosen : rows);
  const blocks = [...blocksAround(text, spot.line)].map((block) => {
    const far = sentences.reduce((sum, sentence) => sum + apart(said(block), sentence), 0);
    return { block, far };
  });
  return blocks.reduce((best, one) => (one.far < best.far ? one : best)).block;
}

function blockOfGap(text: RuleText, { from, line }: Spot, rows: readonly Row[]): Block {
  const sentences = sentencesIn(rows);
  const isSaidAgain = (block: Block): boolean => {
    const words = text.words.slice(block.from, block.to);
    const again = sentences.map((sentence) => {
      const { wanted } = align(words, sentence);
      return wanted.filter((index) => index >= 0).length / words.length;
    });
    return again.reduce((sum, part) => sum + part, 0) / again.length >= SAID_AGAIN;
  };
  const held = [...blocksAround(text, line)]
    .filter((block) => block.to > block.from && isSaidAgain(block))
    .sort((one, other) => other.to - other.from - (one.to - one.from));
  return held[0] ?? { from, to: from };
}

/** What a rule would say with a row. */
export const withRow = (text: RuleText, block: Block, { sentence }: Pick<Row, 'sentence'>): readonly Word[] =>
  spliced(text.words, block.from, block.to, wordsOf(sentence));

/** What differs at a spot; a field without words may be missing anywhere. */
const hunksNear = (spot: Spot, hunks: readonly Hunk[]): readonly Hunk[] =>
  spot.item.kind === 'ghost' ? hunks : hunks.filter(({ from, to }) => from <= spot.to && to >= spot.from);

/** The numbers that may be meant where one is, the likeliest first. */
export function numbersFor(
  spot: Spot,
  { wanted: partners, hunks }: Alignment,
  text: RuleText,
  wanted: readonly Word[],
): readonly number[] {
  const isNumber = ({ form }: Word): boolean => Number.isInteger(Number(form));
  if (isRight(spot, text, partners, wanted)) return oppositeOf(spot, hunks, text);
  const own = text.words
    .slice(spot.from, spot.to)
    .flatMap((word, i) => (isNumber(word) ? [partners[spot.from + i]] : []))
    .flatMap((partner) => (partner >= 0 ? [wanted[partner]] : []));
  const near = hunksNear(spot, hunks).flatMap(({ wantedFrom, wantedTo }) =>
    wanted.slice(Math.max(0, wantedFrom - 1), wantedTo + 1),
  );
  const said = text.words
    .slice(spot.from, spot.to)
    .filter(isNumber)
    .map(({ form }) => Number(form));
  const found = [...own, ...near].filter(isNumber).map(({ form }) => Number(form));
  // Of one thing, and of nothing, no number is said; a number below 0 is said without its sign.
  const [first = 1] = said;
  const others = [...new Set(found)].filter((number) => !said.includes(number));
  return others.length > 0 ? others : [1, 0, -first].filter((number) => !said.includes(number));
}

/** A number that is said rightly beside a word that is not: it may be below 0, as "1 less" is. */
const oppositeOf = (spot: Spot, hunks: readonly Hunk[], text: RuleText): readonly number[] =>
  hunks.some((hunk) => maySay(spot, hunk, text))
    ? text.words.slice(spot.from, spot.to).flatMap(({ form }) => (Number(form) > 0 ? [-Number(form)] : []))
    : [];

/** Whether a few other words are wanted near a number: those that tell its sign may be. */
const maySay = (spot: Spot, hunk: Hunk, text: RuleText): boolean => {
  const { from, to, wantedFrom, wantedTo } = hunk;
  const isExchange = from < to && wantedFrom < wantedTo && to - from + wantedTo - wantedFrom <= FEW;
  return isExchange && away(text, spot, hunk) <= BETWEEN;
};

/** Whether a number is said as it is wanted. */
const isRight = (
  { from, to }: Spot,
  { words }: RuleText,
  partners: Alignment['wanted'],
  wanted: readonly Word[],
): boolean =>
  to > from && words.slice(from, to).every(({ form }, i) => wanted[partners[from + i]]?.form === form);

/** How far a rule would be from what is wanted with another number at a spot. */
export function costOfNumber(
  text: RuleText,
  spot: Spot,
  value: number,
  wanted: readonly Word[],
  { cost, hunks, wanted: partners }: Alignment,
): number {
  const { item, from, to } = spot;
  // Where it will be printed, and with which words, is not known.
  if (item.kind === 'ghost') {
    const isMissing = hunks.some(({ wantedFrom, wantedTo }) =>
      wanted.slice(wantedFrom, wantedTo).some(({ form }) => form === String(value)),
    );
    const gain = Math.max(UNKNOWN, BESIDE * numberMissing(spot, text, hunks, wanted));
    return isMissing ? Math.max(UNKNOWN, cost - gain) : cost + UNKNOWN;
  }
  const at = text.words.findIndex((word, i) => i >= from && i < to && word.sort === 'number');
  if (at >= 0 && Number(text.words[at].form) === -value)
    return Math.max(UNKNOWN, cost - costAt(hunks, (hunk) => maySay(spot, hunk, text)));
  const place = at < 0 ? from : at;
  const last = at < 0 ? Math.min(from + 1, to) : at + 1;
  // Of one thing no number is said, and other words are than of several.
  if (value === 1 && at >= 0 && wanted.every(({ form }) => form !== '1'))
    return Math.max(UNKNOWN, distance(spliced(text.words, place, last, []), wanted) - UNKNOWN);
  // What is counted is in the plural then, or no longer.
  const counted = text.words.slice(last, to).map((word, i) => {
    const partner = wanted[partners[last + i]];
    return partner !== undefined && likeness(word, partner) > 0 ? partner : word;
  });
  const said = [...wordsOf(String(value)), ...counted];
  return distance(spliced(text.words, place, Math.max(last, to), said), wanted);
}

/** What a number may bring of which is not known where it will be. */
const UNKNOWN = 0.8;

/** The text that is wanted in place of the words of a spot: as it is written there. */
export function wantedAt(
  spot: Spot,
  { wanted: partners, hunks }: Alignment,
  wanted: readonly Word[],
  target: string,
): string {
  const own = partners.slice(spot.from, spot.to).filter((index) => index >= 0);
  const hunk = hunks.find(({ from, to }) => from <= spot.to && to >= spot.from);
  const indices = [...own, ...(hunk === undefined ? [] : [hunk.wantedFrom, hunk.wantedTo - 1])];
  if (indices.length === 0) return '';
  return target.slice(wanted[Math.min(...indices)].from, wanted[Math.max(...indices)].to);
}

/** What may be gained at a place for a further sentence, where nothing but that is missing: more than anywhere else. */
export const NEXT = 1000;

/** Parts of what is wrong that may be mended at a spot: in its own words, beside them, and elsewhere. */
const BESIDE = 0.6;
const ELSEWHERE = 0.1;
/** The same for what is not printed: it may be missing anywhere. */
const UNSEEN = 0.15;
/** What happens comes before how much of it, to whom and when. */
const VERB = 2;
/** Words that a number may bring with it, and words that may be between it and the end of its clause. */
const FEW = 6;
const NEARBY = 12;
/** Words that may be between a number and the word that tells its sign. */
const BETWEEN = 4;
/** A word that is missing, and is what a field is called. */
const CALLED = 1.6;

/** How much nearer to what is wanted a rule may come at a spot. */
export function hopeOf(spot: Spot, text: RuleText, { hunks }: Alignment, wanted: readonly Word[]): number {
  const { item, from, to } = spot;
  const most = Math.max(0, ...hunks.map(({ cost }) => cost));
  if (item.kind === 'gap') {
    const [hunk] = hunks;
    if (hunk !== undefined && isNext(text, hunk, wanted)) return NEXT + from / 1000;
    // What comes behind the last effect comes before the sign that ends it.
    return BESIDE * costAt(hunks, (one) => away(text, spot, one) === 0) + ELSEWHERE * most;
  }
  const called = CALLED * callsIn(item, hunks, wanted);
  if (item.kind === 'ghost')
    return (
      called + UNSEEN * most + (item.role === 'spinbutton' ? numberMissing(spot, text, hunks, wanted) : 0)
    );
  const own = costAt(hunks, (one) => one.from < to && one.to > from);
  const beside = costAt(hunks, (one) => one.from === one.to && (one.from === from || one.to === to));
  const far = Math.min(...hunks.map((one) => away(text, spot, one)));
  return (
    (item.kind === 'verb' ? VERB : 1) * own + BESIDE * beside + called / 2 + ELSEWHERE * most - far / 100
  );
}

/** How many words are between a spot and what differs; signs are none. */
function away({ words }: RuleText, { from, to }: Spot, hunk: Hunk): number {
  const between = hunk.from >= to ? words.slice(to, hunk.from) : words.slice(hunk.to, from);
  return between.filter(({ sort }) => sort !== 'sign').length;
}

const costAt = (hunks: readonly Hunk[], test: (hunk: Hunk) => boolean): number =>
  hunks.filter(test).reduce((sum, { cost }) => sum + cost, 0);

/** How much a number may bring that is said nowhere yet, where little more than that is missing nearby. */
function numberMissing(spot: Spot, text: RuleText, hunks: readonly Hunk[], wanted: readonly Word[]): number {
  const isNear = (hunk: Hunk): boolean => {
    const words = wanted.slice(hunk.wantedFrom, hunk.wantedTo);
    const isFew = words.length <= FEW && away(text, spot, hunk) <= NEARBY;
    return isFew && words.some(({ form }) => Number.isInteger(Number(form)));
  };
  return costAt(hunks, isNear);
}

/** How many words that are missing are those that a field is called by. */
function callsIn({ name }: Spot['item'], hunks: readonly Hunk[], wanted: readonly Word[]): number {
  const label = wordsOf(name.split(/[:,]/)[0]).filter(({ sort }) => sort === 'word');
  const missing = hunks.flatMap(({ wantedFrom, wantedTo }) => wanted.slice(wantedFrom, wantedTo));
  const found = label.filter((one) => missing.some((word) => closeness(one, word) === 1));
  return found.length / Math.max(1, label.length) ** 0.5;
}

/** Whether nothing is missing but a further sentence. */
function isNext({ words }: RuleText, hunk: Hunk, wanted: readonly Word[]): boolean {
  const isEnd = words.slice(hunk.to).every(({ sort }) => sort === 'sign');
  return isEnd && hunk.from === hunk.to && beginsSentence(hunk, wanted);
}

/** Whether what is wanted in place of some words begins a sentence, or what comes then in it. */
function beginsSentence({ wantedFrom }: Hunk, wanted: readonly Word[]): boolean {
  const isStop = (index: number): boolean => wanted[index]?.form === '.';
  return isStop(wantedFrom) || isStop(wantedFrom - 1) || isJoint(wanted, wantedFrom);
}

/** What comes between two effects in a sentence, behind a comma. */
const JOINTS: readonly string[] = ['then', 'dann'];

/** Whether a word is the comma between two effects. */
export const isJoint = (words: readonly Word[], index: number): boolean =>
  words[index]?.form === ',' && JOINTS.includes(words[index + 1]?.form);

/** What begins the other case of a condition. */
const CONTRASTS: readonly string[] = ['otherwise', 'sonst'];

/** Whether a word is the stop before the other case of a condition. */
export const isContrast = (words: readonly Word[], index: number): boolean =>
  CONTRASTS.includes(words[index + 1]?.form);

/** What begins as it is wanted is nearer: the first words of a rule say what may follow. */
const BEGINNING = 2;

/** Words that are wanted nowhere tell that something else is said, the more so the fewer rows say them. */
const WASTE = 1.5;

/** How much is said that is wanted nowhere. */
export function waste(said: readonly Word[], wanted: readonly Word[], weigh: Weigh): number {
  const isWasted = (word: Word): boolean =>
    word.sort === 'word' && wanted.every((other) => closeness(word, other) === 0);
  return WASTE * said.filter(isWasted).reduce((sum, word) => sum + weigh(word), 0);
}

/** How far a rule is from what is wanted that it may be made into. */
export function costOfBeginning(said: readonly Word[], wanted: readonly Word[], weigh: Weigh): number {
  const shared = said.slice(0, sharedWords(said, wanted));
  return distance(said, wanted, weigh) - BEGINNING * shared.reduce((sum, word) => sum + weightOf(word), 0);
}

/** How many words two texts begin with that are the same. */
export function sharedWords(said: readonly Word[], wanted: readonly Word[]): number {
  const differs = said.findIndex(({ form }, i) => form !== wanted[i]?.form);
  return differs < 0 ? said.length : differs;
}

/** What the commonest words of a list still count. */
const COMMON = 0.1;

/** Words count more the fewer rows of a list say them: what most rows say tells little. */
export function rarity(rows: readonly Pick<Row, 'sentence'>[]): Weigh {
  const counts = new Map<string, number>();
  for (const { sentence } of rows)
    for (const form of new Set(wordsOf(sentence).map((word) => word.form)))
      counts.set(form, (counts.get(form) ?? 0) + 1);
  const most = Math.log(rows.length + 1);
  return (word) => {
    const rare = 1 - Math.log(counts.get(word.form) ?? 1) / most;
    return weightOf(word) * (COMMON + (1 - COMMON) * rare);
  };
}

/** A value of a set that may be to be changed: how many words speak for that. */
export interface Tick {
  readonly index: number;
  readonly gain: number;
}

/** The values of a set that may be to be changed, the likeliest first. */
export function ticksFor(
  values: readonly Pick<Row, 'name' | 'chosen'>[],
  spot: Spot,
  text: RuleText,
  { hunks }: Alignment,
  wanted: readonly Word[],
): readonly Tick[] {
  const near = hunksNear(spot, hunks);
  const missing = near.flatMap(({ wantedFrom, wantedTo }) => wanted.slice(wantedFrom, wantedTo));
  const spare = near.flatMap(({ from, to }) =>
    text.words.slice(Math.max(from, spot.from), Math.min(to, spot.to)),
  );
  const names = values.map(({ name }) => new Set(wordsOf(name).map(({ form }) => form)));
  // What many values have in their names, as an article, tells none from the others.
  const share = ({ form }: Word): number => 1 / names.filter((words) => words.has(form)).length;
  const among = (name: string, words: readonly Word[]): number => {
    const own = wordsOf(name).filter(({ sort }) => sort === 'word');
    const found = own.map((one) => share(one) * Math.max(0, ...words.map((word) => closeness(one, word))));
    const all = own.reduce((sum, one) => sum + share(one), 0);
    return all === 0 ? 0 : found.reduce((sum, one) => sum + one, 0) / all;
  };
  return values
    .map(({ name, chosen }, index): Tick => {
      const gain = among(name, missing) - among(name, spare);
      return { index, gain: chosen ? -gain : gain - CAUTION };
    })
    .sort((one, other) => other.gain - one.gain);
}

/** A value that is to come needs more of its words than one that is to go. */
const CAUTION = 0.25;
/** A sign that a value of a set is to be changed. */
export const SIGN = 0.3;

/** How much nearer to what is wanted the ticks of a set may bring a rule. */
export function gainOfTicks(...of: Parameters<typeof ticksFor>): number {
  const [, spot, , { hunks }] = of;
  const signs = ticksFor(...of).filter(({ gain }) => gain > SIGN);
  const isWrong = hunks.some(({ from, to }) => from < spot.to && to > spot.from);
  return signs.reduce((sum, { gain }) => sum + gain, 0) || (isWrong ? NEXT_TO_NOTHING : 0);
}

/** Gained where only trying tells. */
const NEXT_TO_NOTHING = 0.05;

/** What the words of a spot cost that are not to be said, or not like that. */
export const spareIn = (
  spot: Spot,
  { words }: RuleText,
  { wanted: partners }: Alignment,
  wanted: readonly Word[],
): number =>
  words.slice(spot.from, spot.to).reduce((sum, word, i) => {
    const partner = wanted[partners[spot.from + i]];
    return partner?.form === word.form ? sum : sum + SPARE * weightOf(word);
  }, 0);

/** Letters of a word that begins a compound, at least. */
const LETTERS = 4;
/** How much of the shorter of two compounds has to be the word that both begin with. */
const FIRST_PART = 0.5;

/** How close a word is to another one: one of them may be a compound of the other, or both may begin with the same word. */
function closeness({ form: one }: Word, { form: other }: Word): number {
  if (one === other) return 1;
  const stem = one.slice(0, Math.max(3, Math.ceil(one.length * 0.7)));
  const isBegun = other.length >= LETTERS && one.startsWith(other);
  if (isBegun || other.includes(stem)) return 0.8;
  const shared = [...one].findIndex((letter, i) => letter !== other[i]);
  return shared > LETTERS && shared >= FIRST_PART * Math.min(one.length, other.length) ? 0.6 : 0;
}

/** Whether the words of a verb, or all of those of another place, are to be left out, and not only signs. */
export const isSpare = ({ from, to, wantedFrom, wantedTo }: Hunk, spot: Spot): boolean =>
  wantedFrom === wantedTo &&
  spot.from < to &&
  spot.to > from &&
  (spot.item.kind === 'verb' || (spot.item.kind === 'stop' && from <= spot.from && spot.to <= to));
