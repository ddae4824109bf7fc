import type { Operation } from '../../../shared/packs/edit/operation.ts';
import type { PackPlace } from '../../../shared/packs/document/entry.ts';
import type { FileEdit, WantedStep } from '../../../shared/packs/document/step.ts';
import { patchableIn } from '../../../shared/packs/patches.ts';
import type { Change, Refused } from '../../../shared/packs/sentence/types.ts';
import { patchEdit } from './patched-cards.ts';
import { draftsAfter } from './card-drafts.ts';
import type { CardAtWork } from './sentences.ts';

/** When a step is made, and what it goes on with. */
export interface StepTime {
  /** Of the document. */
  readonly revision: number;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Of typing: all with the same one and less than a second between them are one step. */
  readonly run: string | null;
}

/** What a gesture comes to. */
export interface Gestured {
  readonly step: WantedStep;
  /** What of it is done to the card itself. */
  readonly change: Omit<Change, 'label'>;
  /** Whether it changes what other cards stand or fall with, and the card on the bench with them. */
  readonly isWhole?: boolean;
}

/** A change of a card as a step of the document. */
export function stepFor(card: CardAtWork, change: Change, time: StepTime): WantedStep | Refused {
  const { place, drafts } = card;
  const { file, pointer } = place;
  const edit = editOf(card, change.operations);
  if ('refused' in edit) return edit;
  const changed = draftsAfter(place, drafts, change, time.at);
  return {
    ...stepOn(place, change, [edit], time),
    place: { file, pointer: pointer + change.focus.at },
    ...(changed && { drafts: changed }),
  };
}

/** Operations on a card as an edit of what it is made from. */
function editOf(
  { place, definition, patched, bench }: CardAtWork,
  operations: readonly Operation[],
): FileEdit | Refused {
  if (patched === null || operations.length === 0) return withinCard(place, operations);
  return patchEdit(place, patched, definition, operations, patchableIn(bench.content));
}

/** A step that is made from a card, whatever it changes. */
export const stepOn = (
  { file, pointer }: PackPlace,
  { label }: Pick<Change, 'label'>,
  edits: readonly FileEdit[],
  { revision, at, run }: StepTime,
): WantedStep => ({
  revision,
  edits,
  label,
  place: { file, pointer },
  merge: run && JSON.stringify([file, pointer, run]),
  at,
});

/** Where the draft of a gap is kept, or is to be. */
export const draftPlace = ({ place: { file, pointer }, drafts }: CardAtWork, gap: string): PackPlace =>
  drafts.find(({ draft }) => draft.anchor === gap)?.stored.place ?? { file, pointer: pointer + gap };

/** Operations on a definition as an edit of its file. */
export const withinCard = ({ file, pointer }: PackPlace, operations: readonly Operation[]): FileEdit => ({
  file,
  operations: operations.map((operation): Operation => {
    const path = pointer + operation.path;
    return operation.op === 'move'
      ? { ...operation, from: pointer + operation.from, path }
      : { ...operation, path };
  }),
});
