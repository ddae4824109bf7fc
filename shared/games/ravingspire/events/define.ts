import type { EventDefinition, EventMarks } from '../../../tableau/event.ts';
import type { CommonCue } from '../../../tableau/motion/cues.ts';
import type { MotionStep } from '../../../tableau/motion/steps.ts';
import { stamped } from '../../../tableau/motion/units.ts';
import type { BoardMove } from '../drawn/board.ts';
import type { Speaker } from '../narrate/speaker.ts';

/** Icons of lines in the chronicle; drawn tables have their shapes (`renderer/cards-table/glyphs.ts`). */
type Icon =
  | 'brain'
  | 'broken-heart'
  | 'candle-light'
  | 'card-burn'
  | 'card-draw'
  | 'card-exchange'
  | 'card-pickup'
  | 'chest'
  | 'cowled'
  | 'crossed-swords'
  | 'cycle'
  | 'death-skull'
  | 'dice-six-faces-three'
  | 'evil-tower'
  | 'footsteps'
  | 'hazard-sign'
  | 'key'
  | 'knapsack'
  | 'laurels'
  | 'pentacle'
  | 'poker-hand'
  | 'return-arrow'
  | 'three-friends'
  | 'wax-seal'
  | 'white-tower';

/** What is counted at the end of a game. */
export type Counted = 'bought' | 'loot' | 'beaten' | 'rotated' | 'mad';

/** A kind of event of the tower. */
export interface TowerEvent<Facts> extends EventDefinition<Speaker, Facts, Icon> {
  /** What moves on the board; nothing when left out. It is shown after all else. @param sectors of every ring */
  move?(event: Facts & EventMarks, sectors: number): BoardMove;
  /** What it counts for at the end of a game. */
  readonly counts?: Counted;
}

/** Defines a kind of event by the facts that it tells. */
export const defineEvent = <Facts extends object>(definition: TowerEvent<Facts>): TowerEvent<Facts> =>
  definition;

/** What a stamp announces: a battle won or lost, a key, madness. */
export type Stamped = 'won' | 'lost' | 'key' | 'mad';

export const stamp = (what: Stamped): MotionStep<CommonCue> => stamped(what);
