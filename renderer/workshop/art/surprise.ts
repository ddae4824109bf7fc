import { meantBy } from '../../../shared/face/icon-search/german.ts';
import { iconsNamed, wordsOf, type RankedIcon } from '../../../shared/face/icon-search/search.ts';
import type { ArtDefinition } from '../../../shared/face/art/schema.ts';
import { chance } from '../../../shared/face/paint/chance.ts';
import {
  PICTURE_MIDDLE,
  SCENE_NAMES,
  USUAL_LIGHTS,
  type FrontName,
  type SceneName,
  type ToneName,
} from '../../../shared/face/vocabulary.ts';
import type { CardTexts } from './card-texts.ts';
import { belonging, FRAMES, isLoot, isStiff, materialOf } from './materials.ts';
import type { Layer } from './picture.ts';

/** How much a word counts by where it is. */
const WEIGHTS = { name: 6, story: 2, kind: 1, rules: 0.6 } as const;

/** Icons that show no thing: signs, playing cards, dice, shapes, countries. */
const SIGNS =
  /^(?:abstract|card|tarot|perspective|logic|plain-|flag|africa|america|american|asia|europe|south|team|health|usa|android|vote|level|stack|tic|rss|cpu|usb|tv|wifi|plastic|smart|gps|video|vhs|keyboard|computer|laptop|battery|phone|car-|city-car|traffic|pill|meeple|pisa|hot-dog|gingerbread)|dice|blueprint|gallon|hypodermic|-(?:meeple|of-clubs|of-hearts|of-spades|of-diamonds|flag|logo|phone|battery|person|player|button)$|\d/;
/** Words that are on cards everywhere, and say nothing of what one shows. */
const EVERYWHERE: ReadonlySet<string> = new Set(
  'adventurer again ask attack best bad big call came can card cards deck did discard does done down draw each every everything fall falling fast first foe foes game gain good half hand has have high how her heroes his into its karte karten know left less level life like long look lose made make more most next new not object off old once one only open other own play played player power round run second set side state still stop take than that their them then they this three time turn two up wait was were what where which who will with you your'.split(
    ' ',
  ),
);
/** Of icons for one word, how many may be shown; a word that finds many is vague. */
const BEST = 7;
const VAGUE = 60;

interface Candidate extends RankedIcon {
  readonly word: string;
  readonly weight: number;
}

/** Words in English, as the names of icons and grounds have them. */
const inEnglish = (word: string): readonly string[] => {
  const meant = meantBy(word, true);
  return meant.length > 0 && meant.length < VAGUE ? [word, ...meant] : [word];
};

function candidatesFor(word: string, weight: number): readonly Candidate[] {
  if (word.length < 3 || EVERYWHERE.has(word)) return [];
  const ranked = iconsNamed(word).filter(({ icon }) => !SIGNS.test(icon));
  const best = ranked[0]?.score ?? 0;
  const clarity = ranked.length > VAGUE ? 0.4 : 1;
  return ranked
    .slice(0, BEST)
    .filter(({ score }) => score >= best - SPREAD)
    .map((one, i) => ({ ...one, word, weight: (weight * clarity * one.score) / (1 + i / 2) }));
}

/** How much worse than the best icon of a word another one may be. */
const SPREAD = 6;

/** All icons that answer words of a card, each for one of them, those that say most of it first. */
export function iconsFor(texts: CardTexts): readonly Candidate[] {
  const found = new Map<string, Candidate>();
  for (const part of ['name', 'story', 'kind', 'rules'] as const)
    for (const word of wordsOf(texts[part]))
      for (const one of candidatesFor(word, WEIGHTS[part]))
        if ((found.get(one.icon)?.weight ?? 0) < one.weight) found.set(one.icon, one);
  return [...found.values()].sort((a, b) => b.weight - a.weight || (a.icon < b.icon ? -1 : 1));
}

/** Candidates among which the subject is drawn. */
const SUBJECTS = 9;
/** How often there is a second figure, and a second thing in front. */
const WITH_SECOND = 0.65;
const WITH_FRAME = 0.85;

type Random = () => number;

/** One of several, the heavier the likelier. */
function drawn<T>(from: readonly T[], weightOf: (one: T) => number, random: Random): T | undefined {
  let at = random() * from.reduce((sum, one) => sum + weightOf(one), 0);
  return from.find((one) => (at -= weightOf(one)) < 0) ?? from.at(-1);
}

