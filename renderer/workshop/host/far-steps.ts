import type { PackPlace } from '../../../shared/packs/document/entry.ts';
import type { StepRow } from '../../../shared/rpc/messages/workshop.ts';
import type { PackSession } from './pack-session.svelte.ts';
import { isInCard, isSamePlace } from './written-cards.ts';

/** Milliseconds after which an author may have forgotten a step. */
const LONG_AGO = 10 * 60_000;

/** Asks whether a step is to be undone, or to be done again, that was done long ago and elsewhere. */
export type AskFarStep = (kind: 'undo' | 'redo', step: StepRow) => Promise<boolean>;

/** Whether a step was done long ago, and elsewhere than on a card. @param card null: none is shown */
function isFarOff({ at, place }: StepRow, card: PackPlace | null, now: number): boolean {
  if (now - at < LONG_AGO) return false;
  const isHere = card !== null && place !== null && (isSamePlace(place, card) || isInCard(place, card));
  return !isHere;
}

/** The step that comes next, where it is far off; null: none does, or it is not. */
export function farStep(
  { changing, shown: { state, card } }: PackSession,
  kind: 'undo' | 'redo',
): StepRow | null {
  const step = state?.[kind] ?? null;
  // What is being done right now is what would be undone.
  if (changing > 0 || step === null) return null;
  return isFarOff(step, card?.place ?? null, Date.now()) ? step : null;
}
