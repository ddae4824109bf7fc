import type { AdviceRow } from '../../../../shared/packs/advice/advice-row.ts';
import type { Definition } from '../../../../shared/packs/content.ts';
import type { Tongue } from '../../../../renderer/ui/words.ts';

/** A card on the bench, as a test wants it. */
export interface BenchScene {
  readonly tongue: Tongue;
  /** Scale of all text. */
  readonly textSize: number;
  readonly game: string;
  /** Id of the pack that all of the cards are in. */
  readonly pack: string;
  /** The cards of the pack, of which one is on the bench. */
  readonly cards: readonly Definition[];
  readonly card: string;
  /** Names and stories of cards in the other language. */
  readonly texts: { readonly [id: string]: { readonly name?: string; readonly story?: string } };
  readonly problems: readonly AdviceRow[];
}
