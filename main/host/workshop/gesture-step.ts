import type { Operation } from '../../../shared/packs/edit/operation.ts';
import type { PackPlace } from '../../../shared/packs/document/entry.ts';
import type { WantedStep } from '../../../shared/packs/document/step.ts';
import type { Change } from '../../../shared/packs/sentence/types.ts';
import type { SentenceGesture } from '../../../shared/rpc/messages/workshop.ts';
import { draftsAfter } from './card-drafts.ts';
import type { CardAtWork } from './sentences.ts';

/**
 * A change of a card as a step of the document.
 *
 * @param revision of the document
 * @param at in milliseconds since 1970
 */
export function stepFor(
  { place, drafts }: CardAtWork,
  change: Change,
  gesture: SentenceGesture,
  revision: number,
  at: number,
): WantedStep {
  const { file, pointer } = place;
  const run = gesture.do === 'set' ? gesture.run : null;
  const changed = draftsAfter(place, drafts, change, at);
  return {
    revision,
    edits: [{ file, operations: change.operations.map((operation) => within(pointer, operation)) }],
    label: change.label,
    place: { file, pointer: pointer + change.focus.at },
    merge: run && JSON.stringify([file, pointer, run]),
    ...(changed && { drafts: changed }),
    at,
  };
}

/** Where the draft of a gap is kept, or is to be. */
export const draftPlace = ({ place: { file, pointer }, drafts }: CardAtWork, gap: string): PackPlace =>
  drafts.find(({ draft }) => draft.anchor === gap)?.stored.place ?? { file, pointer: pointer + gap };

/** An operation on a definition as one on the file. */
function within(pointer: string, operation: Operation): Operation {
  const path = pointer + operation.path;
  return operation.op === 'move'
    ? { ...operation, from: pointer + operation.from, path }
    : { ...operation, path };
}
