import type { Refusal } from '../../../engine/game.ts';
import type { Json } from '../../../engine/json.ts';
import { text, type Phrase } from '../../../words/tokens.ts';
import { NONE } from '../types.ts';
import type { Speaker } from './speaker.ts';

/** Why not, in a sentence with numbers: for the codes of this game, and for those of any table. */
export function sayRefusal(s: Speaker, { code, data }: Refusal): Phrase {
  const key = `refusal.${code}`;
  const card = numberOr(data['card'], NONE);
  return s.say(s.has(key) ? key : 'refusal.other', {
    code: text(code),
    do: text(String(data['do'] ?? '')),
    phase: String(data['phase'] ?? 'other'),
    who: s.who(numberOr(data['seat'], NONE)),
    card: s.inSentence(card),
    suit: suitOf(s, card),
    limit: String(numberOr(data['limit'], 0)),
    most: String(numberOr(data['most'], 0)),
  });
}

const numberOr = (value: Json | undefined, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

/** The suit of a card, where it has one. */
function suitOf(s: Speaker, card: number): Phrase {
  const found = card > NONE ? s.match.cards.at(card) : undefined;
  return found?.kind === 'pip' ? s.named(found.suit) : s.say('word.card');
}
