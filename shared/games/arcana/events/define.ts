import type { EventDefinition } from '../../../tableau/event.ts';
import type { Speaker } from '../narrate/speaker.ts';

/** Defines a kind of event by the facts that it tells. */
export const defineEvent = <Facts extends object>(
  definition: EventDefinition<Speaker, Facts>,
): EventDefinition<Speaker, Facts> => definition;
