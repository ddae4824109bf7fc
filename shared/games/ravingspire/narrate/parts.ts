// Parts of sentences that events share with what heroes did and are asked.
import type { Json } from '../../../engine/json.ts';
import type { Values } from '../../../words/messages.ts';
import { NONE, type CardNumber } from '../types.ts';
import type { Speaker } from './speaker.ts';

/** How something is said that is so or not. */
export const yes = (value: boolean): string => (value ? 'yes' : 'no');

/** What is asked for in a trade: a card, a card of the partner's, or nothing. */
export function taken(s: Speaker, take: Json): Values {
  if (take === 'any') return { any: 'open', take: [] };
  return typeof take !== 'number' || take === NONE
    ? { any: 'no', take: [] }
    : { any: 'yes', take: s.card(take) };
}

/** The card given in a trade, if any. */
export const given = (s: Speaker, give: number): Values => ({
  gift: yes(give === NONE),
  give: give === NONE ? [] : s.card(give),
});

/** Some cards, or only how many they are where the viewer does not see them. */
export function seen(s: Speaker, cards: readonly CardNumber[]): Values {
  const known = cards.every((card) => card !== NONE);
  return { count: cards.length, known: yes(known), cards: known ? s.cards(cards) : [] };
}
