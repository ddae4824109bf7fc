// Where things are in the world and on the screen, and what lies under a point.
import { Ray, Vector3, type PerspectiveCamera } from 'three';
import { LEVELS, type BoardItem, type Level, type ScreenPoint, type SpaceRef } from '../../board/types.ts';
import { DOOR_FACE } from '../geometry/door.ts';
import { KEEP, mod, polar, RINGS, standRadius, stepOf } from '../layout.ts';
import { foeName, heroName, type Figures, type Rings } from './figures.ts';
import {
  figureDistance,
  keepDistance,
  slabDistance,
  slopeDistance,
  stoneDistance,
  walkway,
} from '../../../../scene3d/view/rays.ts';

/** A point counts as behind stone when the stone is nearer by this. */
const CLEARANCE = 0.35;

export class TowerPlaces {
  private readonly rings: Rings;
  private readonly figures: Figures;
  private readonly camera: PerspectiveCamera;
  private readonly ray = new Ray();

  constructor(rings: Rings, figures: Figures, camera: PerspectiveCamera) {
    this.rings = rings;
    this.figures = figures;
    this.camera = camera;
  }

  /** Where something is seen on a screen of this size in CSS pixels; null where there is no such thing. */
  locate(item: BoardItem, width: number, height: number): ScreenPoint | null {
    const point = this.worldOf(item);
    if (point === null) return null;
    const hidden = this.isHidden(point);
    const seen = point.clone().project(this.camera);
    const x = ((seen.x + 1) / 2) * width;
    const y = ((1 - seen.y) / 2) * height;
    return { x, y, onScreen: seen.z < 1 && x >= 0 && x <= width && y >= 0 && y <= height, hidden };
  }

  /** Where the label of something belongs; null where there is no such thing on the board. */
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

  /** Is a point behind stone, as seen from the camera? */
  isHidden(point: Vector3): boolean {
    const { ray } = this;
    ray.origin.copy(this.camera.position);
    ray.direction.copy(point).sub(ray.origin);
    const distance = ray.direction.length();
    ray.direction.divideScalar(distance);
    return stoneDistance(ray) < distance - CLEARANCE;
  }

  /** What lies under a point of the screen, given from -1 to 1. */
  pick(x: number, y: number): BoardItem | null {
    const { ray } = this;
    ray.origin.copy(this.camera.position);
    ray.direction.set(x, y, 0.5).unproject(this.camera).sub(ray.origin).normalize();
    const stone = stoneDistance(ray) + CLEARANCE;
    let best: BoardItem | null = null;
    let nearest = Infinity;
    const offer = (item: BoardItem, distance: number): void => {
      if (distance < nearest && distance < stone) [best, nearest] = [item, distance];
    };
    for (const item of this.figureItems()) {
      const figure = this.figures.get(item.kind === 'hero' ? heroName(item.seat) : foeName(item.level));
      // What stands there comes before what is right behind it.
      if (figure !== undefined) offer(item, figureDistance(ray, figure.world, figure.scale) - 0.3);
    }
    for (const level of LEVELS) this.offerLevel(level, offer);
    offer({ kind: 'space', at: { level: 'keep' } }, keepDistance(ray));
    const door = KEEP.door;
    offer(
      { kind: 'door' },
      slabDistance(
        ray,
        this.rings.spire.exit,
        DOOR_FACE,
        door.width / 2 + 0.2,
        KEEP.floor,
        KEEP.floor + door.height + 0.2,
      ),
    );
    return best;
  }

  private offerLevel(level: Level, offer: (item: BoardItem, distance: number) => void): void {
    const { inner, outer, rim, floor, portal, stairs } = RINGS[level];
    const ring = this.rings[level];
    const hit = walkway(this.ray, level);
    if (hit !== null) {
      const sector = mod(
        Math.round((hit.angle - ring.angle) / stepOf(ring.sectors)) + ring.portal,
        ring.sectors.count,
      );
      offer({ kind: 'space', at: { level, sector } }, hit.distance);
    }
    const high = floor + (portal.height + 0.25) * (1 - 0.95 * ring.light('uFold'));
    offer(
      { kind: 'portal', level },
      slabDistance(this.ray, ring.angle, outer - rim / 2, portal.width / 2 + 0.3, floor, high),
    );
    if (stairs === null) return;
    const rise = RINGS[level === 'dungeon' ? 'temple' : 'spire'].floor - floor;
    const slope = { inner, run: stairs.run, half: stairs.width / 2 + 0.15, floor, rise: rise + 0.2 };
    offer({ kind: 'stairs', level }, slopeDistance(this.ray, ring.exit, slope));
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
