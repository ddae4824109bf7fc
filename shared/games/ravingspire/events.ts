import type { Told } from '../../engine/game.ts';
import type { EventsOf } from '../../tableau/event.ts';
import type { TowerEvent } from './events/define.ts';
import * as EVENTS from './events/index.ts';

export type EventKind = keyof typeof EVENTS;

/** What happened in the tower; see `Told` for the fields that a step adds. */
export type Event = EventsOf<typeof EVENTS>;
export type ToldEvent = Told<Event>;

/** All kinds. */
export const EVENT_KINDS = Object.keys(EVENTS) as EventKind[];

export const isEventKind = (kind: string): kind is EventKind => Object.hasOwn(EVENTS, kind);

/** The definition of a kind, for events of which nothing else is known. */
export const definitionOf = (kind: EventKind): TowerEvent<object> => EVENTS[kind];
