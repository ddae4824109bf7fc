import { Vector3, type BufferGeometry, type Mesh } from 'three';
import { describe, expect, it } from 'vitest';
import {
  LEVELS,
  type BoardMove,
  type BoardState,
} from '../../../../../renderer/games/ravingspire/board/types.ts';
import { foe } from '../../../../../renderer/games/ravingspire/tower/figures/foe.ts';
import { FIGURE } from '../../../../../renderer/scene3d/figures/limbs.ts';
import { reaver } from '../../../../../renderer/games/ravingspire/tower/figures/reaver.ts';
import { rogue } from '../../../../../renderer/games/ravingspire/tower/figures/rogue.ts';
import { runelord } from '../../../../../renderer/games/ravingspire/tower/figures/runelord.ts';
import { makeRandom } from '../../../../../renderer/scene3d/geometry/random.ts';
import { ringGeometry } from '../../../../../renderer/games/ravingspire/tower/geometry/ring.ts';
import { stepOf } from '../../../../../renderer/scene3d/geometry/circle.ts';
import { RINGS } from '../../../../../renderer/games/ravingspire/tower/layout.ts';
import { SCENERY } from '../../../../../renderer/games/ravingspire/tower/plan.ts';
import { BoardDirector } from '../../../../../renderer/scene3d/motion/director.ts';
import { Tweens } from '../../../../../renderer/scene3d/motion/tweens.ts';
import { sharedUniforms } from '../../../../../renderer/scene3d/shading/uniforms.ts';
import { heroName } from '../../../../../renderer/games/ravingspire/tower/stage/figures.ts';
import { World } from '../../../../../renderer/games/ravingspire/tower/stage/world.ts';
import { ALIGNED, anyState, hero, on, START, walked } from './states.ts';

const SECTORS = { count: 12, across: 6 };

/** A world with its director, moved on by hand. */
function stage(sectors = SECTORS) {
  const tweens = new Tweens();
  const world = new World(sectors, sharedUniforms(SCENERY), tweens);
  const director = new BoardDirector<BoardState, BoardMove>({
    prepare: (state) => world.prepare(state),
    act: (move, state) => world.act(move, state),
    settle: (state, acted) => world.settle(state, acted),
    get moving() {
      return tweens.busy;
    },
  });
  const step = (ms: number): void => {
    tweens.step(ms);
    director.step(ms);
    world.update(Math.PI, () => false);
  };
  const show = (state: BoardState, moves: readonly BoardMove[] = []): void => {
    void director.show(state, moves);
    if (moves.length === 0) for (let i = 0; i < 4; i++) step(1000);
  };
  const place = (seat: number): Vector3 => {
    const figure = world.figures.get(heroName(seat));
    if (figure === undefined) throw new Error(`seat ${seat} has no figure`);
    return figure.world;
  };
  return { world, director, step, show, place };
}

const angle = ({ x, z }: Vector3): number => Math.atan2(x, -z);
const radius = ({ x, z }: Vector3): number => Math.hypot(x, z);

describe('what is built', () => {
  const geometries: readonly (readonly [string, () => BufferGeometry])[] = [
    ...LEVELS.flatMap((level) =>
      [6, 12, 24].map(
        (count) => [`${level} of ${count}`, () => ringGeometry(level, { count, across: count / 2 })] as const,
      ),
    ),
    ['reaver', () => reaver().build()],
    ['rogue', () => rogue().build()],
    ['runelord', () => runelord().build()],
    ['foe', () => foe().build()],
  ];

  it.each(geometries)('%s: whole triangles, normals of length one, not too many', (name, build) => {
    const geometry = build();
    const { position, normal } = geometry.attributes;
    const index = geometry.index;
    if (index === null) throw new Error('no index');
    expect(index.count / 3).toBeLessThan(
      name.includes('24') ? 30_000 : name.includes(' of ') ? 17_000 : 4_000,
    );
    const length = (i: number): number => Math.hypot(normal.getX(i), normal.getY(i), normal.getZ(i));
    const vertices = Array.from({ length: position.count }, (_, i) => i);
    expect([...position.array].every(Number.isFinite)).toBe(true);
    expect(vertices.filter((i) => Math.abs(length(i) - 1) > 0.03)).toEqual([]);
    expect([...index.array].every((i) => i < position.count)).toBe(true);
  });

  it('shows figures their faces: triangles look where their normals do', () => {
    for (const build of [reaver, rogue, runelord, foe]) {
      const geometry = build().build();
      const { position, normal } = geometry.attributes;
      const index = geometry.index!;
      const [a, b, c, n] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()];
      let wrong = 0;
      for (let i = 0; i < index.count; i += 3) {
        a.fromBufferAttribute(position, index.getX(i));
        b.fromBufferAttribute(position, index.getX(i + 1)).sub(a);
        c.fromBufferAttribute(position, index.getX(i + 2)).sub(a);
        n.fromBufferAttribute(normal, index.getX(i));
        const face = b.cross(c);
        if (face.length() > 1e-7 && face.normalize().dot(n) < -0.3) wrong++;
      }
      expect(wrong / (index.count / 3)).toBeLessThan(0.01);
    }
  });

  it('is the same on every start', () => {
    const [one, other] = [ringGeometry('spire', SECTORS), ringGeometry('spire', SECTORS)];
    expect(one.attributes['position'].array).toEqual(other.attributes['position'].array);
    expect(one.attributes['aLight'].array).toEqual(other.attributes['aLight'].array);
  });

  it('has figures about as high as labels and pointers take them for; weapons may be higher', () => {
    for (const build of [reaver, rogue, runelord, foe]) {
      const geometry = build().build();
      geometry.computeBoundingBox();
      const top = geometry.boundingBox?.max.y ?? 0;
      expect(top).toBeGreaterThan(FIGURE.height * 0.85);
      expect(top).toBeLessThan(FIGURE.height * 1.3);
    }
  });
});

