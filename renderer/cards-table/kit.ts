import { createContext } from 'svelte';
import type { Seat } from '../../shared/engine/game.ts';
import type { PlainShape } from '../../shared/face/outlines.ts';
import type { Chapter } from '../../shared/rpc/messages/tables.ts';
import type { PaymentWay } from '../../shared/tableau/tableau.ts';
import type { Deed } from '../table/deeds.ts';
import type { Look } from '../table/look.ts';
import type { Run } from '../table/motion/queue.ts';
import type { Place } from './cards/drops.ts';
import type { Seen } from './cards/seen.ts';
import type { TableIcon } from './glyphs.ts';
import type { Roll } from '../../shared/tableau/motion/cues.ts';
import type { TableStep } from '../../shared/tableau/motion/units.ts';

/** What a symbol is drawn as: an attribute, any of them, or all together. */
type SymbolShape = PlainShape | 'star' | 'triangle';

/** The cards of the seat in front. */
interface OwnCards {
  readonly seat: Seat;
  /** In hand, as far as they can be seen. */
  readonly hand: readonly Seen[];
  /** How many more are in hand that cannot be seen, and the back that they show. */
  readonly hidden: number;
  readonly back: string;
  /** Played, their power not yet spent. */
  readonly played: readonly Seen[];
}

/** What can be done that belongs to no card and to no place of the board, sorted into families. */
export interface MoreKit<A, V> {
  /** In the order of the prompts. */
  deeds(look: Look<V>): Deed<A>[];
  familyOf(deed: Deed<A>): string;
  /** Whether its family is listed for it, unless everything is. */
  isListed(deed: Deed<A>): boolean;
  /** What a family is called, and what is said of it. */
  said(family: string, look: Look<V>): { readonly title: string; readonly about: string };
  /** The family that is paid at its card: there stands what it costs. */
  readonly atCard: string;
  /** Cards stand at the foot of the stage, next to which there is less room. */
  isMet(look: Look<V>): boolean;
}

/** How the board shows its moves in their turn, among everything else that is shown. */
export interface StagedBoard<S = unknown, M = unknown> {
  /** From now on positions wait until they are shown move by move. */
  hold(): void;
  /** Shows some of the moves, which lead to a position in between. */
  perform(moves: readonly M[], state: S): Run;
  /** Whatever has not been shown is shown now. */
  release(): void;
}

/** What a stamp looks like: `harm` is in red. */
export interface StampLook {
  readonly sign: TableIcon;
  readonly words: string;
  readonly harm: boolean;
}

/** What a line of the chronicle looks like, by the sort of event that it tells. */
export interface EventLook {
  readonly icon: TableIcon | null;
  /** A turn begins with it, and a new part of the chronicle. */
  readonly turn: boolean;
  readonly harm: boolean;
  /** It mostly lists cards. */
  readonly list: boolean;
}

/** What happens at the table, as it is shown. */
export interface MotionKit<V> {
  readonly board: StagedBoard;
  /** What chapters tell as steps; none where they cannot be shown to happen. @param before what was seen before them */
  plan(chapters: readonly Chapter[], before: Look<V>): readonly TableStep[];
  /** The roll that counts now, which is there as well when the table has just been opened. */
  rolled(look: Look<V>): Roll | null;
  /** What a die is thrown for. */
  dieName(purpose: string): string;
  stamp(what: string): StampLook;
  /** The deck whose back cards show at a place; null: they do not lie face down there. */
  backAt(place: string): string | null;
  /** Whether what goes to places like these has an owner from then on. */
  isOwned(to: readonly string[]): boolean;
}

/** What one game tells the parts that all drawn tables share. Everything else comes from the host. */
export interface TableKit<A = unknown, V = unknown> {
  /** What symbols in sentences and prices look like; others are only said in words. */
  readonly symbols: { readonly [symbol: string]: SymbolShape };
  /** What a symbol is called. */
  symbolName(symbol: string): string;
  /** What a way to pay is called. */
  wayName(way: PaymentWay): string;
  /** Whether all that pays in a way counts alike: it is used or not, whatever it could count as. */
  countsAlike(way: PaymentWay): boolean;
  own(look: Look<V>): OwnCards;
  /** All cards that the table draws for a position. */
  drawn(look: Look<V>): ReadonlyMap<number, unknown>;
  /** The choices that are offered at drawn cards. */
  atCards(look: Look<V>): Deed<A>[];
  /** Whether it is what its card is for first of all, where it can be paid: its payment is unfolded at once. */
  isMain(deed: Deed<A>): boolean;
  /** What is done by laying a card at a place; null: nothing. */
  laid(deeds: readonly Deed<A>[], card: number, place: Place): Deed<A> | null;
  /** The card or hero whose face a seat has. */
  portrait(look: Look<V>, seat: Seat): string;
  eventLook(kind: string): EventLook;
  /** Whether the name of a card in a sentence leads to it. */
  leadsTo(id: string, view: V): boolean;
  readonly more: MoreKit<A, V>;
  readonly motion: MotionKit<V>;
}

/** Set by a game's own table before its parts are used. */
export const [useTableKit, setTableKit] = createContext<TableKit>();
