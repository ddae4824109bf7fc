import type { NamedStep } from '../../../shared/packs/document/entry.ts';
import type { OpenFile } from '../../../shared/packs/document/file.ts';
import type { StepOutcome } from '../../../shared/packs/document/step.ts';
import type { StepRow, UnsavedFile } from '../../../shared/rpc/messages/workshop.ts';

// Steps and files as pages get them.

export const stepRow = ({ label, place, at }: NamedStep): StepRow => ({ label, place, at });

export function unsavedFile({ path, theirs, fault, isUnsaved }: OpenFile): UnsavedFile | null {
  if (theirs !== null) return { path, state: 'clash' };
  if (fault !== null) return { path, state: isUnsaved ? 'draft' : 'broken' };
  return isUnsaved ? { path, state: 'unsaved' } : null;
}

/** The places at which a step does not fit. */
export function placesOf(
  refusal: Exclude<StepOutcome, { kind: 'done' }>,
): { file: string; pointer: string }[] {
  switch (refusal.kind) {
    case 'stale':
      return refusal.pointers.map((pointer) => ({ file: refusal.file, pointer }));
    case 'unreadable':
    case 'unfit':
      return [{ file: refusal.file, pointer: refusal.problem.pointer }];
    case 'no-place':
      return [{ file: refusal.file, pointer: refusal.pointer }];
    case 'nothing':
      return [];
  }
}
