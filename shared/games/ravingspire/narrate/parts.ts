// Parts of sentences that events share with what heroes did and are asked.
import type { Json } from '../../../engine/json.ts';
import type { Values } from '../../../words/messages.ts';
import { NONE } from '../types.ts';
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
