import { same, type Json } from '../../../shared/engine/json.ts';
import { packOf } from '../../../shared/packs/card-id.ts';
import { refusal } from '../../../shared/packs/card-commands/pack-data.ts';
import { isFields } from '../../../shared/packs/card-schema.ts';
import type { CardLookup } from '../../../shared/packs/check-card.ts';
import { checkPatch, ofCard } from '../../../shared/packs/check-patch.ts';
import type { AdviceRow } from '../../../shared/packs/advice/advice-row.ts';
import type { Definition } from '../../../shared/packs/content.ts';
import type { PackPlace } from '../../../shared/packs/document/entry.ts';
import type { FileEdit } from '../../../shared/packs/document/step.ts';
import type { Operation } from '../../../shared/packs/edit/operation.ts';
import type { Problem } from '../../../shared/packs/problems.ts';
import type { WrittenPatchRow } from '../../../shared/rpc/messages/workshop.ts';
import { escapeSegment, isWithin, segmentsOf } from '../../../shared/packs/pointer.ts';
import { carriedOut } from '../../../shared/packs/sentence/change.ts';
import type { Refused } from '../../../shared/packs/sentence/types.ts';
import type { Shelf } from '../../../shared/packs/shelf.ts';
import type { Language } from '../../../shared/words/languages.ts';
import { text } from '../../../shared/words/tokens.ts';
import { say } from '../words.ts';
import type { WrittenPack } from './written-pack.ts';

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
 * What is wrong with a patch while it is written. Of what is wrong with it as a whole, or between several, loading knows.
 *
 * @param told of its file, when all was loaded
 */
export function patchProblems(
  told: readonly Problem[],
  definition: Definition,
  { id, set }: PatchedCard,
  place: CardLookup,
): readonly Problem[] {
  const { pointer } = place;
  const ofEntry = told.filter((one) => isWithin(one.pointer, pointer) && OF_PATCHES.has(one.code));
  return [
    ...ofEntry.map((problem) => ({ ...problem, pointer: ofCard(problem.pointer, pointer) })),
    ...checkPatch(id, set as Definition, definition, place),
  ];
}

/** What is wrong with a patch as a whole, or between several. */
const OF_PATCHES: ReadonlySet<string> = new Set([
  'patch-breaks',
  'patch-own-card',
  'patch-too-costly',
  'patch-undeclared',
  'patched-twice',
]);

/** The cards of other packs that a pack changes, for a list of them. */
export const patchRowsOf = (pack: WrittenPack): WrittenPatchRow[] =>
  Array.from(pack.patches(), (card) => {
    const id = pack.idOf(card.definition, card.patched)!;
    const owner = packOf(id);
    return { ...pack.row(card), card: id, of: pack.shelf.packs.get(owner)?.pack.manifest.title ?? owner };
  });

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
  // What alone is set to what it was only kept the place for something else.
  const [only] = Object.keys(set);
  if (left === 1 && !touched.has(only) && same(set[only], original[only] ?? null)) {
    edits.push({ op: 'remove', path: at(`/${escapeSegment(only)}`) });
    left = 0;
  }
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
  // A patch sets something: another field, to what it is.
  const other = patchable.find((field) => !touched.has(field) && Object.hasOwn(original, field));
  if (other === undefined) return refusal('refused.unremovable');
  const kept: Operation = { op: 'add', path: at(`/${escapeSegment(other)}`), value: original[other] };
  return { file, operations: [kept, ...edits] };
}

/**
 * What the author of a patch is told, with a button where another pack changes the same: it is left to that.
 *
 * @param problems that the rows are about, in their order
 */
export const withPatchCures = (
  rows: readonly AdviceRow[],
  problems: readonly Problem[],
  pack: WrittenPack,
  language: Language,
): readonly AdviceRow[] =>
  rows.map((row, i) => {
    const { code, data } = problems[i];
    if (code !== 'patched-twice') return row;
    const other = String(data.other);
    const title = pack.shelf.packs.get(other)?.pack.manifest.title ?? other;
    const label = say(language, 'workshop.leave', { pack: text(title) });
    const operations: Operation[] = [{ op: 'remove', path: row.at }];
    return { ...row, cures: [{ label, certain: false, of: 'card', operations }] };
  });

const fieldOf = (pointer: string): string => segmentsOf(pointer).at(0) ?? '';
