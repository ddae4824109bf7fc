import type { ScenarioGame } from '../../../engine/scenario.ts';
import { arcana } from '../index.ts';
import type { Action, Event, Match, State } from '../types.ts';
import { openingOf } from './given.ts';
import { givenOf } from './given-of.ts';
import { observe } from './observe.ts';
import { perform, stepOf } from './perform.ts';

/** How scenarios speak of Arcana; the words are described in `docs/rules/arcana-scenarios.md`. */
export const arcanaScenarios: ScenarioGame<Match, State, Action, Event> = {
  game: arcana,
  defaultPacks: ['arcana'],
  opening: openingOf,
  perform,
  observe,
  writer: {
    stepOf,
    givenOf,
    rollOf: (event) => (event.kind === 'counterattack' ? event.die : null),
    unexpected: ['pendingAll', 'options', 'deciding', 'events'],
  },
};
