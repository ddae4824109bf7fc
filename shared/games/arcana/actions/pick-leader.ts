import { sayEvent } from '../narrate/event.ts';
import { refuse } from '../rules/refuse.ts';
import { pickLeader as pick } from '../setup.ts';
import { NONE } from '../types.ts';
import { defineAction, Seat, asTold } from './define.ts';

/** Any seat names the one that begins (AR-R!6). */
export const pickLeader = defineAction({
  do: 'pickLeader',
  order: 20,
  phase: 'pickLeader',
  fields: { seat: Seat },
  check: (match, _state, _seat, { seat: leader }) =>
    leader >= 0 && leader < match.seats ? null : refuse('no-such-seat', { seat: leader }, 'AR-R!6'),
  apply: (g, _seat, { seat: leader }) => pick(g, leader),
  offers: (_match, state) => state.players.map((_, seat) => ({ seat })),
  group: () => 'leader',
  card: () => NONE,
  say: (s, { seat: leader }) => s.say('action.pickLeader', { who: s.who(leader) }),
  did: (s, { seat: leader }, seat) =>
    leader === seat
      ? sayEvent(s, { kind: 'leaderPicked', ...asTold(seat) })
      : s.say('did.pickLeader', { who: s.who(seat), other: s.who(leader) }),
  scenario: {
    fields: ['to'],
    read: (_match, { to }) => ({ seat: to as number }),
    write: (_match, { seat }) => ({ to: seat }),
  },
});
