import { sayEvent } from '../narrate/event.ts';
import { focus as draw } from '../rules/effects.ts';
import { handLimit, hasRoom } from '../rules/players.ts';
import { refuse } from '../rules/refuse.ts';
import { finishTurn } from '../rules/turn.ts';
import { NONE } from '../types.ts';
import { defineAction, asTold } from './define.ts';

/** A card is drawn instead of played (AR-FOCUS-1, AR-R!20). */
export const focus = defineAction({
  do: 'focus',
  order: 40,
  phase: 'action',
  fields: {},
  check: (match, state, seat) =>
    hasRoom(match, state, seat) ? null : refuse('hand-full', { limit: handLimit(match) }, 'AR-R!20'),
  apply(g, seat) {
    g.emit({ kind: 'focused', seat, rule: 'AR-FOCUS-1' });
    draw(g, seat);
    finishTurn(g);
  },
  offers: () => [{}],
  group: () => 'wait',
  card: () => NONE,
  isWanted: () => true,
  say: (s) => s.say('action.focus'),
  did: (s, _action, seat) => sayEvent(s, { kind: 'focused', ...asTold(seat) }),
  scenario: { fields: [], read: () => ({}), write: () => ({}) },
});
