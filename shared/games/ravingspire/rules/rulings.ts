import { SetupError, type Setup } from '../../../engine/game.ts';
import type { Match } from '../types.ts';

/** The version of these rules. */
export const RULES_VERSION = 3;

/**
 * Earlier versions whose rulings still apply to tables that began under them, if their logs lead elsewhere under those
 * of
 * today: otherwise undo would be impossible. Only what such logs were seen to depend on is kept.
 */
export const KEPT: readonly number[] = [2];

/**
 * The version by whose rulings a table is played.
 *
 * @throws SetupError on a version whose rulings are not kept
 */
export function rulingsOf({ rulings = RULES_VERSION }: Pick<Setup, 'rulings'>): number {
  if (rulings === RULES_VERSION || KEPT.includes(rulings)) return rulings;
  throw new SetupError(`rulings of version ${rulings} are not kept; only those of ${KEPT.join(', ')} are`);
}

/** Whether a table is played by the rulings of version 2. */
export const asInVersion2 = ({ rulings }: Pick<Match, 'rulings'>): boolean => rulings === 2;
