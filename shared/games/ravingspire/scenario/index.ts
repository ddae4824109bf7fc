import type { ScenarioGame } from '../../../engine/scenario.ts';
import { ravingspire } from '../index.ts';
import type { Action, Event, Match, State } from '../types.ts';
import { openingOf } from './given.ts';
import { givenOf } from './given-of.ts';
import { observe } from './observe.ts';
import { perform, stepOf } from './perform.ts';

/** How scenarios speak of Ravingspire. */
export const ravingspireScenarios: ScenarioGame<Match, State, Action, Event> = {
  game: ravingspire,
  defaultPacks: ['base'],
  opening: openingOf,
  perform,
  observe: ({ match, state, question }) => observe(match, state, question),
  writer: {
    stepOf,
    givenOf,
    rollOf: (event) => (event.kind === 'rolled' || event.kind === 'rerolled' ? event.value : null),
    unexpected: ['pendingAll'],
  },
};
