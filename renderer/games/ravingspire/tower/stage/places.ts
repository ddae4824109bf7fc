// Where the items of the board are in the world, and what a ray meets of them.
import type { Ray, Vector3 } from 'three';
import { mod, polar, stepOf } from '../../../../scene3d/geometry/circle.ts';
import { figureDistance, slabDistance, slopeDistance, walkway } from '../../../../scene3d/view/rays.ts';
import type { ItemPlaces } from '../../../../scene3d/view/sight.ts';
import { LEVELS, type BoardItem, type Level, type SpaceRef } from '../../board/types.ts';
import { DOOR_FACE } from '../geometry/door.ts';
import { KEEP, riseOf, RINGS, standRadius } from '../layout.ts';
import { foeName, heroName, type Figures, type Rings } from './figures.ts';
import { keepDistance, stoneDistance } from './stone.ts';

type Hit = readonly [item: BoardItem, distance: number];

export class TowerPlaces implements ItemPlaces<BoardItem> {
  readonly stone = stoneDistance;
  private readonly rings: Rings;
  private readonly figures: Figures;

  constructor(rings: Rings, figures: Figures) {
    this.rings = rings;
    this.figures = figures;
  }

  worldOf(item: BoardItem): Vector3 | null {
    switch (item.kind) {
      case 'space':
        return this.spaceOf(item.at);
      case 'hero':
      case 'foe': {
        const figure = this.figures.get(item.kind === 'hero' ? heroName(item.seat) : foeName(item.level));
        return figure === undefined ? null : figure.world.clone().setY(figure.world.y + figure.height + 0.12);
      }
      case 'stairs': {
        const { inner, floor, stairs } = RINGS[item.level];
        if (stairs === null) return this.worldOf({ kind: 'door' });
        return polar(this.rings[item.level].exit, inner + stairs.run * 0.45, floor + 1.1);
      }
      case 'portal': {
        const { outer, rim, floor, portal } = RINGS[item.level];
        const high = portal.height * (1 - 0.9 * this.rings[item.level].light('uFold'));
        return polar(this.rings[item.level].angle, outer - rim / 2, floor + high * 0.6);
      }
      case 'door':
        return polar(this.rings.spire.exit, DOOR_FACE + 0.1, KEEP.floor + KEEP.door.height * 0.55);
    }
  }

  *hits(ray: Ray): Iterable<Hit> {
    for (const item of this.figureItems()) {
      const figure = this.figures.get(item.kind === 'hero' ? heroName(item.seat) : foeName(item.level));
      // What stands there comes before what is right behind it.
      if (figure !== undefined) yield [item, figureDistance(ray, figure.world, figure.scale) - 0.3];
    }
    for (const level of LEVELS) yield* this.levelHits(ray, level);
    yield [{ kind: 'space', at: { level: 'keep' } }, keepDistance(ray)];
    const { width, height } = KEEP.door;
    const top = KEEP.floor + height + 0.2;
    yield [
      { kind: 'door' },
      slabDistance(ray, this.rings.spire.exit, DOOR_FACE, width / 2 + 0.2, KEEP.floor, top),
    ];
  }

  private *levelHits(ray: Ray, level: Level): Iterable<Hit> {
    const { inner, outer, rim, floor, portal, stairs } = RINGS[level];
    const ring = this.rings[level];
    const hit = walkway(ray, RINGS[level]);
    if (hit !== null) {
      const sector = mod(
        Math.round((hit.angle - ring.angle) / stepOf(ring.sectors)) + ring.portal,
        ring.sectors.count,
      );
      yield [{ kind: 'space', at: { level, sector } }, hit.distance];
    }
    const high = floor + (portal.height + 0.25) * (1 - 0.95 * ring.light('uFold'));
    yield [
      { kind: 'portal', level },
      slabDistance(ray, ring.angle, outer - rim / 2, portal.width / 2 + 0.3, floor, high),
    ];
    if (stairs === null) return;
    const rise = riseOf(level) + 0.2;
    const slope = { inner, run: stairs.run, half: stairs.width / 2 + 0.15, floor, rise };
    yield [{ kind: 'stairs', level }, slopeDistance(ray, ring.exit, slope)];
  }

  private *figureItems(): Iterable<Extract<BoardItem, { kind: 'hero' | 'foe' }>> {
    for (const [name] of this.figures.all()) {
      const [kind, which] = name.split(' ');
      const level = LEVELS.find((one) => one === which);
      if (kind === 'hero') yield { kind, seat: Number(which) };
      else if (level !== undefined) yield { kind: 'foe', level };
    }
  }

  private spaceOf(at: SpaceRef): Vector3 {
    if (at.level === 'keep')
      return polar(this.rings.spire.exit, KEEP.storeys[0].radius, KEEP.storeys[0].top - 0.35);
    const ring = this.rings[at.level];
    const local = ring.local(at.sector);
    // Next to the figures there.
    const aside = this.figures.occupied(at.level, local) ? 0.3 : 0;
    const angle = ring.angle + (local + aside) * stepOf(ring.sectors);
    return polar(angle, standRadius(at.level, local, ring.sectors), RINGS[at.level].floor + 0.05);
  }
}
