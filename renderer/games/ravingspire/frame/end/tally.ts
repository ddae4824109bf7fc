import type { Counted } from '../../../../../shared/games/ravingspire/events/define.ts';
import { definitionOf, EVENT_KINDS } from '../../../../../shared/games/ravingspire/events.ts';
import type { TableIcon } from '../../../../cards-table/glyphs.ts';

/** What is counted at the end of a game, in the order in which it is shown. */
const TALLIES = {
  bought: 'card-pickup',
  loot: 'chest',
  beaten: 'crossed-swords',
  rotated: 'cycle',
  mad: 'broken-heart',
} as const satisfies { readonly [T in Counted]: TableIcon };

/** The same with the events that count. */
export const COUNTED = (Object.keys(TALLIES) as Counted[]).map((what) => ({
  what,
  icon: TALLIES[what],
  kinds: EVENT_KINDS.filter((kind) => definitionOf(kind).counts === what),
}));
