import type { Message } from '../../../engine/game.ts';
import type { Json } from '../../../engine/json.ts';
import type { Phrase } from '../../../words/tokens.ts';
import { NONE } from '../types.ts';
import type { Speaker } from './speaker.ts';

/** Why a bot did what it did, in a sentence. */
export function sayReason(s: Speaker, { key, data }: Message): Phrase {
  const number = (value: Json | undefined, otherwise: number): number =>
    typeof value === 'number' ? value : otherwise;
  return s.say(s.has(key) ? key : 'why.anyway', {
    card: s.inSentence(number(data['card'], NONE)),
    partner: s.inSentence(number(data['partner'], NONE)),
    who: s.who(number(data['seat'], NONE)),
    count: number(data['count'], 0),
    left: number(data['left'], 0),
    amount: number(data['amount'], 0),
    health: String(number(data['health'], 0)),
  });
}
