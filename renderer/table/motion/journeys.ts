// How cards travel while steps are shown: one after the other where a card is moved more than once.
import type { Places, Spot } from './places.ts';
import type { Flight, MotionStep } from '../../../shared/tableau/motion/steps.ts';
import { performedIn } from './steps.ts';

/** All that happens to one card while steps are shown. */
export interface Journey {
  readonly card: string;
  readonly legs: readonly Flight[];
  /** Where it begins; null where that cannot be seen. */
  readonly start: Spot | null;
  /** The card itself is seen there before anything moves: it waits in sight. */
  readonly seen: boolean;
}

/** Where a journey leads; one stop a leg. */
export interface JourneyRoute {
  readonly stops: readonly (Spot | null)[];
  /** The card itself lies where it ends: it is kept from sight until it arrives. */
  readonly arrives: boolean;
}

/**
 * The journeys of all cards that steps move.
 *
 * @param before places as they are before anything has changed
 */
export function journeysOf<C>(steps: readonly MotionStep<C>[], before: Places): Journey[] {
  const legs = new Map<string, Flight[]>();
  for (const each of performedIn(steps)) {
    if (each.kind === 'flight') legs.set(each.card, [...(legs.get(each.card) ?? []), each]);
  }
  return [...legs].map(([card, flights]) => {
    const own = before.at(card);
    return { card, legs: flights, start: own ?? before.first(flights[0].from), seen: own !== null };
  });
}

/** @param now places as they are with everything done */
export function routeOf({ card, legs }: Journey, now: Places): JourneyRoute {
  const own = now.at(card);
  const stops = legs.map((leg, i) => (i === legs.length - 1 ? own : null) ?? now.first(leg.to));
  return { stops, arrives: own !== null };
}

/** Whether a card is seen to go somewhere: it has to leave from, or reach, a place on the screen. */
export function isTravelled({ start, legs }: Journey, { stops }: JourneyRoute): boolean {
  const points = [start, ...stops].filter((spot) => spot !== null);
  if (points.length === 0) return false;
  if (legs.some(({ how }) => how !== 'slide') || points.length <= legs.length) return true;
  return points.some(({ box }) => isElsewhere(box, points[0].box));
}

const isElsewhere = (a: Spot['box'], b: Spot['box']): boolean =>
  Math.abs(a.left - b.left) + Math.abs(a.top - b.top) + Math.abs(a.width - b.width) > 3;
