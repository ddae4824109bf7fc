import { sayEvent } from '../narrate/event.ts';
import { rest as recover } from '../rules/effects.ts';
import { finishTurn } from '../rules/turn.ts';
import { NONE } from '../types.ts';
import { defineAction, asTold } from './define.ts';

/** Health comes back instead of a card being played (AR-REST-1). */
export const rest = defineAction({
  do: 'rest',
  order: 50,
  phase: 'action',
  fields: {},
  check: () => null,
  apply(g, seat) {
    g.emit({ kind: 'rested', seat, rule: 'AR-REST-1' });
    recover(g, seat);
    finishTurn(g);
  },
  offers: () => [{}],
  group: () => 'wait',
  card: () => NONE,
  say: (s) => s.say('action.rest'),
  did: (s, _action, seat) => sayEvent(s, { kind: 'rested', ...asTold(seat) }),
  scenario: { fields: [], read: () => ({}), write: () => ({}) },
});
