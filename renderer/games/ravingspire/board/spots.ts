// The elements that lie over the board: one for each item, with its words and what it looks like.
import { phraseText } from '../../../../shared/tableau/plain.ts';
import type { TowerDeed, TowerLook } from '../model.ts';
import { boardActs, directDeed, isLit, NO_ACTS, openDeeds, type ItemActs } from './choices.ts';
import { heroName, itemName, placeName, type BoardWords } from './names.ts';
import { itemKey, placeOf, readingOrder, sameSpace } from './places.ts';
import type { BoardItem, BoardState, SpaceRef } from './types.ts';

/** What an element says on the board: a lit place, a figure's name, or nothing until it is pointed at. */
export type SpotTone = 'place' | 'hero' | 'foe' | 'plain';

export interface BoardSpot {
  /** Stable while the item is on the board. */
  readonly key: string;
  readonly item: BoardItem;
  readonly at: SpaceRef;
  readonly acts: ItemActs;
  /** What can be done here first of all. */
  readonly open: readonly TowerDeed[];
  /** Something can be done here now: it is lit, and a stop for Tab. */
  readonly lit: boolean;
  readonly tone: SpotTone;
  /** What is written there; empty for what has no label. */
  readonly label: string;
  /** What it is called: the choice, where all that can be done has one name, or else what it is. */
  readonly name: string;
  /** What it is, where its name is what can be done, or what that comes to. */
  readonly about: string;
  /** Who stands on a space. */
  readonly company: string;
  /** A press does it at once; else there is a slip to read first. */
  readonly direct: boolean;
  /** The hero whose turn it is. */
  readonly active: boolean;
}

/**
 * All elements in the order in which they are read.
 *
 * @param everything also what hardly matters is to be chosen from
 */
export function spotsOf(
  words: BoardWords,
  look: TowerLook,
  state: BoardState,
  everything: boolean,
): BoardSpot[] {
  const acts = boardActs(look, state);
  return readingOrder(state).map((item) =>
    spotOf(words, state, item, acts.get(itemKey(item)) ?? NO_ACTS, everything),
  );
}

function spotOf(
  words: BoardWords,
  state: BoardState,
  item: BoardItem,
  acts: ItemActs,
  everything: boolean,
): BoardSpot {
  const lit = isLit(acts);
  const what = itemName(words, state, item);
  const label = labelOf(words, state, item, lit);
  const open = openDeeds(acts.own, everything);
  const names = new Set(open.map(({ choice }) => phraseText(choice.label)));
  const choice = names.size === 1 && acts.answers.length === 0 ? [...names][0] : null;
  return {
    key: itemKey(item),
    item,
    at: placeOf(state, item)!,
    acts,
    open,
    lit,
    tone: toneOf(item, lit),
    label,
    name: named(label, choice ?? what),
    about: open.some(({ action }) => action.do === 'rotate')
      ? words('about.rotate')
      : choice === null
        ? ''
        : what,
    company: companyOf(state, item),
    direct: directDeed(acts, everything) !== null,
    active: item.kind === 'hero' && state.heroes.some(({ seat, active }) => active && seat === item.seat),
  };
}

function companyOf(state: BoardState, item: BoardItem): string {
  if (item.kind !== 'space') return '';
  const here = state.heroes.filter(({ at }) => sameSpace(at, item.at));
  return here.map(({ name }) => name).join(', ');
}

/** An accessible name contains the visible label, so that voice control finds it. */
const named = (label: string, name: string): string =>
  name.toLocaleLowerCase().includes(label.toLocaleLowerCase()) ? name : `${label}: ${name}`;

function toneOf(item: BoardItem, lit: boolean): SpotTone {
  if (item.kind === 'hero' || item.kind === 'foe') return item.kind;
  return lit ? 'place' : 'plain';
}

function labelOf(words: BoardWords, state: BoardState, item: BoardItem, lit: boolean): string {
  switch (item.kind) {
    case 'hero':
      return heroName(state, item.seat);
    case 'foe':
      return words('figure.foe');
    case 'space':
      return lit ? placeName(words, item.at) : '';
    default:
      return lit ? words(`label.${item.kind}`) : '';
  }
}
