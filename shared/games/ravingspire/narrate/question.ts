import type { Question } from '../../../engine/game.ts';
import type { Json } from '../../../engine/json.ts';
import { text, type Phrase } from '../../../words/tokens.ts';
import type { TextKey } from '../text/en/table.ts';
import { ATTRIBUTES, NONE } from '../types.ts';
import { LEVEL_NAMES } from '../public.ts';
import { given, taken } from './parts.ts';
import type { Speaker } from './speaker.ts';

/** Kinds of questions that rules and cards ask. */
export const QUESTIONS = [
  'discard',
  'banish',
  'retrieve',
  'steal',
  'give',
  'put-on-deck',
  'put-back',
  'put-under',
  'play',
  'again',
  'put-on-ring',
  'replace',
  'shuffle',
  'gain',
  'reshuffle',
  'bury',
  'pick',
  'reduce-cost',
  'take-into-battle',
  'until',
  'hero',
  'level',
  'direction',
  'steps',
  'extraSteps',
  'reroll',
  'liftRoll',
  'overwhelmed',
  'finale',
  'legacy',
  'hinderAs',
  'trade',
  'tradeConfirm',
  'generate',
  'generateAs',
  'may',
  'option',
] as const;

const cardOf = (value: Json | undefined): number => (typeof value === 'number' ? value : NONE);

/** The prompt of a question. The client shows what it concerns (`data.cause`) next to it. */
export function sayQuestion(s: Speaker, { kind, data }: Question): Phrase {
  const known = QUESTIONS.find((name) => name === kind);
  const key: TextKey = known === undefined ? 'question.other' : `question.${known}`;
  const isGift = known === 'trade' && cardOf(data['give']) === NONE;
  return s.say(isGift ? 'question.trade.gift' : key, {
    kind: text(kind),
    from: s.hero(cardOf(data['from'])),
    ...given(s, cardOf(data['give'])),
    ...taken(s, data['take'] ?? NONE),
  });
}

/** One option of a question: a card, a hero, a word, a number. */
export function sayAnswer(s: Speaker, { kind, data }: Question, option: Json): Phrase {
  const { values } = data;
  if (kind === 'generate' && option === 'hero') return s.say('answer.hero');
  if (values === 'cards') return typeof option === 'number' ? s.named(option) : s.say('answer.none');
  if (values === 'effects') return s.say('answer.option', { number: String(cardOf(option) + 1) });
  if (kind === 'hero') return s.hero(cardOf(option));
  if (typeof option === 'number') return [{ number: option }];
  return sayWord(s, kind, String(option));
}

function sayWord(s: Speaker, kind: string, word: string): Phrase {
  const attribute = ATTRIBUTES.find((name) => name === word);
  if (attribute !== undefined) return s.attribute(attribute);
  // A roll can be kept as well.
  const level = kind === 'reroll' ? -1 : LEVEL_NAMES.findIndex((name) => name === word);
  if (level >= 0) return s.level(level);
  for (const key of [`answer.${word}`, `word.${word}`]) if (s.has(key)) return s.say(key as TextKey);
  return text(word);
}
