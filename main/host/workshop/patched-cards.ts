import { same, type Json } from '../../../shared/engine/json.ts';
import { refusal } from '../../../shared/packs/card-commands/pack-data.ts';
import { isFields } from '../../../shared/packs/card-schema.ts';
import type { Definition } from '../../../shared/packs/content.ts';
import type { PackPlace } from '../../../shared/packs/document/entry.ts';
import type { FileEdit } from '../../../shared/packs/document/step.ts';
import type { Operation } from '../../../shared/packs/edit/operation.ts';
import { escapeSegment, segmentsOf } from '../../../shared/packs/pointer.ts';
import { carriedOut } from '../../../shared/packs/sentence/change.ts';
import type { Refused } from '../../../shared/packs/sentence/types.ts';
import type { Shelf } from '../../../shared/packs/shelf.ts';

/** What a pack makes of a card of another one. */
export interface PatchedCard {
  /** Full id of the card. */
  readonly id: string;
  /** As its own pack has it. */
  readonly original: Definition;
  /** The fields that are other ones, as the patch has them. */
  readonly set: { readonly [field: string]: Json };
}

/** An entry of a file of patches as the card that it makes; null: it is none, or the card is not there. */
export function patchedCard(
  entry: Json,
  shelf: Shelf,
): { readonly definition: Definition; readonly patched: PatchedCard } | null {
  if (!isFields(entry)) return null;
  const { card, set } = entry as { readonly [field: string]: Json | undefined };
  if (typeof card !== 'string' || set === undefined || !isFields(set)) return null;
  const id = shelf.resolve(card);
  const original = shelf.cards.get(id)?.written;
  if (original === undefined) return null;
  return { definition: { ...original, ...set, id: original.id }, patched: { id, original, set } };
}

/**
 * Operations on a card that a patch makes, as an edit of the patch: it sets what is other than in the pack of the card.
 *
 * @param patchable the fields that a patch may set
 */
export function patchEdit(
  { file, pointer }: PackPlace,
  { original, set }: PatchedCard,
  definition: Json,
  operations: readonly Operation[],
  patchable: readonly string[],
): FileEdit | Refused {
  const touched = new Set(
    operations.flatMap((one) => (one.op === 'move' ? [one.from, one.path] : [one.path]).map(fieldOf)),
  );
  if ([...touched].some((field) => !patchable.includes(field))) return refusal('refused.unpatchable');
  const after = carriedOut(definition, operations) as { readonly [field: string]: Json };
  const at = (path: string): string => `${pointer}/set${path}`;
  // Within what the patch sets already, an edit is as small as in a card.
  if ([...touched].every((field) => Object.hasOwn(set, field) && Object.hasOwn(after, field)))
    return {
      file,
      operations: operations.map((one) =>
        one.op === 'move'
          ? { ...one, from: at(one.from), path: at(one.path) }
          : { ...one, path: at(one.path) },
      ),
    };
  const edits: Operation[] = [];
  let left = Object.keys(set).length;
  for (const field of touched) {
    const path = at(`/${escapeSegment(field)}`);
    const isSet = Object.hasOwn(set, field);
    if (Object.hasOwn(after, field)) {
      if (isSet && same(set[field], after[field])) continue;
      if (!isSet) left += 1;
      edits.push({ op: isSet ? 'replace' : 'add', path, value: after[field] });
      continue;
    }
    // What a patch does not set is as in the pack of the card: a field that is there cannot be taken away.
    if (!isSet) return refusal('refused.unremovable');
    left -= 1;
    edits.push({ op: 'remove', path });
  }
  if (left > 0) return { file, operations: edits };
  const [field] = Object.keys(set);
  if (!Object.hasOwn(original, field)) return refusal('refused.unremovable');
  // A patch sets something: what it set last is as it was.
  return {
    file,
    operations: [{ op: 'replace', path: at(`/${escapeSegment(field)}`), value: original[field] }],
  };
}

const fieldOf = (pointer: string): string => segmentsOf(pointer).at(0) ?? '';
