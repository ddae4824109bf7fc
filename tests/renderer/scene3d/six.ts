// A board of six spaces around a well, on which pawns walk: the scene of a small game.
import { Color, Group, Vector3, type Ray } from 'three';
import { roundBase } from '../../../renderer/scene3d/figures/limbs.ts';
import { Builder } from '../../../renderer/scene3d/geometry/builder.ts';
import { mod, polar, stepOf } from '../../../renderer/scene3d/geometry/circle.ts';
import { floor } from '../../../renderer/scene3d/geometry/floor.ts';
import { ball } from '../../../renderer/scene3d/geometry/lathe.ts';
import { CHANNEL, paint, PATTERN } from '../../../renderer/scene3d/geometry/paint.ts';
import { rim } from '../../../renderer/scene3d/geometry/rim.ts';
import { wall } from '../../../renderer/scene3d/geometry/wall.ts';
import type { Act } from '../../../renderer/scene3d/motion/director.ts';
import { easeOut } from '../../../renderer/scene3d/motion/easing.ts';
import type { Tweens } from '../../../renderer/scene3d/motion/tweens.ts';
import type { Solid } from '../../../renderer/scene3d/shading/solid.ts';
import type { SharedUniforms } from '../../../renderer/scene3d/shading/uniforms.ts';
import { crowd } from '../../../renderer/scene3d/stage/crowd.ts';
import type { Anchor } from '../../../renderer/scene3d/stage/figure.ts';
import { GroundNode } from '../../../renderer/scene3d/stage/ground.ts';
import { SceneLights } from '../../../renderer/scene3d/stage/lights.ts';
import { Troupe } from '../../../renderer/scene3d/stage/troupe.ts';
import { around, walk } from '../../../renderer/scene3d/stage/walk.ts';
import type { ScenePlan, SceneWorld } from '../../../renderer/scene3d/theatre.ts';
import { circle } from '../../../renderer/scene3d/view/bounds.ts';
import { arc } from '../../../renderer/scene3d/view/framing.ts';
import { cylinder, figureDistance, walkway } from '../../../renderer/scene3d/view/rays.ts';
import type { ItemPlaces } from '../../../renderer/scene3d/view/sight.ts';

/** The spaces of the pawns, and the pawn whose turn it is. */
export interface SixState {
  readonly pawns: readonly number[];
  readonly turn: number;
}

export interface SixMove {
  readonly pawn: number;
  readonly path: readonly number[];
}

export interface SixItem {
  readonly kind: 'space' | 'pawn';
  readonly index: number;
}

const RING = { inner: 1.5, outer: 4, floor: 0, foot: -1.2, rim: 0.3 };
const SECTORS = { count: 6 };
const MIDDLE = (RING.inner + RING.outer - RING.rim) / 2;
const LENGTHS = { quick: 160, move: 320, appear: 640, turn: 900, mostTurn: 2200, scene: 1400, step: 280 };
const STONES = {
  wall: paint(0x7d6f92, { pattern: PATTERN.bricks }),
  pier: paint(0x8f88a2),
  trim: paint(0xbab2c6),
  tile: paint(0xb3a7b0, { pattern: PATTERN.slab, channel: CHANNEL.tile }),
};
const CANDLE = new Color(1, 0.5, 0.17);

function ringGeometry() {
  const parts = { stone: new Builder(1), lamps: [] };
  floor(parts.stone, RING, SECTORS, STONES, () => true);
  rim(parts, RING, SECTORS, STONES.trim, 0);
  wall(parts, RING, SECTORS, STONES, 0.6);
  return parts.stone.build(parts.lamps);
}

function pawn(): Builder {
  const b = new Builder(2);
  roundBase(b);
  b.use(paint(0xffffff, { channel: CHANNEL.cloth }));
  ball(b, [0, 0.6, 0], [0.2, 0.5, 0.2]);
  ball(b, [0, 1.25, 0], [0.2, 0.2, 0.2]);
  return b;
}

const placeOf = (space: number): Vector3 => polar(space * stepOf(SECTORS), MIDDLE, RING.floor);

function standOn(space: number, index: number, count: number): Anchor<'ring'> {
  const { at, scale } = crowd(count, MIDDLE * stepOf(SECTORS) * 0.9, 1.8, 1.3)[index];
  const r = MIDDLE + at[1];
  return { on: 'ring', at: polar(space * stepOf(SECTORS) + at[0] / r, r, RING.floor), scale };
}

class SixWorld implements SceneWorld<SixState, SixMove, SixItem> {
  readonly solid = new Group();
  readonly veils = new Group();
  readonly places: ItemPlaces<SixItem>;
  readonly pawns: Troupe<'ring', 'pawn'>;
  private readonly ring: GroundNode;
  private readonly lights: SceneLights;
  private turn = 0;

