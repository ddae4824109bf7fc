import type { Json } from '../../../shared/engine/json.ts';
import { valueAt } from '../../../shared/packs/pointer.ts';
import type { CardGesture } from '../../../shared/rpc/messages/workshop.ts';

/** Whether doing it twice comes to the same as doing it once. */
export function canBeRepeated(gesture: CardGesture): boolean {
  switch (gesture.do) {
    case 'set':
    case 'draft':
    case 'write':
    case 'clear':
    case 'translate':
      return true;
    case 'choose':
    case 'take':
    case 'remove':
    case 'duplicate':
    case 'split':
    case 'join':
    case 'shift':
    case 'carry':
    case 'paste':
    case 'fill':
    case 'reorder':
    case 'cure':
      return false;
  }
}

/**
 * Whether what was typed into a field is still meant on a card that others have changed meanwhile: it is where what is in the field
 * has stayed as it was.
 */
export function isStillMeant(gesture: CardGesture, before: Json, now: Json): boolean {
  if (gesture.do === 'translate') return true;
  if (gesture.do !== 'write') return false;
  return JSON.stringify(valueAt(before, gesture.at)) === JSON.stringify(valueAt(now, gesture.at));
}
