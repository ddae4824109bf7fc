import type { Phrase } from '../../../words/tokens.ts';
import type { Decided } from '../../../tableau/presenter.ts';
import { NONE, type Action } from '../types.ts';
import { yes } from './action.ts';
import { sayDeed } from './deed.ts';
import { QUESTIONS } from './question.ts';
import type { Speaker } from './speaker.ts';

/**
 * Which sort of decision a hero made, as a sentence for those who do not see its hand (INFO-2): cards are named if they
 * are open when it is made. What pays may still be in the hand then, and is reported by the events.
 */
export function sayOpenly(s: Speaker, decision: Decided<Action>, seat: number): Phrase {
  const hero = s.hero(seat);
  if ('question' in decision) {
    const known = QUESTIONS.find((name) => name === decision.question.kind);
    return s.say(known === undefined ? 'open.other' : `open.answer.${known}`, { hero });
  }
  const { action } = decision;
  switch (action.do) {
    case 'trade':
      return s.say('open.trade', {
        hero,
        gift: yes(action.give === NONE),
        asked: s.hero(action.with, 'accusative'),
        toWith: s.hero(action.with, 'dative'),
      });
    case 'ability':
      return s.say('open.ability', { hero, index: String(action.index) });
    case 'well':
      return s.say('open.well', { hero });
    default:
      return sayDeed(s, 'pay' in action && action.pay !== null ? { ...action, pay: [] } : action, seat);
  }
}
