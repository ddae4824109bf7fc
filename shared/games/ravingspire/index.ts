import type { Game } from '../../engine/game.ts';
import { apply, check, intents, options } from './actions/index.ts';
import { ADDED } from './added.ts';
import { censusProblem } from './census.ts';
import { copyState } from './copy.ts';
import { decisions } from './decisions.ts';
import { KEPT, RULES_VERSION } from './rules/rulings.ts';
import { begin, blankState, makeMatch } from './setup.ts';
import { FROM_2 } from './translations.ts';
import type { Action, Event, Match, State } from './types.ts';
import { hidden, redact, view } from './view.ts';

/** Ravingspire, for the engine. The rules are in `rules/`, one file per chapter of `docs/rules/ravingspire.md`. */
export const ravingspire: Game<Match, State, Action, Event> = {
  id: 'ravingspire',
  rulesVersion: RULES_VERSION,
  rulings: KEPT,
  seats: { min: 1, max: 6 },
  // 2 reads some cards differently (`that` next to `until`, loot of foes, `spent` under conditions); same positions.
  // 3 plays filling, madness and payments differently; the new keys of positions are in `added`.
  upgraders: { 1: (state) => state, 2: (state) => state },
  translations: { 2: FROM_2 },
  added: ADDED,
  match: makeMatch,
  blank: blankState,
  copy: copyState,
  begin,
  decisions,
  check,
  apply,
  options,
  intents,
  view,
  redact,
  hidden,
  unsound: censusProblem,
};
