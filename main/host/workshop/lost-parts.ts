import type { Json } from '../../../shared/engine/json.ts';
import { carried } from '../../../shared/packs/document/rebase.ts';
import { differences } from '../../../shared/packs/edit/difference.ts';
import { isWithin } from '../../../shared/packs/pointer.ts';
import { remembered } from '../../../shared/packs/sentence/anchors.ts';
import type { Change, Lost } from '../../../shared/packs/sentence/types.ts';
import { keyOfCard } from './card-place.ts';
import type { PlacedCard } from './written-pack.ts';

/** What changes of cards have lost, as long as the pack is open: it comes back when they are changed back. */
export class LostParts {
  /** By card: what was lost, at the places where that is in a definition. */
  readonly #cards = new Map<string, { readonly definition: Json; readonly lost: readonly Lost[] }>();

  /** What was lost of a card, where it is now. What has been changed since by other ways is forgotten where that touched it. */
  of({ place, definition }: PlacedCard): readonly Lost[] {
    const known = this.#cards.get(keyOfCard(place, definition));
    if (known === undefined || known.definition === definition) return known?.lost ?? [];
    const made = differences(known.definition, definition);
    const isGone = ({ at }: Lost): boolean =>
      made.some(({ op, path }) => op !== 'add' && op !== 'insert' && isWithin(at, path));
    return known.lost.filter((one) => !isGone(one)).map((one) => ({ ...one, at: carried(one.at, made) }));
  }

  /**
   * A change of a card has been made.
   *
   * @param before the card before it
   * @param definition after it
   */
  remember(
    before: PlacedCard,
    change: Pick<Change, 'operations' | 'carried' | 'lost'>,
    definition: Json,
  ): void {
    const lost = remembered(this.of(before), change);
    if (lost.length > 0) this.#cards.set(keyOfCard(before.place, definition), { definition, lost });
  }
}
