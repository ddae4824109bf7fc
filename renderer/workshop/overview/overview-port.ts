// What an overview of the cards of a pack is told, and what it asks for. A host, or a test, implements the port.
import type { Json } from '../../../shared/engine/json.ts';
import type { TextSearch } from '../../../shared/packs/card-commands/find-texts.ts';
import type { FieldChange } from '../../../shared/packs/card-commands/many-cards.ts';
import type { Column } from '../../../shared/packs/fields/columns.ts';
import type {
  CardCells,
  ChangePreview,
  ForeseenProblems,
  FoundRows,
} from '../../../shared/rpc/messages/workshop-overview.ts';
import type { CardFace } from '../../../shared/tableau/tableau.ts';
import type { BenchCard } from '../bench.ts';

/** A card of the pack with all that is known of its fields. */
export interface OverviewCard extends BenchCard {
  /** Its kind as its file has it, and in words, in the singular. */
  readonly rawKind: string;
  readonly kindName: string;
  /** Title of the pack that it is of, where this one only changes it; null: it is one of this pack. */
  readonly patchOf: string | null;
  /** Null until it has been asked for. */
  readonly cells: CardCells | null;
  /** All that it says, folded, as it is looked for. */
  readonly texts: readonly string[];
}

export interface OverviewState {
  /** In the order of the files. */
  readonly cards: readonly OverviewCard[];
  /** The fields that these cards may have. */
  readonly columns: readonly Column[];
  /** Of the pack, as it was when the cards were listed last. */
  readonly revision: number;
  /** Whether what all of them have in these fields is here. */
  readonly isWhole: boolean;
}

/** What came of something. */
export type OverviewAnswer =
  | { readonly kind: 'done' }
  /** @property isStale others have changed what it was about: it can be shown again and done then */
  | { readonly kind: 'refused'; readonly sentence: string; readonly isStale: boolean };

/** What an overview works on. Cards are named by their ids in lists. */
export interface OverviewPort {
  /** Read it in templates and effects: it changes. */
  readonly state: OverviewState;
  /** A card as it is printed; null: it cannot be drawn, undefined: that is not known yet. Read it in templates. */
  face(card: string): CardFace | null | undefined;
  /** These cards are seen: their faces are wanted, and what they have comes first. */
  see(cards: readonly string[]): void;
  /** Writes a field of a card as one step; undefined takes it away. */
  write(card: string, at: string, value: Json | undefined): Promise<OverviewAnswer>;
  /** What a change would come to on each of some cards; null where that could not be found out, which is said. */
  preview(cards: readonly string[], change: FieldChange): Promise<ChangePreview | null>;
  /** Makes a change that was shown. */
  change(cards: readonly string[], change: FieldChange, seen: string): Promise<OverviewAnswer>;
  /** Which problems such a change would bring and take away; null: it would not be done, or it is not known any more. */
  foreseeChange(
    cards: readonly string[],
    change: FieldChange,
    seen: string,
  ): Promise<ForeseenProblems | null>;
  find(search: TextSearch, by: string): Promise<FoundRows | null>;
  /** Replaces what was found. @param without indices of rows that stay as they are */
  replace(search: TextSearch, by: string, without: readonly number[], seen: string): Promise<OverviewAnswer>;
  foreseeReplace(
    search: TextSearch,
    by: string,
    without: readonly number[],
    seen: string,
  ): Promise<ForeseenProblems | null>;
}
