// The elements that lie over a board: one for each item, with its words and what it looks like.
import { phraseText } from '../../shared/tableau/plain.ts';
import type { Deed } from '../table/deeds.ts';
import { directDeed, isLit, openDeeds, type ItemActs, type KeyedItem } from './acts.ts';

/** A figure has its label over its head: a player's, or one that is to be feared. */
type FigureTone = 'hero' | 'enemy';

/** What an element says on the board: a lit place, a figure's name, or nothing until it is pointed at. */
type SpotTone = 'place' | 'plain' | FigureTone;

/** What a game says of an item. Its key is stable while the item is on the board. */
interface SaidItem extends KeyedItem {
  /** What is written there; empty for what has no label. */
  readonly label: string;
  /** What it is, with what is there. */
  readonly title: string;
  /** Who stands on a space; empty or left out where it does not matter. */
  readonly company?: string;
  /** The figure whose turn it is. */
  readonly active: boolean;
}

export interface BoardSpot<Item = unknown, A = unknown> extends SaidItem {
  readonly item: Item;
  readonly acts: ItemActs<A>;
  /** What can be done here first of all. */
  readonly open: readonly Deed<A>[];
  /** Something can be done here now: it is lit, and a stop for Tab. */
  readonly lit: boolean;
  readonly tone: SpotTone;
  /** What it is called: the choice, where all that can be done has one name, or else what it is. */
  readonly name: string;
  /** What it is, where its name is what can be done, or what that comes to. */
  readonly about: string;
  /** What a press does at once; null: there is a slip to read first. */
  readonly direct: Deed<A> | null;
}

/** How a game describes an item, where that depends on what can be done there. */
interface Describing<A> {
  /** Null for what is no figure, or left out. */
  readonly figure?: FigureTone | null;
  /** Also what hardly matters is to be chosen from. */
  readonly everything: boolean;
  /** Nothing is to be chosen, paid or read for an action: a press does it at once. Left out: so it is for all. */
  isPlain?(action: A): boolean;
  say(lit: boolean): SaidItem;
  /** What the things that can be done come to; null where their words say so, or left out. */
  result?(open: readonly Deed<A>[]): string | null;
}

/** The element of an item. */
export function spotOf<Item, A>(item: Item, acts: ItemActs<A>, of: Describing<A>): BoardSpot<Item, A> {
  const lit = isLit(acts);
  const said = of.say(lit);
  const open = openDeeds(acts.own, of.everything);
  const names = new Set(open.map(({ choice }) => phraseText(choice.label)));
  const choice = names.size === 1 && acts.answers.length === 0 ? [...names][0] : null;
  return {
    ...said,
    item,
    acts,
    open,
    lit,
    tone: of.figure ?? (lit ? 'place' : 'plain'),
    name: named(said.label, choice ?? said.title),
    about: of.result?.(open) ?? (choice === null ? '' : said.title),
    direct: directDeed(acts, of.everything, (action) => of.isPlain?.(action) ?? true),
  };
}

/** An accessible name contains the visible label, so that voice control finds it. */
const named = (label: string, name: string): string =>
  name.toLocaleLowerCase().includes(label.toLocaleLowerCase()) ? name : `${label}: ${name}`;

export const isFigure = ({ tone }: BoardSpot): boolean => tone === 'hero' || tone === 'enemy';

/** Whether an element is that of a space, not of a thing on it. */
export const isSpace = ({ key, space }: KeyedItem): boolean => key === space;

/** Where the keys begin: with the figure whose turn it is, or else with the first. */
export const homeOf = <Spot extends SaidItem>(spots: readonly Spot[]): Spot | null =>
  spots.find(({ active }) => active) ?? spots.at(0) ?? null;
