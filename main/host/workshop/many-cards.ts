import { createHash } from 'node:crypto';
import type { Json } from '../../../shared/engine/json.ts';
import {
  changedField,
  manyLabel,
  type ChangedField,
  type FieldChange,
} from '../../../shared/packs/card-commands/many-cards.ts';
import { refusal } from '../../../shared/packs/card-commands/pack-data.ts';
import { applyInParts, type PartEdit } from '../../../shared/packs/document/apply-parts.ts';
import type { PackDocument } from '../../../shared/packs/document/document.ts';
import type { PackPlace } from '../../../shared/packs/document/entry.ts';
import type { FileEdit, WantedStep } from '../../../shared/packs/document/step.ts';
import type { Operation } from '../../../shared/packs/edit/operation.ts';
import { patchableIn } from '../../../shared/packs/patches.ts';
import type { Refused } from '../../../shared/packs/sentence/types.ts';
import type { ChangePreview } from '../../../shared/rpc/messages/workshop-overview.ts';
import type { PackCommand } from '../../../shared/rpc/messages/workshop.ts';
import type { Language } from '../../../shared/words/languages.ts';
import { patchEdit } from './patched-cards.ts';
import type { CardAtWork } from './sentences.ts';
import type { CardViews } from './views.ts';

/** A card with what a change comes to on it; null: there is none at its place. */
type Outcome = { readonly card: CardAtWork; readonly changed: ChangedField } | null;

/** What a change of a field comes to on each of some cards. */
export function previewOf(
  views: CardViews,
  cards: readonly PackPlace[],
  change: FieldChange,
  language: Language,
): ChangePreview {
  const outcomes = outcomesOf(views, cards, change);
  return {
    rows: outcomes.map((outcome) => {
      if (outcome === null)
        return { before: null, after: null, refused: refusal('refused.gone').refused[language] };
      const { before, after, change: made } = outcome.changed;
      const refused = 'refused' in made ? made.refused[language] : null;
      return { before: before[language], after: after[language], refused };
    }),
    seen: markOf([change, outcomes.map(whatIs)]),
  };
}

/**
 * A change of a field of several cards as one step of the document.
 *
 * @param at in milliseconds since 1970
 * @returns null where it would not do what was shown
 */
export function changeStep(
  document: PackDocument,
  views: CardViews,
  { cards, change, seen }: Extract<PackCommand, { do: 'change' }>,
  at: number,
): WantedStep | Refused | null {
  const outcomes = outcomesOf(views, cards, change);
  if (markOf([change, outcomes.map(whatIs)]) !== seen) return null;
  const made = outcomes.flatMap((outcome) => {
    if (outcome === null || 'refused' in outcome.changed.change) return [];
    const part = partOf(outcome.card, outcome.changed.change.operations);
    return 'refused' in part ? [] : [{ card: outcome.card, part }];
  });
  const [first] = made;
  if (first === undefined) return refusal('refused.same');
  const byFile = Map.groupBy(made, ({ card }) => card.place.file);
  const edits: FileEdit[] = [];
  for (const [file, all] of byFile) {
    const parts = all.map(({ part }) => part);
    const edit = editInParts(document, file, parts);
    if ('refused' in edit) return edit;
    edits.push(edit);
  }
  const { bench, definition, place } = first.card;
  return {
    revision: document.revision,
    edits,
    label: manyLabel(bench, definition, change, made.length),
    // One card is where it was done; of several none is.
    place: made.length === 1 ? { file: place.file, pointer: place.pointer + change.at } : null,
    merge: null,
    at,
  };
}

/** Edits of many parts of a file as one of the whole of it. */
export function editInParts(
  document: PackDocument,
  file: string,
  parts: readonly PartEdit[],
): FileEdit | Refused {
  const open = document.file(file);
  if (open?.text == null || open.parsed === null) return refusal('refused.gone');
  const done = applyInParts(open.text, parts, open.parsed);
  return done.kind === 'edited' ? { file, whole: done.text } : refusal('refused.unreadable');
}

const outcomesOf = (views: CardViews, cards: readonly PackPlace[], change: FieldChange): readonly Outcome[] =>
  cards.map((place) => {
    const card = views.worked(place);
    if (card === null) return null;
    const changed = changedField(card.bench, card.definition, change);
    // It would have to be asked for by itself.
    const isLocked = card.patched === null && views.isLocked(card.definition);
    if (isLocked) return { card, changed: { ...changed, change: refusal('refused.locked') } };
    if ('refused' in changed.change) return { card, changed };
    const part = partOf(card, changed.change.operations);
    return { card, changed: 'refused' in part ? { ...changed, change: part } : changed };
  });

/** Operations on a card as a part of its file; of a card of another pack its patch is edited, as far as that can be. */
function partOf(
  { place, patched, definition, bench }: CardAtWork,
  operations: readonly Operation[],
): PartEdit | Refused {
  const { pointer } = place;
  if (patched === null) return { at: pointer, operations };
  const edit = patchEdit(place, patched, definition, operations, patchableIn(bench.content));
  if (!('operations' in edit)) return 'refused' in edit ? edit : refusal('refused.unpatchable');
  const within = (path: string): string => path.slice(pointer.length);
  return {
    at: pointer,
    operations: edit.operations.map((one) =>
      one.op === 'move'
        ? { ...one, from: within(one.from), path: within(one.path) }
        : { ...one, path: within(one.path) },
    ),
  };
}

/** All that a row shows, and what is done for it. */
function whatIs(outcome: Outcome): Json {
  if (outcome === null) return null;
  const { card, changed } = outcome;
  const { change, before } = changed;
  const does = 'refused' in change ? change.refused : change.operations;
  const { id = null } = card.definition as { readonly id?: Json };
  return [id, before, does] as unknown as Json;
}

/** Something that was shown, in short: it has the same mark as long as the same would be shown. */
export const markOf = (shown: unknown): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 24);
