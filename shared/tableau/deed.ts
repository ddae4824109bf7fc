import type { EventBase, Question } from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import type { Entry } from '../engine/log.ts';
import type { Phrase } from '../words/tokens.ts';
import type { Narrator } from './presenter.ts';

/**
 * What an entry of the log did, as a sentence; null where its game has none for it.
 *
 * @param question the question that the entry answers
 */
export function sayDeed(
  narrator: Pick<Narrator<Json, EventBase>, 'did' | 'answered'>,
  { seat, kind, body }: Entry,
  question: Question | null,
): Phrase | null {
  if (kind === 'action') return narrator.did?.(body, seat) ?? null;
  if (kind !== 'answer' || question === null) return null;
  return narrator.answered?.(question, body, seat) ?? null;
}

/**
 * What sort of decision an entry of the log was, as a sentence for seats that may not know all of it; null where its game
 * has none for it.
 *
 * @param question the question that the entry answers
 */
export function sayOpenly(
  narrator: Pick<Narrator<Json, EventBase>, 'openly'>,
  { seat, kind, body }: Entry,
  question: Question | null,
): Phrase | null {
  if (kind === 'action') return narrator.openly?.({ action: body }, seat) ?? null;
  if (kind !== 'answer' || question === null) return null;
  return narrator.openly?.({ question }, seat) ?? null;
}
