// What a position of Ravingspire is to the page: the view and the actions with their types.
import type { Seat } from '../../../shared/engine/game.ts';
import type { Action } from '../../../shared/games/ravingspire/types.ts';
import type { Phase } from '../../../shared/games/ravingspire/types.ts';
import type { CardView, TableView } from '../../../shared/games/ravingspire/view.ts';
import type { Moment, SeatState, TableUpdate } from '../../../shared/rpc/messages/tables.ts';
import type { Prompt } from '../../../shared/tableau/tableau.ts';
import { deedsOf, type Deed } from '../../table/deeds.ts';
import { lookAt, type Look } from '../../table/look.ts';

export type { Action, CardView, Phase, TableView };

/** A hero as the viewer sees it. */
export type HeroView = TableView['heroes'][number];
/** A ring with its five places, its tower card and its foe. */
export type LevelView = TableView['levels'][number];
/** Where a hero can be: a ring, or the Keep. */
export type LevelName = HeroView['level'];

/** A position of this game as it is shown. */
export type TowerLook = Look<TableView>;
/** A choice with an action of this game. */
export type TowerDeed = Deed<Action>;

/**
 * The position to show.
 *
 * @param moment the past position that is looked at (`desk.session.moment`), or null
 */
export const towerLook = (update: TableUpdate, moment: Moment | null): TowerLook => lookAt(update, moment);

/** Everything that can be tried now, also what is refused and what is rarely wanted. */
export const towerDeeds = (prompts: readonly Prompt[]): TowerDeed[] => deedsOf(prompts);

// ------------------------------------------------------------------------------------------------------- seats

/**
 * The seat whose hand, battlemat and sanity are in front: the one that is asked now, else an own one whose turn it is,
 * else the own one seen last; whose turn it is for a spectator, and behind a curtain.
 */
export function frontSeat({ update, view, prompts }: TowerLook): Seat {
  const asked = prompts.at(0)?.seat;
  if (asked !== undefined) return asked;
  const { eyes } = update;
  if (eyes.includes(view.active)) return view.active;
  return eyes.at(0) ?? view.active;
}

/** A seat with its hero: who plays it, and how the hero is. */
export interface SeatedHero {
  readonly seat: SeatState;
  readonly hero: HeroView;
}

/** @throws RangeError when there is no such seat */
export function heroAt({ update, view }: TowerLook, seat: Seat): SeatedHero {
  const found = update.seats.find((other) => other.seat === seat);
  const hero = view.heroes.at(seat);
  if (found === undefined || hero === undefined) throw new RangeError(`there is no seat ${seat}`);
  return { seat: found, hero };
}

/** The ring on which the acting hero stands: its cards are the ones to meet. Null in the Keep. */
export function openRing({ view }: TowerLook): LevelView | null {
  const { level } = view.heroes[view.active];
  return view.levels.find((ring) => ring.level === level) ?? null;
}

// ------------------------------------------------------------------------------------------------------- phases

/** The phases of a turn as the guide shows them, each at its place. */
export const GUIDE = [
  'move',
  'draw',
  'encounter',
  'explore',
  'recover',
  'foe',
] as const satisfies readonly Phase[];
export type GuidePhase = (typeof GUIDE)[number];

/** Which phase of the guide is lit: a Showdown and the Keep take the place of the Encounter. Null when all is over. */
export function guidePhase({ view }: TowerLook): GuidePhase | null {
  switch (view.phase) {
    case 'showdown':
    case 'keep':
      return 'encounter';
    case 'over':
      return null;
    default:
      return view.phase;
  }
}
