import { passFlanking } from '../rules/flanking.ts';
import { refuse } from '../rules/refuse.ts';
import { enterDraw } from '../rules/turn.ts';
import { NONE } from '../types.ts';
import { deed, defineAction } from './define.ts';
import { NO_FIELDS } from './scene.ts';

/** A flanking window or the trade pause is passed (FLANK-4, TRADE-3). */
export const pass = defineAction({
  do: 'pass',
  order: 50,
  at: ['trade', 'flank'],
  outOfTurn: true,
  fields: {},
  check: (_match, { battle, trading, active, phase }, seat) =>
    battle.flankers.includes(seat) || (trading && seat === active)
      ? null
      : refuse('wrong-phase', { phase }, 'FLANK-4'),
  apply(g, seat) {
    if (seat === g.state.active && g.state.trading) enterDraw(g);
    else passFlanking(g, seat);
  },
  offers: () => [{}],
  tries: () => [{}],
  group: () => 'end',
  card: () => NONE,
  goesOn: true,
  say: (s) => s.say('action.pass'),
  did: (s, _action, seat) => deed(s, seat, 'did.pass'),
  scenario: { ...NO_FIELDS, isMeant: ({ pass: passes }) => passes === true },
});
