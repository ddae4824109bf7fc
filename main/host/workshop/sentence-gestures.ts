import type { Json } from '../../../shared/engine/json.ts';
import type { Bench } from '../../../shared/packs/sentence/bench.ts';
import { duplicate, join, paste, set, split } from '../../../shared/packs/sentence/gestures.ts';
import { carry, move } from '../../../shared/packs/sentence/moves.ts';
import { remove } from '../../../shared/packs/sentence/removal.ts';
import type { Change, Refused } from '../../../shared/packs/sentence/types.ts';
import type { SentenceGesture } from '../../../shared/rpc/messages/workshop.ts';

/** A gesture that says itself what it does: nothing has to be chosen. */
export type PlainGesture = Exclude<SentenceGesture, { do: 'draft' | 'choose' | 'take' }>;

/** What a gesture in the sentence of a card does. */
export function sentenceChange(bench: Bench, definition: Json, gesture: PlainGesture): Change | Refused {
  switch (gesture.do) {
    case 'set':
      return set(bench, definition, gesture.at, gesture.value);
    case 'remove':
      return remove(bench, definition, gesture.at);
    case 'shift':
      return move(bench, definition, gesture.at, gesture.way);
    case 'carry':
      return carry(bench, definition, gesture.at, gesture.to);
    case 'duplicate':
      return duplicate(bench, definition, gesture.at);
    case 'paste':
      return paste(bench, definition, gesture.at, gesture.json);
    case 'split':
      return split(bench, definition, gesture.at);
    case 'join':
      return join(bench, definition, gesture.at);
  }
}
