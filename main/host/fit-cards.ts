import type { Definitions } from '../../shared/engine/game.ts';
import type { Definition, GameContent } from '../../shared/packs/content.ts';
import { FILE_LIMITS, HARMLESS } from '../../shared/rpc/saved-table.ts';
import { holdsMoreThan } from './play/plain-data.ts';

/** A card by its full id. */
type Named = readonly [id: string, definition: Definition];

/**
 * The first of some cards that the schema or the bounds of the game refuse, by its id; null where all fit. Whether a card
 * is of any use is not asked.
 *
 * @param all the cards that they may refer to
 * @param lenient what does no harm may differ
 */
export function unfitCard(
  content: GameContent,
  some: readonly Named[],
  all: Definitions,
  lenient = false,
): string | null {
  // Before the schema is asked: it notes everything that does not fit, however much that is.
  const large = some.find(([, card]) => holdsMoreThan(card, FILE_LIMITS.cardValues));
  if (large) return large[0];
  if (!content.validateCards({ cards: some.map(([, card]) => card) })) {
    const errors = content.validateCards.errors ?? [];
    const error = errors.find(({ keyword }) => !lenient || !HARMLESS.includes(keyword));
    if (error) return (some[Number(error.instancePath.split('/')[2])] ?? some[0])[0];
  }
  const bounds = new Set(content.bounds);
  const lookup = {
    card: (id: string) => (Object.hasOwn(all, id) ? (all[id] as Definition) : undefined),
  };
  const beyond = some.find(([, card]) => content.inspect(card, lookup).some(({ code }) => bounds.has(code)));
  return beyond ? beyond[0] : null;
}
