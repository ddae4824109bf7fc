import { describe, expect, test } from 'vitest';
import { legTime, LENGTHS, moveTime } from '../../../../../renderer/games/ravingspire/board/lengths.ts';
import type { BoardMove, BoardState } from '../../../../../renderer/games/ravingspire/board/types.ts';
import { posesOf, stepsOf } from '../../../../../renderer/games/ravingspire/flat/poses.ts';
import { boardTime } from '../../../../../renderer/games/ravingspire/motion/board-steps.ts';
import { Tweens } from '../../../../../renderer/scene3d/motion/tweens.ts';
import { sharedUniforms } from '../../../../../renderer/scene3d/shading/uniforms.ts';
import { SCENERY } from '../../../../../renderer/games/ravingspire/tower/plan.ts';
import { World } from '../../../../../renderer/games/ravingspire/tower/stage/world.ts';
import { START } from '../tower/states.ts';

const turn = (by: number): BoardMove => ({
  kind: 'turn',
  level: 'dungeon',
  by,
  portal: (START.rings.dungeon.portal + by + START.sectors) % START.sectors,
  heroes: [],
  foe: null,
});
const MOVES: readonly BoardMove[] = [
  { kind: 'reveal', level: 'temple' },
  turn(1),
  turn(-2),
  turn(6),
  { kind: 'foe', level: 'temple', sector: 3 },
];

/** How long the tower acts a move. */
function actedFor(before: BoardState, state: BoardState, move: BoardMove): number {
  const world = new World({ count: 12, across: 6 }, sharedUniforms(SCENERY), new Tweens());
  world.prepare(before);
  world.settle(before, false);
  return world.act(move, state).reduce((sum, { ms }) => sum + ms, 0);
}

describe('one table of lengths', () => {
  test.each(MOVES)('%j takes as long on the map, in the tower and for those who wait', (move) => {
    const hidden = {
      ...START,
      rings: { ...START.rings, temple: { ...START.rings.temple, revealed: false } },
    };
    const before = move.kind === 'reveal' ? hidden : START;
    const waited = boardTime([move], before);
    expect(waited).toBe(moveTime(move, before));
    const steps = stepsOf(before, START, [move], posesOf(before, null));
    expect(steps.reduce((sum, { ms }) => sum + ms, 0)).toBe(waited);
    expect(actedFor(before, START, move)).toBe(waited);
  });

  test('a way through stairs is waited for as long as it is climbed', () => {
    const path = [{ level: 'temple' as const, sector: 4 }];
    expect(legTime({ level: 'dungeon', sector: 2 }, path[0], 12)).toBe(LENGTHS.climb);
    expect(legTime({ level: 'temple', sector: 11 }, { level: 'temple', sector: 0 }, 12)).toBe(LENGTHS.step);
  });
});
