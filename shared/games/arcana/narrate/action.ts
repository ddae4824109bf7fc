import type { Phrase } from '../../../packs/effects/tokens.ts';
import type { Partner, Play } from '../action-schema.ts';
import type { Action } from '../types.ts';
import { NONE } from '../types.ts';
import type { Speaker } from './speaker.ts';

export const yes = (value: boolean): 'yes' | 'no' => (value ? 'yes' : 'no');

/** The words on a button, and what stands in the log for it. */
export function sayAction(s: Speaker, action: Action): Phrase {
  switch (action.do) {
    case 'pickCharacters':
      return s.say('action.pickCharacters', { card: s.card(action.court) });
    case 'pickLeader':
      return s.say('action.pickLeader', { who: s.who(action.seat) });
    case 'play':
      return sayPlay(s, action);
    case 'focus':
    case 'rest':
    case 'saveNote':
      return s.say(`action.${action.do}`);
  }
}

function sayPlay(s: Speaker, { shieldTo, partner, ...lead }: Play): Phrase {
  return s.say('action.play', {
    ...partOf(s, lead),
    shielded: yes(shieldTo !== NONE),
    shield: s.who(shieldTo),
    paired: yes(partner !== null),
    partner: partner === null ? [] : s.say('action.partner', partOf(s, partner)),
  });
}

/** One card of a play, with what was decided about it. */
const partOf = (s: Speaker, { card, dispel, target }: Partner) => ({
  card: s.card(card),
  dispel: yes(dispel),
  healing: yes(target !== NONE),
  target: s.who(target),
});
