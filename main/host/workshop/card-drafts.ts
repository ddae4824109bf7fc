import type { Json } from '../../../shared/engine/json.ts';
import { parted } from '../../../shared/packs/edit/operation.ts';
import type { DraftChange, PackPlace, TextDraft } from '../../../shared/packs/document/entry.ts';
import { valueAt } from '../../../shared/packs/pointer.ts';
import { anchored } from '../../../shared/packs/sentence/anchors.ts';
import type { Change, Draft } from '../../../shared/packs/sentence/types.ts';

/** A draft as the sentence of its card has it, and as the document keeps it. */
export interface CardDraft {
  readonly draft: Draft;
  readonly stored: TextDraft;
}

/**
 * The drafts of a card, each at a gap.
 *
 * @param stored those within the card
 */
export const cardDrafts = (card: PackPlace, definition: Json, stored: readonly TextDraft[]): CardDraft[] =>
  stored.map((one) => {
    const anchor = gapAt(definition, one.place.pointer.slice(card.pointer.length));
    return { draft: { anchor, text: one.text, ...(one.part && { part: one.part }) }, stored: one };
  });

/** The gap for what is at a place: of something that is gone the end of the list that it was in. */
function gapAt(definition: Json, at: string): string {
  for (let place = at; place !== ''; place = parted(place)[0]) {
    if (/\/\d+$/.test(place)) return place;
    const list = valueAt(definition, place);
    if (Array.isArray(list)) return `${place}/${list.length}`;
  }
  return at;
}

/**
 * What a change of a card does to its drafts.
 *
 * @param at in milliseconds since 1970
 * @returns undefined where they stay where they are
 */
export function draftsAfter(
  { file, pointer }: PackPlace,
  drafts: readonly CardDraft[],
  { operations, carried, done, draft: fresh }: Change,
  at: number,
): DraftChange | undefined {
  const place = (anchor: string): PackPlace => ({ file, pointer: pointer + anchor });
  const moved = drafts.flatMap(({ draft, stored }) => {
    const { anchor } = anchored(draft, operations, carried);
    if (draft.anchor === done) return [{ gone: stored, come: [] }];
    return anchor === draft.anchor ? [] : [{ gone: stored, come: [{ ...stored, place: place(anchor) }] }];
  });
  const { anchor, ...rest } = fresh ?? { anchor: '' };
  const come = fresh === undefined ? [] : [{ place: place(anchor), text: '', ...rest, at }];
  if (moved.length === 0 && come.length === 0) return undefined;
  return { gone: moved.map(({ gone }) => gone), come: [...moved.flatMap((one) => one.come), ...come] };
}