  constructor(shared: SharedUniforms, tweens: Tweens) {
    this.ring = new GroundNode('ring', ringGeometry(), RING, SECTORS, shared, tweens);
    const angleOf = (): number => this.ring.angle;
    this.pawns = new Troupe({ shapes: { pawn }, angleOf, groups: this, shared, tweens });
    this.lights = new SceneLights(shared);
    this.solid.add(this.ring.group);
    this.places = {
      worldOf: ({ kind, index }) =>
        kind === 'space' ? placeOf(index) : (this.pawns.get(`pawn ${index}`)?.world.clone() ?? null),
      hits: (ray) => this.hits(ray),
      stone: (ray) => Math.min(cylinder(ray, RING.outer, RING.foot, RING.floor), this.floorHit(ray)),
    };
  }

  *solids(): Iterable<Solid> {
    yield* this.ring.solids;
    for (const [, figure] of this.pawns.all()) yield* figure.solids;
  }

  prepare(): void {
    this.ring.mark([], [], LENGTHS.quick);
  }

  act({ pawn: index, path }: SixMove): readonly Act[] {
    const figure = this.pawns.get(`pawn ${index}`);
    if (figure === undefined) return [];
    const stops = path.map((space) => ({ spot: String(space), anchor: standOn(space, 0, 1) }));
    return walk(
      figure,
      stops,
      (from, to) =>
        Math.abs(mod(Number(to.spot) - Number(from.spot) + 3, 6) - 3) === 1
          ? { points: around(from.anchor.at, to.anchor.at), ms: LENGTHS.step, ease: easeOut, hop: 0.3 }
          : null,
      LENGTHS,
    );
  }

  settle({ pawns, turn }: SixState, acted: boolean): void {
    this.turn = turn;
    this.pawns.show(
      pawns.map((space, index) => ({
        name: `pawn ${index}`,
        shape: 'pawn',
        carries: null,
        ghostly: true,
        spot: String(space),
        stand: (nth, count) => standOn(space, nth, count),
        livery: { cloth: index === 0 ? 0xb03a1e : 0x2b74a8, badge: 0xf3e9d4, lantern: 0 },
      })),
      acted ? LENGTHS.move : 0,
    );
    this.ring.mark([mod(pawns[turn] + 1, 6)], [], 0);
  }

  hover(item: SixItem | null): void {
    this.ring.hoverSpace(item?.kind === 'space' ? item.index : null);
  }

  update(azimuth: number, isHidden: (point: Vector3) => boolean): readonly number[] {
    this.pawns.update(
      () => Math.PI - azimuth,
      (foot) => isHidden(foot),
    );
    this.lights.face(azimuth);
    const active = this.pawns.get(`pawn ${this.turn}`);
    if (active !== undefined) {
      this.lights.set(0, active.world.clone().setY(1.5), 4, CANDLE, 2);
      this.lights.encircle(active.world, 0.5);
    }
    return [azimuth, ...[...this.pawns.all()].flatMap(([, { world }]) => world.toArray())];
  }

  dispose(): void {
    this.pawns.dispose();
    this.ring.dispose();
    this.solid.removeFromParent();
    this.veils.removeFromParent();
  }

  private floorHit(ray: Ray): number {
    return walkway(ray, RING)?.distance ?? Infinity;
  }

  private *hits(ray: Ray): Iterable<readonly [SixItem, number]> {
    for (const [name, { world, scale }] of this.pawns.all())
      yield [{ kind: 'pawn', index: Number(name.split(' ')[1]) }, figureDistance(ray, world, scale) - 0.3];
    const hit = walkway(ray, RING);
    if (hit === null) return;
    yield [{ kind: 'space', index: mod(Math.round(hit.angle / stepOf(SECTORS)), 6) }, hit.distance];
  }
}

export const SIX: ScenePlan<SixState, SixMove, SixItem, 'all' | 'above'> = {
  shots: {
    all: { points: [...arc(RING.outer, 0.5), ...arc(RING.outer, -1)], elevation: 0.6 },
    above: { points: arc(RING.outer, 0.5), elevation: 1.3 },
  },
  first: 'all',
  lengths: LENGTHS,
  scenery: {
    lights: 1,
    shadow: { reach: 6, middle: new Vector3() },
    fades: { out: [9, 11], down: [-3, -4] },
    mist: [-0.7, -2.9],
    creeps: [],
  },
  around: [...circle(RING.outer + 0.5, -1.5), ...circle(RING.outer + 0.5, 2.5)],
  groundOf: () => 'six',
  makeWorld: (_, shared, tweens) => new SixWorld(shared, tweens),
  sideOf: ({ pawns, turn }) => pawns[turn] * stepOf(SECTORS),
  turns: () => false,
};
