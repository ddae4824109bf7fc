import type { EventBase } from '../../engine/game.ts';
import type { Narrator } from '../../tableau/presenter.ts';
import { valuesOf, type TableWords } from './words.ts';

/** An action as it is written in a log: what it does, and with what. */
export interface PlainAction {
  readonly do: string;
}

/**
 * Says everything by a message with the fields of what it says: `event.<kind>`, `action.<do>`, `refusal.<code>` (or
 * `refusal.other`), `question.<kind>`, `answer.<option>`, `outcome.<reason>`. `{hero}` is the hero of the event's seat,
 * or the first winner.
 */
export const plainNarrator = <A extends PlainAction, E extends EventBase>(
  words: TableWords,
): Narrator<A, E> => ({
  event: (event) => words.say(`event.${event.kind}`, { ...valuesOf(event), hero: words.hero(event.seat) }),
  refusal({ code, data }) {
    const key = `refusal.${code}`;
    return words.say(words.has(key) ? key : 'refusal.other', valuesOf(data));
  },
  action: (action) => words.say(`action.${action.do}`, valuesOf(action)),
  question: ({ kind, data }) => words.say(`question.${kind}`, valuesOf(data)),
  answer: (_question, option) => words.say(`answer.${String(option)}`),
  outcome: ({ winners, reason }) => words.say(`outcome.${reason}`, { hero: words.hero(winners[0] ?? -1) }),
  reason: ({ key, data }) => words.say(key, valuesOf(data)),
  seat: words.hero,
});
