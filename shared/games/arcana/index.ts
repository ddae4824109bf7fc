import type { Game } from '../../engine/game.ts';
import { apply, check, intents, options } from './actions/index.ts';
import { censusProblem } from './census.ts';
import { decisions } from './decisions.ts';
import { begin, blankState, makeMatch, SEATS } from './setup.ts';
import type { Action, Event, Match, State } from './types.ts';
import { hidden, redact, view } from './view.ts';

/** Arcana, for the engine. The rules are in `rules/`, one file per chapter of `docs/rules/arcana.md`. */
export const arcana: Game<Match, State, Action, Event> = {
  id: 'arcana',
  rulesVersion: 1,
  seats: SEATS,
  upgraders: {},
  match: makeMatch,
  blank: blankState,
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
