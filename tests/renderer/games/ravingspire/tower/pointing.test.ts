import { describe, expect, it } from 'vitest';
import {
  LEVELS,
  type BoardItem,
  type BoardState,
} from '../../../../../renderer/games/ravingspire/board/types.ts';
import { Tweens } from '../../../../../renderer/scene3d/motion/tweens.ts';
import { sharedUniforms } from '../../../../../renderer/scene3d/shading/uniforms.ts';
import { SCENERY, TOWER } from '../../../../../renderer/games/ravingspire/tower/plan.ts';
import { World } from '../../../../../renderer/games/ravingspire/tower/stage/world.ts';
import { CameraRig } from '../../../../../renderer/scene3d/view/camera.ts';
import { Sight } from '../../../../../renderer/scene3d/view/sight.ts';
import { ALIGNED, hero, on, START } from './states.ts';

const [WIDTH, HEIGHT] = [1280, 720];

function view(state: BoardState, tilt = 0) {
  const sectors = { count: state.sectors, across: state.across ?? state.sectors / 2 };
  const tweens = new Tweens();
  const rig = new CameraRig(tweens, TOWER);
  rig.resize({ width: WIDTH, height: HEIGHT, insets: { top: 0, right: 0, bottom: 0, left: 0 } });
  rig.face(0);
  tweens.finish();
  rig.orbit(0, tilt);
  const world = new World(sectors, sharedUniforms(SCENERY), tweens);
  world.settle(state, false);
  const sight = new Sight(world.places, rig.camera);
  world.update(rig.azimuth, (point) => sight.isHidden(point));
  tweens.finish();
  const locate = (item: BoardItem) => {
    const point = sight.locate(item, WIDTH, HEIGHT);
    if (point === null) throw new Error('it is not on the board');
    return point;
  };
  const pick = (x: number, y: number) => sight.pick((x / WIDTH) * 2 - 1, 1 - (y / HEIGHT) * 2);
  return { locate, pick };
}

const spaces = (count: number): BoardItem[] =>
  LEVELS.flatMap((level) =>
    Array.from({ length: count }, (_, sector): BoardItem => ({ kind: 'space', at: on(level, sector) })),
  );

describe('pointing', () => {
  it.each([6, 12, 13, 24])('finds every space of %i that is seen where it is said to be', (sectors) => {
    const { locate, pick } = view({ ...START, sectors, across: 3, heroes: [], foes: [], marks: [] }, 0.6);
    let seen = 0;
    for (const item of spaces(sectors)) {
      const { x, y, onScreen, hidden } = locate(item);
      expect(onScreen).toBe(true);
      const found = pick(x, y);
      // Staircases, portals and the Keep stand on some of them.
      if (hidden || found?.kind !== 'space' || found.at.level === 'keep') continue;
      expect(found).toEqual(item);
      seen++;
    }
    expect(seen).toBeGreaterThan(sectors * 3 * 0.7);
  });

  it('finds heroes and foes in front of the spaces they stand on', () => {
    const { locate, pick } = view(START);
    for (const item of [
      { kind: 'hero', seat: 0 },
      { kind: 'hero', seat: 1 },
      { kind: 'foe', level: 'dungeon' },
    ] as const) {
      const { x, y } = locate(item);
      // The label is above the head.
      expect(pick(x, y + 22)).toEqual(item);
    }
  });

  it('finds the space beside who stands there', () => {
    const { locate, pick } = view(START);
    const { x, y } = locate({ kind: 'space', at: on('dungeon', 0) });
    expect(pick(x, y)).toEqual({ kind: 'space', at: on('dungeon', 0) });
  });

  it('finds stairs, portals and the door', () => {
    const { locate, pick } = view(ALIGNED);
    for (const item of [
      { kind: 'stairs', level: 'dungeon' },
      { kind: 'portal', level: 'temple' },
      { kind: 'door' },
    ] as const) {
      const { x, y, hidden } = locate(item);
      expect(hidden).toBe(false);
      expect(pick(x, y)).toEqual(item);
    }
    // That of the temple is on the far side.
    expect(locate({ kind: 'stairs', level: 'temple' }).hidden).toBe(true);
  });

  it('takes the Keep for itself, and finds nothing in the sky', () => {
    const { locate, pick } = view(START);
    const { x, y } = locate({ kind: 'space', at: { level: 'keep' } });
    expect(pick(x, y - 40)).toEqual({ kind: 'space', at: { level: 'keep' } });
    expect(pick(5, 5)).toBeNull();
  });

  it('says what is behind stone', () => {
    const { locate } = view({ ...START, heroes: [hero(0, on('spire', 0)), hero(1, on('spire', 6))] });
    expect(locate({ kind: 'hero', seat: 0 }).hidden).toBe(false);
    // The viewer is in the north; the Keep stands between.
    expect(locate({ kind: 'hero', seat: 1 }).hidden).toBe(true);
    expect(locate({ kind: 'space', at: on('temple', 6) }).hidden).toBe(true);
  });
});
