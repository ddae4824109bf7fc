import type { Event, G, Trigger } from '../types.ts';
import { setOff, type Call } from './calls.ts';
import { leaveMissing } from './missing.ts';
import { partDone } from './turn.ts';

/** A trigger that events of one kind set off on cards in play. */
export interface Reaction {
  readonly trigger: Trigger;
  /** To whose cards it comes, and about what. */
  calls(event: Event, g: G): readonly Call[];
}

/** From here on events of the step set off what cards in play do upon them. */
export function listen(g: G): void {
  if (g.match.reactions.size > 0) g.listener = (event) => hear(g, event);
}

/**
 * What an event sets off, in the order of CARD-15. None of it happens at once, since rules tell of a change while they make
 * it: it waits for the end of the effect that is being resolved, or of this part of the turn.
 */
function hear(g: G, event: Event): void {
  const reactions = g.match.reactions.get(event.kind);
  if (reactions === undefined) return;
  setOff(
    g,
    reactions.flatMap(({ trigger, calls }) => calls(event, g).map((call) => ({ trigger, call }))),
  );
}

/** Runs on until nothing waits that a step has set off, and no battle is open without an enemy. */
export function comeToRest(g: G): void {
  leaveMissing(g);
  while (g.state.triggers.length > 0) {
    partDone(g);
    leaveMissing(g);
  }
}
