// The games whose rules are checked over thousands of games, each with its own players and samples.
import type { Outcome } from '../../tests/support/checked-game.ts';
import type { Counts, Listed } from '../../tests/support/counts.ts';
import { checkInterference as checkArcana } from '../../tests/shared/games/arcana/properties/sampled.ts';
import { LISTED as ARCANA, playNumber } from '../../tests/shared/games/arcana/properties/support.ts';
import { playChecked, planOf } from '../../tests/support/properties.ts';
import { countVerbs, REACHABLE } from '../../tests/support/reach.ts';
import { checkInterference } from '../../tests/support/sampled.ts';

interface CheckedGame {
  readonly id: string;
  /** Plays a game, by number, with all checks; throws at the first thing that does not hold. */
  play(number: number, counts: Counts): Outcome;
  /** Compares a position, by number, with worlds that no viewer can tell from it; throws where something shows. */
  checkPosition(number: number, counts: Counts): void;
  /** What has to come up. */
  readonly listed: Listed;
  /** Counts in this thread what games do not tell by themselves. Called before any card is compiled. */
  count(counts: Counts): void;
}

export const CHECKED = [
  {
    id: 'ravingspire',
    play: (number, counts) => playChecked(planOf(number), counts),
    checkPosition: (number, counts) => checkInterference(number, counts),
    listed: REACHABLE,
    count: countVerbs,
  },
  {
    id: 'arcana',
    play: playNumber,
    checkPosition: (number, counts) => checkArcana(number, counts),
    listed: ARCANA,
    count: () => undefined,
  },
] as const satisfies readonly CheckedGame[];
export type CheckedId = (typeof CHECKED)[number]['id'];

export const checkedGame = (id: CheckedId): CheckedGame => CHECKED.find((game) => game.id === id)!;
