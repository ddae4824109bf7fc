import type { Message } from '../../../engine/game.ts';
import type { Json } from '../../../engine/json.ts';
import type { Phrase } from '../../../words/tokens.ts';
import type { TextKey } from '../text/en/table.ts';
import { ATTRIBUTES, NONE } from '../types.ts';
import type { Speaker } from './speaker.ts';

/** Why a bot did what it did, in a sentence. */
export function sayReason(s: Speaker, { key, data }: Message): Phrase {
  const number = (value: Json | undefined, otherwise: number): number =>
    typeof value === 'number' ? value : otherwise;
  const { as } = data;
  return s.say((s.has(key) ? key : 'why.answer') as TextKey, {
    card: s.card(number(data['card'], NONE)),
    hero: s.hero(number(data['hero'], NONE)),
    toHero: s.hero(number(data['hero'], NONE), 'dative'),
    level: s.level(number(data['level'], NONE)),
    atLevel: s.atLevel(number(data['level'], NONE)),
    left: number(data['left'], 0),
    power: String(number(data['power'], 0)),
    strength: s.power(number(data['power'], 0), number(data['allowed'], 0)),
    as: s.attribute(ATTRIBUTES.find((name) => name === as) ?? 0),
  });
}
