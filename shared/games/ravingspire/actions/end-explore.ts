import { refuse } from '../rules/refuse.ts';
import { finishTurn } from '../rules/turn.ts';
import { NONE } from '../types.ts';
import { deed, defineAction } from './define.ts';
import { NO_FIELDS } from './scene.ts';

/** The Explore phase ends, and with it the hero's part of the turn (EXP-1). */
export const endExplore = defineAction({
  do: 'endExplore',
  order: 170,
  at: ['explore'],
  fields: {},
  check: (_match, { phase }) => (phase === 'explore' ? null : refuse('wrong-phase', { phase }, 'EXP-1')),
  apply: (g) => finishTurn(g),
  offers: () => [{}],
  tries: () => [{}],
  group: () => 'end',
  card: () => NONE,
  goesOn: true,
  say: (s) => s.say('action.endExplore'),
  did: (s, _action, seat) => deed(s, seat, 'did.endExplore'),
  scenario: NO_FIELDS,
});