const between = (random: Random, least: number, most: number): number =>
  Math.round(least + random() * (most - least));

/**
 * A picture that is made from the words of a card by the rules of docs/art.md: one subject before its light, a second figure half as
 * large that tells why it matters, materials as tints, one thing that frames it. The same seed makes the same picture.
 *
 * @param otherwise icons for a card of whose words none has any
 * @returns undefined where there are none of these either
 */
export function surprise(
  texts: CardTexts,
  seed: string,
  otherwise: readonly string[] = [],
): ArtDefinition | undefined {
  const random = chance(seed);
  const named = iconsFor(texts);
  const candidates =
    named.length > 0 ? named : otherwise.map((icon) => ({ icon, word: icon, score: 1, weight: 1 }));
  const subject = drawn(candidates.slice(0, SUBJECTS), ({ weight }) => weight, random);
  if (subject === undefined) return undefined;
  const words = wordsOf(`${texts.name} ${texts.story}`).flatMap(inEnglish);
  const subjectWords = subject.icon.split('-');
  const ground = groundFor([...words, ...subjectWords, ...subjectWords], random);
  const others = candidates.filter(({ word, icon }) => word !== subject.word && !shares(icon, subject.icon));
  const second =
    random() < WITH_SECOND ? drawn(others.slice(0, SUBJECTS), ({ weight }) => weight, random) : undefined;
  const tone = materialOf(subjectWords);
  const [x, y] = USUAL_LIGHTS[ground];
  const isLeft = random() < 0.5;
  return {
    ground,
    light: [x + between(random, -12, 12), y + between(random, -10, 10)],
    layers: [
      ...(second === undefined ? [] : [secondFigure(second.icon, tone, isLeft, random)]),
      subjectFigure(subject.icon, tone, second === undefined ? 0 : isLeft ? 1 : -1, random),
    ],
    front: frontFor(ground, words, random),
  };
}

const shares = (one: string, other: string): boolean =>
  one.split('-').some((part) => part.length > 2 && other.split('-').includes(part));

/** Units by which the subject makes room, and how far off the second figure is. */
const ASIDE = 34;
const APART = 148;

/** @param side to which it makes room */
function subjectFigure(icon: string, tint: ToneName, side: -1 | 0 | 1, random: Random): Layer {
  return {
    icon,
    x: PICTURE_MIDDLE.x + side * ASIDE,
    y: PICTURE_MIDDLE.y + between(random, -6, 8),
    scale: between(random, 92, 104) / 100,
    ...turnOf(icon, random),
    ...(tint !== 'lit' && { tint }),
  };
}

function secondFigure(icon: string, beside: ToneName, isLeft: boolean, random: Random): Layer {
  const material = materialOf(icon.split('-'));
  // Two of one tint would run into each other.
  const tint = material === beside ? (beside === 'lit' ? 'dark' : 'lit') : material;
  return {
    icon,
    x: PICTURE_MIDDLE.x + (isLeft ? -APART : APART),
    y: PICTURE_MIDDLE.y + between(random, -64, 52),
    scale: between(random, 44, 54) / 100,
    ...turnOf(icon, random),
    ...(tint !== 'lit' && { tint }),
  };
}

function turnOf(icon: string, random: Random): { readonly rotate?: number } {
  if (!isStiff(icon.split('-'))) return {};
  const degrees = between(random, 10, 20);
  return { rotate: random() < 0.5 ? degrees : -degrees };
}

function groundFor(words: readonly string[], random: Random): SceneName {
  const fitting = SCENE_NAMES.map((name) => ({ name, count: belonging(name, words) }));
  const most = Math.max(...fitting.map(({ count }) => count));
  // Any ground bears a lit figure; where words ask for one, the runner-up comes now and then, too.
  const weight = ({ count }: { readonly count: number }): number =>
    most === 0 ? 1 : count === most ? 3 : count > 0 ? 1 : 0;
  return drawn(fitting, weight, random)!.name;
}

function frontFor(ground: SceneName, words: readonly string[], random: Random): FrontName[] {
  if (isLoot(words) && random() < 0.6) return ['coins'];
  if (random() > WITH_FRAME) return [];
  const frames = FRAMES[ground];
  return [frames[Math.floor(random() * frames.length)]];
}
