import type { Phrase } from '../../../words/tokens.ts';
import { definitionOf, type EventKind, type ToldEvent } from '../events.ts';
import type { TextKey } from '../text/en/table.ts';
import type { Speaker } from './speaker.ts';

/** One line of the log. Every kind of event has one: a missing message is a type error here. */
export function sayEvent(s: Speaker, event: ToldEvent): Phrase {
  const key: `event.${EventKind}` & TextKey = `event.${event.kind}`;
  return s.say(key, { who: s.who(event.seat), ...definitionOf(event.kind).values?.(s, event) });
}
