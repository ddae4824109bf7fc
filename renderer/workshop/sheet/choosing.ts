// What may be chosen, in groups and filtered by typed words.
import type { ChoiceRow } from '../../../shared/rpc/messages/workshop.ts';
import { folded } from './folded.ts';

/** Choices under one heading; without a heading they come first. */
export interface ChoiceGroup {
  readonly label: string | null;
  readonly choices: readonly ChoiceRow[];
}

/** How the groups of the ways around a part and out of it are headed. */
export interface WayLabels {
  readonly around: string;
  readonly out: string;
}

const some = (groups: readonly ChoiceGroup[]): readonly ChoiceGroup[] =>
  groups.filter(({ choices }) => choices.length > 0);

const isIn =
  (...ways: readonly ChoiceRow['way'][]) =>
  ({ way }: ChoiceRow): boolean =>
    ways.includes(way);

/** Choices by what they do to what is there. */
export const groupsOf = (
  label: string | null,
  choices: readonly ChoiceRow[],
  labels: WayLabels,
): readonly ChoiceGroup[] =>
  some([
    { label, choices: choices.filter(isIn('value', 'new', 'read', 'alike', 'unset')) },
    { label: labels.around, choices: choices.filter(isIn('around')) },
    { label: labels.out, choices: choices.filter(isIn('out')) },
  ]);

/** This many ways around a part leave what takes its place in sight. */
const FEW = 3;

/**
 * The same as long as nothing is looked for: what is there comes first; next to it what keeps it, as the opposite of a condition
 * does, where that is little; and then all that takes its place.
 */
export function groupsAtFirst(
  choices: readonly ChoiceRow[],
  labels: WayLabels & { readonly others: string },
): readonly ChoiceGroup[] {
  const [values, ...ways] = groupsOf(null, choices, labels);
  const count = choices.filter(isIn('around')).length;
  if (count === 0 || count > FEW || !values.choices.some(({ chosen }) => chosen))
    return groupsOf(null, choices, labels);
  const isNow = (choice: ChoiceRow): boolean => choice.chosen || choice.way === 'unset';
  return some([
    { label: null, choices: values.choices.filter(isNow) },
    ...ways,
    { label: labels.others, choices: values.choices.filter((choice) => !isNow(choice)) },
  ]);
}

/**
 * The groups with the choices that typed words fit: their names, or else their sentences, or else those that have all of the
 * words in any order and with any numbers. Names that begin with the words come first in their group.
 */
export function filtered(groups: readonly ChoiceGroup[], typed: string): readonly ChoiceGroup[] {
  const wanted = folded(typed);
  if (wanted === '') return groups;
  const byName = narrowed(groups, ({ name }) => folded(name).indexOf(wanted));
  if (byName.length > 0) return byName;
  const bySentence = narrowed(groups, ({ sentence }) => folded(sentence).indexOf(wanted));
  if (bySentence.length > 0) return bySentence;
  const words = wordsOf(typed);
  // A number alone is one that is to be set, not looked for.
  if (words.every((word) => word === ANY_NUMBER)) return [];
  return narrowed(groups, ({ name, sentence }) => {
    const own = wordsOf(`${name} ${sentence}`);
    return words.every((word) => own.some((other) => other.startsWith(word))) ? 0 : -1;
  });
}

/** Stands for a number among words. */
const ANY_NUMBER = '#';

/** The words of a text; of numbers it only counts that there is one. */
const wordsOf = (text: string): readonly string[] =>
  (text.match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? []).map((word) =>
    /\p{N}/u.test(word) ? ANY_NUMBER : folded(word),
  );

/** @param placeIn where the words are in a choice; -1: nowhere */
const narrowed = (
  groups: readonly ChoiceGroup[],
  placeIn: (choice: ChoiceRow) => number,
): readonly ChoiceGroup[] =>
  groups
    .map(({ label, choices }) => {
      const fitting = choices.filter((choice) => placeIn(choice) >= 0);
      return { label, choices: fitting.toSorted((a, b) => Math.sign(placeIn(a)) - Math.sign(placeIn(b))) };
    })
    .filter(({ choices }) => choices.length > 0);

/** The row that an arrow key leads to, around the ends. @param active -1: none @param by 1 or -1 */
export const stepped = (active: number, by: number, count: number): number =>
  active < 0 && by < 0 ? count - 1 : (active + by + count) % count;

/**
 * Index of what Enter takes of that which is offered for typed words: the first, unless they say several things: then none,
 * -1, until one is chosen.
 */
export const firstLit = (offers: readonly ChoiceRow[]): number =>
  offers.filter(({ way }) => way === 'read').length > 1 ? -1 : 0;

/** What part of a sentence its name has to be so that both need not be said. */
const MOST = 0.5;

/** Whether the sentence of a choice is for the most part its name: then the sentence is enough. */
export function isSaidByName({ name, sentence }: Pick<ChoiceRow, 'name' | 'sentence'>): boolean {
  const [short, long] = [folded(name), folded(sentence)];
  return long === short || (long.includes(short) && short.length >= MOST * long.length);
}
