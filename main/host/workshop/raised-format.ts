import type { CardWords } from '../../../shared/packs/card-words.ts';
import { dataAfter } from '../../../shared/packs/document/data-after.ts';
import type { PackDocument } from '../../../shared/packs/document/document.ts';
import type { FileEdit, WantedStep } from '../../../shared/packs/document/step.ts';
import { MANIFEST_FILE } from '../../../shared/packs/manifest.ts';
import { needsInFile } from '../../../shared/packs/needs.ts';
import { valueAt } from '../../../shared/packs/pointer.ts';
import { FORMAT } from '../../../shared/packs/schema.ts';
import { inEach } from '../../../shared/packs/sentence/spoken.ts';
import { text } from '../../../shared/words/tokens.ts';
import { say } from '../words.ts';

/**
 * A step that also gives the pack the format that it needs from then on, if it has an older one. Typed JSON is left alone: what is
 * wrong in it is said there, with the cure.
 *
 * @param words of its game, if it has any
 */
export function raisedFor(
  document: PackDocument,
  step: WantedStep,
  words: CardWords | undefined,
): WantedStep {
  const format = valueAt(document.dataOf(MANIFEST_FILE), '/format');
  if (typeof format !== 'number' || format >= FORMAT) return step;
  const needed = Math.max(...step.edits.map((edit) => neededBy(document, edit, format, words)));
  const isWritten = step.edits.some(
    (edit) => edit.file === MANIFEST_FILE && (!('operations' in edit) || edit.operations.some(isOfFormat)),
  );
  if (needed <= format || isWritten) return step;
  return {
    ...step,
    edits: withFormat(step.edits, needed),
    label: raisedLabel(step.label, needed),
    // What is typed next is a step of its own: this one says that it has raised the pack.
    merge: null,
  };
}

const isOfFormat = ({ path }: { readonly path: string }): boolean => path === '' || path === '/format';

const raisedLabel = (label: WantedStep['label'], format: number): WantedStep['label'] =>
  inEach((language) => {
    const step = typeof label === 'string' ? label : label[language];
    return say(language, 'workshop.raised', { step: text(step), format });
  });

/** The format that a pack needs for what an edit brings. */
function neededBy(
  document: PackDocument,
  edit: FileEdit,
  format: number,
  words: CardWords | undefined,
): number {
  const before = document.dataOf(edit.file);
  const after = dataAfter(before, edit);
  if (after === undefined) return format;
  const [old, now] = [before, after].map((data) => needsInFile(edit.file, data, format, words));
  return now.length > old.length ? Math.max(...now.map(({ needed }) => needed)) : format;
}

/** The edits with another format in `pack.json`. */
function withFormat(edits: readonly FileEdit[], value: number): readonly FileEdit[] {
  const operation = { op: 'replace', path: '/format', value } as const;
  const isThere = edits.some(({ file }) => file === MANIFEST_FILE);
  if (!isThere) return [...edits, { file: MANIFEST_FILE, operations: [operation] }];
  return edits.map((edit) =>
    edit.file === MANIFEST_FILE && 'operations' in edit
      ? { ...edit, operations: [...edit.operations, operation] }
      : edit,
  );
}
