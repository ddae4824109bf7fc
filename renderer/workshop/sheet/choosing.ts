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

/** Choices by what they do to what is there. */
export function groupsOf(
  label: string | null,
  choices: readonly ChoiceRow[],
  labels: WayLabels,
): readonly ChoiceGroup[] {
  const of = (...ways: readonly ChoiceRow['way'][]): readonly ChoiceRow[] =>
    choices.filter(({ way }) => ways.includes(way));
  const groups = [
    { label, choices: of('value', 'new', 'read', 'unset') },
    { label: labels.around, choices: of('around') },
    { label: labels.out, choices: of('out') },
  ];
  return groups.filter(({ choices: some }) => some.length > 0);
}

/**
 * The groups with the choices that typed words fit: their names, or else their sentences. Names that begin with the words
 * come first in their group.
 */
export function filtered(groups: readonly ChoiceGroup[], typed: string): readonly ChoiceGroup[] {
  const wanted = folded(typed);
  if (wanted === '') return groups;
  const byName = narrowed(groups, ({ name }) => folded(name).indexOf(wanted));
  return byName.length > 0 ? byName : narrowed(groups, ({ sentence }) => folded(sentence).indexOf(wanted));
}

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
