import type { EventKind } from '../../../../../shared/games/ravingspire/types.ts';
import type { Chapter } from '../../../../../shared/rpc/messages/tables.ts';
import { undoneEntries } from '../../../../table/chronicle.ts';
import type { IconName } from '../../../../ui/icons.ts';
import type { GlyphName } from '../../../../cards-table/glyphs.ts';

/** What is counted at the end of a game, with the events that count. */
const COUNTED = [
  { what: 'bought', icon: 'card-pickup', kinds: ['acquired'] },
  { what: 'loot', icon: 'chest', kinds: ['lootGained'] },
  { what: 'beaten', icon: 'crossed-swords', kinds: ['adversaryDefeated', 'battleWon'] },
  { what: 'rotated', icon: 'cycle', kinds: ['rotated'] },
  { what: 'mad', icon: 'broken-heart', kinds: ['wentMad'] },
] as const satisfies readonly {
  readonly what: string;
  readonly icon: GlyphName | IconName;
  readonly kinds: readonly EventKind[];
}[];

/** A line of the tally. */
export interface Count {
  readonly what: (typeof COUNTED)[number]['what'];
  readonly icon: GlyphName | IconName;
  readonly count: number;
}

/** How often it came to each, as the chronicle tells; what was taken back does not count. */
export function tally(chapters: readonly Chapter[]): Count[] {
  const undone = undoneEntries(chapters);
  const lines = chapters.flatMap((chapter) => (undone.has(chapter.n) ? [] : chapter.lines));
  return COUNTED.map(({ what, icon, kinds }) => ({
    what,
    icon,
    count: lines.filter(({ kind }) => kinds.some((counted) => counted === kind)).length,
  }));
}
