import { checkEndEncounter, endEncounter as end } from '../rules/encounter.ts';
import { NONE } from '../types.ts';
import { deed, defineAction } from './define.ts';
import { NO_FIELDS } from './scene.ts';

/** The Encounter phase ends (ENC-1 ff.). */
export const endEncounter = defineAction({
  do: 'endEncounter',
  order: 120,
  at: ['encounter'],
  fields: {},
  check: (_match, state) => checkEndEncounter(state),
  apply: (g, seat) => end(g, seat),
  offers: () => [{}],
  tries: () => [{}],
  group: () => 'end',
  card: () => NONE,
  goesOn: true,
  say: (s) => s.say('action.endEncounter'),
  did: (s, _action, seat) => deed(s, seat, 'did.endEncounter'),
  scenario: NO_FIELDS,
});
