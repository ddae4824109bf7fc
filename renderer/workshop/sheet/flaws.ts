// Where in a sentence a problem is shown.
import type { AdviceRow } from '../../../shared/packs/advice/advice-row.ts';
import type { Sentence } from '../../../shared/packs/sentence/types.ts';
import { isWithin } from '../../../shared/packs/pointer.ts';
import { firstStopIn } from './places.ts';

/** A problem at the stop that shows it. */
export interface Flaw {
  readonly problem: AdviceRow;
  /** Index in the sentence. */
  readonly stop: number;
}

/** The same with the id of the element that says it. */
export interface ShownFlaw {
  readonly flaw: Flaw;
  readonly id: string;
}

/**
 * The problems that belong to the sentence: each at the smallest part whose pointer begins its own. Hints are no flaws, nor are
 * drafts, which are seen to be such.
 */
export function flawsIn(sentence: Sentence, problems: readonly AdviceRow[]): readonly Flaw[] {
  return problems.flatMap((problem) => {
    const isShown = problem.severity !== 'hint' && problem.kind !== 'draft';
    const stop = isShown ? stopFor(sentence, problem.at) : -1;
    return stop < 0 ? [] : [{ problem, stop }];
  });
}

function stopFor(sentence: Sentence, at: string): number {
  const { stops, handles } = sentence;
  let best = -1;
  for (const [index, stop] of stops.entries())
    if (
      stop.role !== 'joint' &&
      isWithin(at, stop.at) &&
      (best < 0 || stop.at.length > stops[best].at.length)
    )
      best = index;
  // Of some cards all is said in the sentence: what is wrong in a field of theirs is shown there.
  const part = handles.findLast((handle) => handle.at !== '' && isWithin(at, handle.at));
  if (part !== undefined && (best < 0 || part.at.length > stops[best].at.length)) {
    const first = firstStopIn(sentence, part);
    if (first !== undefined) best = stops.indexOf(first);
  }
  return best < 0 ? best : (stops[best].over ?? best);
}
