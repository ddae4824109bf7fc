import type { Question } from '../../../engine/game.ts';
import type { Json } from '../../../engine/json.ts';
import type { Phrase } from '../../../words/tokens.ts';
import type { Values } from '../../../words/messages.ts';
import type { DeedKey } from '../text/en/deed.ts';
import { ATTRIBUTES } from '../types.ts';
import { LEVEL_NAMES } from '../public.ts';
import type { Speaker } from './speaker.ts';

/** Questions that are answered with a card. */
const WITH_A_CARD = [
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
  'reduce-cost',
  'take-into-battle',
  'overwhelmed',
  'legacy',
  'trade',
  'generate',
] as const;

/** What a hero answered, as a sentence in the same manner: "Aurora discards Blade." */
export function sayAnswered(s: Speaker, { kind, data, rule }: Question, option: Json, seat: number): Phrase {
  const say = (key: DeedKey, values: Values = {}): Phrase => s.say(key, { hero: s.hero(seat), ...values });
  if (data['values'] === 'cards') {
    if (kind === 'generate' && option === 'hero') return say('did.answer.generate.own');
    if (typeof option !== 'number') return say(kind === 'trade' ? 'did.answer.trade.no' : 'did.answer.none');
    const known = WITH_A_CARD.find((name) => name === kind);
    return say(known === undefined ? 'did.answer.card' : `did.answer.${known}`, { card: s.card(option) });
  }
  if (typeof option === 'number') return sayNumber(s, { kind, data, rule }, option, seat);
  switch (`${kind} ${String(option)}`) {
    case 'reroll keep':
    case 'liftRoll no':
      return say('did.answer.keep');
    case 'reroll reroll':
      return say('did.answer.reroll');
    case 'liftRoll yes':
      return say('did.answer.liftRoll');
    case 'finale everyone':
      return say('did.answer.everyone');
    case 'finale alone':
      return say('did.answer.alone');
    case 'trade yes':
    case 'tradeConfirm yes':
      return say('did.answer.trade.yes');
    case 'trade no':
    case 'tradeConfirm no':
      return say('did.answer.trade.no');
    case 'direction clockwise':
    case 'direction counterclockwise': {
      const way = s.say(option === 'clockwise' ? 'word.clockwise' : 'word.counterclockwise');
      // A card may move a hero instead.
      return say(rule === 'EXP-2' ? 'did.answer.turn' : 'did.answer.way', { way });
    }
  }
  if (option === 'yes' || option === 'no') return say(`did.answer.${option}`);
  const as = ATTRIBUTES.find((name) => name === option);
  if (as !== undefined) return say('did.answer.attribute', { as: s.attribute(as) });
  const level = LEVEL_NAMES.findIndex((name) => name === option);
  return level < 0 ? say('did.answer.other') : say('did.answer.level', { level: s.level(level) });
}

function sayNumber(
  s: Speaker,
  { kind, data }: Pick<Question, 'kind' | 'data' | 'rule'>,
  option: number,
  seat: number,
): Phrase {
  const hero = s.hero(seat);
  if (kind === 'hero') {
    const key = option === seat ? 'did.answer.self' : 'did.answer.hero';
    return s.say(key, { hero, chosen: s.hero(option, 'accusative') });
  }
  if (data['values'] === 'effects') return s.say('did.answer.option', { hero, number: String(option + 1) });
  const known = kind === 'steps' || kind === 'extraSteps' ? kind : 'number';
  return s.say(`did.answer.${known}`, { hero, count: option });
}