describe('a position', () => {
  it('puts the heroes on their spaces, however the rings are turned', () => {
    const { show, place } = stage();
    show({
      ...START,
      heroes: [hero(0, on('dungeon', 2)), hero(1, on('temple', 7)), hero(2, on('spire', 11))],
    });
    expect(angle(place(0))).toBeCloseTo(2 * stepOf(SECTORS));
    expect(angle(place(1))).toBeCloseTo((7 - 12) * stepOf(SECTORS));
    expect(angle(place(2))).toBeCloseTo(-stepOf(SECTORS));
    expect([0, 1, 2].map((seat) => place(seat).y)).toEqual(LEVELS.map((level) => RINGS[level].floor + 0.02));
  });

  it('has its lights: candles of what is revealed, stairs that meet a portal, the lit level, marks', () => {
    const { world, show } = stage();
    show({ ...ALIGNED, rings: { ...ALIGNED.rings, spire: { portal: 6, revealed: false, aligned: false } } });
    expect(LEVELS.map((level) => world.rings[level].light('uLit'))).toEqual([1, 1, 0]);
    expect(LEVELS.map((level) => world.rings[level].light('uStairs'))).toEqual([1, 1, 0]);
    expect(LEVELS.map((level) => world.rings[level].light('uFocus'))).toEqual([1, 0.35, 0.35]);
    expect(world.rings.temple.light('uFilm')).toBe(1);
    expect(world.rings.spire.light('uFilm')).toBeLessThan(0.2);
    const marks = world.rings.dungeon.solids[0].own.uMarks.value;
    // Portal in sector 6: sectors 1 and 11 are the seventh and the fifth from it.
    expect(marks.map(({ x }) => x).slice(0, 12)).toEqual([0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0]);
    expect(marks.findIndex(({ y }) => y === 1)).toBe(3);
  });

  it('folds a portal away that would hide a hero, and only that', () => {
    const { world, show } = stage();
    // The camera of these tests is in the south, which is sector 6.
    show({
      ...START,
      heroes: [hero(0, on('temple', 6))],
      rings: { ...START.rings, temple: { portal: 6, revealed: true, aligned: false } },
    });
    expect(world.rings.temple.light('uFold')).toBe(1);
    show({
      ...START,
      heroes: [hero(0, on('temple', 0))],
      rings: { ...START.rings, temple: { portal: 0, revealed: true, aligned: false } },
    });
    expect(world.rings.temple.light('uFold')).toBe(0);
  });

  it('can be any: figures come and go, nothing is left behind', () => {
    const { world, show } = stage();
    const random = makeRandom(7);
    for (let i = 0; i < 60; i++) {
      const state = anyState(random);
      show(state);
      const meshes = world.solid.children.filter((child) => (child as Mesh).isMesh);
      const keys = state.heroes.filter(({ key }) => key).length;
      // The rock and the numbers are always there.
      expect(meshes).toHaveLength(2 + state.heroes.length + state.foes.length + keys);
      expect(world.veils.children).toHaveLength(3 + state.heroes.length);
    }
  });
});

