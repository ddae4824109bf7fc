// The pack of the page at one moment, and what comes of it.
import type { AdviceRow } from '../../../../shared/packs/advice/advice-row.ts';
import type { Operation } from '../../../../shared/packs/edit/operation.ts';
import { anchored } from '../../../../shared/packs/sentence/anchors.ts';
import { carriedOut } from '../../../../shared/packs/sentence/change.ts';
import type { Change, Draft } from '../../../../shared/packs/sentence/types.ts';
import { cardsIn, edited, TEXTS, withCard, type Files } from './files.ts';
import type { Paper } from './paper.ts';

/** The pack as it stands, and what it takes to go back there. */
export interface Standing {
  readonly files: Files;
  /** The file of the cards as text. */
  readonly paper: Paper;
  readonly drafts: readonly Draft[];
  readonly problems: readonly AdviceRow[];
}

/** What a change does to the card at an index, and to the drafts. */
export function changed(standing: Standing, index: number, change: Change): Standing {
  const { operations, carried: moves, done, draft } = change;
  const drafts = standing.drafts.filter(({ anchor }) => anchor !== done);
  const after = carried({ ...standing, drafts }, index, operations, moves);
  return draft === undefined ? after : { ...after, drafts: [...after.drafts, draft] };
}

/** What a change does to the file of the other language. */
export const translated = (standing: Standing, { operations }: Change): Standing => ({
  ...standing,
  files: edited(standing.files, [{ file: TEXTS, operations }]),
});

/** What operations do to the card at an index; drafts go with what they are at. */
export const carried = (
  standing: Standing,
  index: number,
  operations: readonly Operation[],
  moves: Change['carried'],
): Standing => {
  const definition = cardsIn(standing.files)[index] as unknown as Parameters<typeof carriedOut>[0];
  return {
    ...standing,
    files: withCard(standing.files, index, carriedOut(definition, operations)),
    drafts: standing.drafts.map((draft) => anchored(draft, operations, moves)),
  };
};

/** A draft at an anchor; an empty one takes it away. */
export function withDraft(standing: Standing, anchor: string, text: string): Standing {
  const others = standing.drafts.filter((draft) => draft.anchor !== anchor);
  return { ...standing, drafts: text === '' ? others : [...others, { anchor, text }] };
}
