import { move } from './move.ts';
import { checkSkip } from '../rules/move.ts';
import { enterExplore } from '../rules/turn.ts';
import { NONE } from '../types.ts';
import { deed, defineAction } from './define.ts';

/** A bonus move is left out (SHOW-7). */
export const skipMove = defineAction({
  do: 'skipMove',
  order: 30,
  at: ['move', 'bonusMove'],
  fields: {},
  check: (_match, state) => checkSkip(state),
  apply: (g) => enterExplore(g),
  offers: () => [{}],
  tries: () => [{}],
  group: () => 'end',
  card: () => NONE,
  goesOn: true,
  say: (s) => s.say('action.skipMove'),
  did: (s, _action, seat) => deed(s, seat, 'did.skipMove'),
  scenario: {
    isMeant: ({ skip }) => skip === true,
    read: () => ({}),
    write: () => ({ do: move.do, skip: true }),
  },
});
