import { Scene } from 'three';
import { describe, expect, it } from 'vitest';
import { LENGTHS, turnTime } from '../../../../../renderer/games/ravingspire/board/lengths.ts';
import type {
  BoardItem,
  BoardMove,
  BoardState,
  CameraPreset,
} from '../../../../../renderer/games/ravingspire/board/types.ts';
import { TOWER } from '../../../../../renderer/games/ravingspire/tower/plan.ts';
import { stepOf } from '../../../../../renderer/scene3d/geometry/circle.ts';
import { sharedUniforms } from '../../../../../renderer/scene3d/shading/uniforms.ts';
import { Theatre } from '../../../../../renderer/scene3d/theatre.ts';
import { hero, on, START } from './states.ts';

const TURN = {
  kind: 'turn',
  level: 'dungeon',
  by: 3,
  portal: 11,
  heroes: [
    { seat: 0, sector: 3 },
    { seat: 1, sector: 6 },
  ],
  foe: 0,
} as const satisfies BoardMove;
const TURNED: BoardState = {
  ...START,
  rings: { ...START.rings, dungeon: { ...START.rings.dungeon, portal: 11 } },
  heroes: [hero(0, on('dungeon', 3)), hero(1, on('dungeon', 6))],
  foes: [{ at: on('dungeon', 0) }],
};

type Shown = Theatre<BoardState, BoardMove, BoardItem, CameraPreset>;

function theatre(): Shown {
  const scenes = { solid: new Scene(), veils: new Scene() };
  const made = new Theatre(TOWER, sharedUniforms(TOWER.scenery), scenes);
  made.following = true;
  void made.show(START, []);
  made.advance(Infinity);
  return made;
}

/** How far the camera turns in this many milliseconds, in sectors. */
function swing(shown: Shown, ms: number): number {
  const before = shown.rig.azimuth;
  for (let passed = 0; passed < ms; passed += 20) shown.advance(20);
  return Math.abs(shown.rig.azimuth - before) / stepOf({ count: 12 });
}

describe('the camera', () => {
  it('holds still while a ring turns with its hero, and then comes back slowly', () => {
    const shown = theatre();
    void shown.show(TURNED, [TURN]);
    expect(swing(shown, turnTime(3) - 40)).toBe(0);
    expect(swing(shown, 60)).toBeLessThan(0.2);
    // What follows the turn is the position itself, without a move.
    void shown.show(TURNED, []);
    expect(swing(shown, LENGTHS.move)).toBeLessThan(1.7);
    expect(swing(shown, LENGTHS.mostTurn)).toBeGreaterThan(1);
    expect(shown.rig.azimuth % (Math.PI * 2)).toBeCloseTo(3 * stepOf({ count: 12 }));
  });

  it('stops on its way to a hero where a ring begins to turn', () => {
    const shown = theatre();
    void shown.show({ ...START, heroes: [hero(0, on('dungeon', 6)), hero(1, on('dungeon', 3))] }, []);
    swing(shown, 100);
    void shown.show(TURNED, [TURN]);
    shown.advance(20);
    shown.advance(20);
    expect(swing(shown, 1000)).toBeLessThan(0.01);
  });

  it('follows a hero that walks', () => {
    const shown = theatre();
    const walked = { ...START, heroes: [hero(0, on('dungeon', 1)), hero(1, on('dungeon', 3))] };
    void shown.show(walked, [{ kind: 'walk', seat: 0, path: [on('dungeon', 1)] }]);
    expect(swing(shown, LENGTHS.step)).toBeGreaterThan(0.3);
  });
});
