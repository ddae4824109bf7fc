import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { LEVELS, type BoardState } from '../../../../../renderer/games/ravingspire/board/types.ts';
import { numberPlates } from '../../../../../renderer/scene3d/geometry/numbers.ts';
import { mod, stepOf } from '../../../../../renderer/scene3d/geometry/circle.ts';
import { RINGS } from '../../../../../renderer/games/ravingspire/tower/layout.ts';
import { Tweens } from '../../../../../renderer/scene3d/motion/tweens.ts';
import { sharedUniforms } from '../../../../../renderer/scene3d/shading/uniforms.ts';
import { heroName } from '../../../../../renderer/games/ravingspire/tower/stage/figures.ts';
import { SCENERY } from '../../../../../renderer/games/ravingspire/tower/plan.ts';
import { World } from '../../../../../renderer/games/ravingspire/tower/stage/world.ts';
import { hero, on, START } from './states.ts';

const SECTORS = { count: 12, across: 6 };
const SOUTH = Math.PI;

const make = (sectors = SECTORS): World => new World(sectors, sharedUniforms(SCENERY), new Tweens());
const angle = ({ x, z }: Vector3): number => mod(Math.atan2(x, -z), Math.PI * 2);
const apart = (a: number, b: number): number => Math.abs(mod(a - b + Math.PI, Math.PI * 2) - Math.PI);

/** Where each number is drawn for a viewer at a compass angle: the middle of its corners. */
function drawn(
  world: World,
  azimuth: number,
): { level: string; sector: number; at: Vector3; box: Vector3 }[] {
  world.update(azimuth, () => false);
  const { mesh } = world.numbers.solid;
  mesh.updateMatrixWorld();
  const { position } = mesh.geometry.attributes;
  return world.numbers.plates.map(({ ring, sector, from, to }) => {
    const [low, high, p] = [
      new Vector3().setScalar(Infinity),
      new Vector3().setScalar(-Infinity),
      new Vector3(),
    ];
    for (let i = from; i < to; i++) {
      p.fromBufferAttribute(position, i).applyMatrix4(mesh.matrixWorld);
      low.min(p);
      high.max(p);
    }
    return { level: ring, sector, at: low.clone().add(high).multiplyScalar(0.5), box: high.sub(low) };
  });
}

describe('numbers on the rims', () => {
  it.each([6, 12, 24])('there is one for each space of each ring of %i, and all are one mesh', (count) => {
    const { plates, geometry } = numberPlates(LEVELS, RINGS, { count });
    expect(plates.map(({ ring, sector }) => `${ring} ${sector}`)).toEqual(
      LEVELS.flatMap((level) => Array.from({ length: count }, (_, sector) => `${level} ${sector}`)),
    );
    expect(plates.every(({ from, to }) => to > from)).toBe(true);
    expect(plates.at(-1)?.to).toBe(geometry.attributes['position'].count);
  });

  it('each is on the rim of its ring at the angle of its space, from wherever one looks', () => {
    const world = make();
    for (const azimuth of [SOUTH, 0, 1.1, 4.4]) {
      for (const { level, sector, at } of drawn(world, azimuth)) {
        const { outer, floor } = RINGS[level as 'dungeon'];
        expect(apart(angle(at), sector * stepOf(SECTORS))).toBeLessThan(stepOf(SECTORS) / 4);
        expect(Math.abs(Math.hypot(at.x, at.z) - outer)).toBeLessThan(0.5);
        expect(at.y).toBeGreaterThan(floor);
        expect(at.y).toBeLessThan(floor + 0.8);
      }
    }
  });

  it('neighbours never touch', () => {
    const all = drawn(make(), SOUTH);
    for (const one of all)
      for (const other of all)
        if (one !== other && one.level === other.level)
          expect(one.at.distanceTo(other.at)).toBeGreaterThan(Math.max(one.box.x, other.box.x));
  });

  it('a ring that turns carries its figures from number to number, as on the flat map', () => {
    const world = make();
    const nearest = (): number => {
      const place = world.figures.get(heroName(0))!.world;
      const numbers = drawn(world, SOUTH).filter(({ level }) => level === 'dungeon');
      return numbers.reduce((a, b) =>
        apart(angle(a.at), angle(place)) < apart(angle(b.at), angle(place)) ? a : b,
      ).sector;
    };
    for (const by of [0, 1, 3, 11]) {
      const state: BoardState = {
        ...START,
        heroes: [hero(0, on('dungeon', mod(9 + by, 12)))],
        rings: { ...START.rings, dungeon: { ...START.rings.dungeon, portal: mod(8 + by, 12) } },
      };
      world.settle(state, false);
      expect(nearest()).toBe(mod(9 + by, 12));
    }
  });
});
