import type { Told } from '../../engine/game.ts';
import type { EventDefinition, EventsOf } from '../../tableau/event.ts';
import * as EVENTS from './events/index.ts';
import type { Speaker } from './narrate/speaker.ts';

export type EventKind = keyof typeof EVENTS;

/** What happened; `seat` is whom it happened to, -1 for the whole party. */
export type Event = EventsOf<typeof EVENTS>;
export type ToldEvent = Told<Event>;

/** The definition of a kind, for events of which nothing else is known. */
export const definitionOf = (kind: EventKind): EventDefinition<Speaker, object> => EVENTS[kind];
