// Hostile packs beside those that ship: what ships is there whole, whatever is next to it, and the work has bounds that
// are counted, not timed. The soak (`npm run soak -- hostile`) has hundreds of them, with a clock and a bound of memory.
import { expect, test } from 'vitest';
import { readPackFolder } from '../../../main/host/packs/read.ts';
import { drawFrom } from '../../../shared/engine/random.ts';
import { contents } from '../../../shared/games/index.ts';
import type { GameContent } from '../../../shared/packs/content.ts';
import { loadPacks } from '../../../shared/packs/load.ts';
import { LIMITS } from '../../../shared/packs/source.ts';
import { LONG } from '../../support/long.ts';
import { HOSTILE_KINDS, hostilePack } from '../../support/hostile-packs.ts';

const SHIPPED = ['base', 'arcana'].map((id) =>
  readPackFolder(new URL(`../../../mods/${id}`, import.meta.url).pathname, 'shipped'),
);
const alone = loadPacks(SHIPPED, contents);
const cards = Object.keys(alone.cards).length;

/** The games, counting how often a card is inspected. */
function counted(): { games: GameContent[]; inspected: () => number } {
  let count = 0;
  const games = contents.map((content) => ({
    ...content,
    inspect: (...asked: Parameters<GameContent['inspect']>) => {
      count++;
      return content.inspect(...asked);
    },
  }));
  return { games, inspected: () => count };
}

test.each(HOSTILE_KINDS.map((kind, i) => [kind, i] as const))('%s', (_kind, i) => {
  // Every day beside one of the packs that ship; the soak takes both.
  for (const [made, good] of SHIPPED.entries()) {
    if (!LONG && made !== i % SHIPPED.length) continue;
    const number = i + made * HOSTILE_KINDS.length;
    const { source } = hostilePack(number, good, drawFrom(`hostile ${number}`));
    const { games, inspected } = counted();
    const loaded = loadPacks([...SHIPPED, source], games);
    const shipped = Object.values(loaded.cards).filter(({ pack }) => pack !== 'hostile').length;
    expect(loaded.packs.map(({ id }) => id)).toEqual(expect.arrayContaining(['base', 'arcana']));
    expect(shipped).toBe(cards);
    expect(loaded.problems.length).toBeLessThanOrEqual(LIMITS.problemsPerPack + source.files.length + 1);
    // Each card once, again for what falls with another, and what patches are allowed to ask for.
    expect(inspected()).toBeLessThanOrEqual(
      4 * (cards + Object.keys(loaded.cards).length + 40_000) + 2 * LIMITS.patchChecks,
    );
  }
});