describe('a move', () => {
  it('turns a ring with all that stands on it, a step in 900 ms and never longer than 2.2 s', () => {
    for (const [by, ms] of [
      [1, 900],
      [-2, 1800],
      [6, 2200],
    ] as const) {
      const { world, director, show, step, place } = stage();
      show(START);
      const before = angle(place(0));
      const portal = START.rings.dungeon.portal + by;
      const heroes = START.heroes.map((other) => ({
        ...other,
        at: on('dungeon', ((other.at.level === 'keep' ? 0 : other.at.sector) + by + 12) % 12),
      }));
      const after: BoardState = {
        ...START,
        heroes,
        rings: { ...START.rings, dungeon: { portal: (portal + 12) % 12, revealed: true, aligned: false } },
      };
      show(after, [
        { kind: 'turn', level: 'dungeon', by, portal: (portal + 12) % 12, heroes: [], foe: null },
      ]);
      step(ms / 2);
      const middle = angle(place(0)) - before;
      expect(Math.sign(middle)).toBe(Math.sign(by));
      expect(Math.abs(middle)).toBeLessThan(Math.abs(by) * stepOf(SECTORS));
      step(ms / 2 - 20);
      expect(director.busy).toBe(true);
      step(21);
      expect(world.rings.dungeon.portal).toBe((portal + 12) % 12);
      expect(Math.cos(angle(place(0)) - before - by * stepOf(SECTORS))).toBeCloseTo(1);
    }
  });

  it('walks around the ring and never through it', () => {
    const { show, step, place } = stage();
    show(START);
    const path = [1, 2, 3, 4].map((sector) => on('dungeon', sector));
    show(...walked(START, 0, path));
    const { inner, outer, floor } = RINGS.dungeon;
    let highest = 0;
    for (let ms = 0; ms < 1500; ms += 20) {
      step(20);
      const at = place(0);
      expect(radius(at)).toBeGreaterThan(inner);
      expect(radius(at)).toBeLessThan(outer);
      highest = Math.max(highest, at.y - floor);
    }
    expect(highest).toBeGreaterThan(0.2);
    expect(angle(place(0))).toBeCloseTo(4 * stepOf(SECTORS));
  });

  it('climbs where a staircase meets a portal', () => {
    const { show, step, place } = stage();
    show(ALIGNED);
    show(...walked(ALIGNED, 0, [on('temple', 0)]));
    const heights: number[] = [];
    for (let ms = 0; ms < 1400; ms += 20) {
      step(20);
      heights.push(place(0).y);
      // Straight up the stairs in the north.
      expect(Math.abs(place(0).x)).toBeLessThan(0.5);
    }
    expect(heights.every((y, i) => i === 0 || y >= heights[i - 1] - 1e-6)).toBe(true);
    expect(heights.at(-1)).toBeCloseTo(RINGS.temple.floor, 1);
  });

  it('fades away and appears again where there is no way', () => {
    const { world, show, step, place } = stage();
    show(START);
    show(...walked(START, 0, [on('spire', 5)]));
    const figure = world.figures.get(heroName(0));
    let least = 1;
    for (let ms = 0; ms < 1500; ms += 20) {
      step(20);
      least = Math.min(least, figure?.presence ?? 1);
      expect([RINGS.dungeon.floor, RINGS.spire.floor].some((y) => Math.abs(place(0).y - y) < 0.1)).toBe(true);
    }
    expect(least).toBeLessThan(0.1);
    expect(figure?.presence).toBe(1);
    expect(place(0).y).toBeCloseTo(RINGS.spire.floor, 1);
  });

  it('has foes appear, walk the shorter way, and go', () => {
    const { world, show, step } = stage();
    show({ ...START, foes: [] });
    const at = (sector: number): BoardState => ({ ...START, foes: [{ at: on('temple', sector) }] });
    show(at(4), [{ kind: 'foe', level: 'temple', sector: 4 }]);
    step(60);
    expect(world.figures.get('foe temple')?.presence).toBeLessThan(1);
    for (let i = 0; i < 5; i++) step(500);
    show(at(11), [{ kind: 'foe', level: 'temple', sector: 11 }]);
    const seen = new Set<number>();
    for (let ms = 0; ms < 2500; ms += 20) {
      step(20);
      const figure = world.figures.get('foe temple');
      if (figure !== undefined) seen.add(Math.round((angle(figure.world) / stepOf(SECTORS) + 12) % 12) % 12);
    }
    expect([...seen]).toEqual([4, 3, 2, 1, 0, 11]);
    show({ ...START, foes: [] }, [{ kind: 'foeGone', level: 'temple' }]);
    for (let i = 0; i < 5; i++) step(200);
    expect(world.figures.get('foe temple')).toBeUndefined();
  });

  it('lifts the mist', () => {
    const { world, show, step } = stage();
    const hidden = { ...START.rings, spire: { ...START.rings.spire, revealed: false } };
    show({ ...START, rings: hidden });
    expect(world.rings.spire.veil).toBe(1);
    show(START, [{ kind: 'reveal', level: 'spire' }]);
    step(700);
    expect(world.rings.spire.veil).toBeCloseTo(0.5, 1);
    for (let i = 0; i < 3; i++) step(700);
    expect(world.rings.spire.veil).toBe(0);
  });
});
