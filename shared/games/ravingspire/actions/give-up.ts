import { checkGiveUp } from '../rules/battle.ts';
import { giveUpAdversary } from '../rules/encounter.ts';
import { loseShowdown } from '../rules/fight-foe.ts';
import { giveUpSpire } from '../rules/spire.ts';
import { NONE } from '../types.ts';
import { deed, defineAction } from './define.ts';
import { NO_FIELDS } from './scene.ts';

/** A battle is lost without paying for it (SHOW-3). */
export const giveUp = defineAction({
  do: 'giveUp',
  order: 130,
  at: ['battle'],
  fields: {},
  check: (_match, state) => checkGiveUp(state),
  apply(g, seat) {
    const { kind } = g.state.battle;
    if (kind === 'foe') loseShowdown(g, seat);
    else if (kind === 'spire') giveUpSpire(g, seat);
    else giveUpAdversary(g, seat);
  },
  offers: () => [{}],
  tries: () => [{}],
  group: () => 'end',
  card: () => NONE,
  say: (s) => s.say('action.giveUp'),
  did: (s, _action, seat) => deed(s, seat, 'did.giveUp'),
  scenario: NO_FIELDS,
});
