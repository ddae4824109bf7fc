// Where things are on the screen, and what lies under a point of it.
import { Ray, type PerspectiveCamera, type Vector3 } from 'three';
import type { ScreenPoint } from '../types.ts';

/** A point counts as behind stone when the stone is nearer by this. */
const CLEARANCE = 0.35;

/** Where a game has its items. */
export interface ItemPlaces<Item> {
  /** Where the label of something belongs; null where there is no such thing on the board. */
  worldOf(item: Item): Vector3 | null;
  /** Everything that a ray meets, with its distance; what is farther than the stone does not count. */
  hits(ray: Ray): Iterable<readonly [item: Item, distance: number]>;
  /** Distance along a ray to the nearest stone that hides what is behind it, or Infinity. */
  stone(ray: Ray): number;
}

export class Sight<Item> {
  private readonly places: ItemPlaces<Item>;
  private readonly camera: PerspectiveCamera;
  private readonly ray = new Ray();

  constructor(places: ItemPlaces<Item>, camera: PerspectiveCamera) {
    this.places = places;
    this.camera = camera;
  }

  /** Where something is seen on a screen of this size in CSS pixels; null where there is no such thing. */
  locate(item: Item, width: number, height: number): ScreenPoint | null {
    const point = this.places.worldOf(item);
    if (point === null) return null;
    const hidden = this.isHidden(point);
    const seen = point.clone().project(this.camera);
    const x = ((seen.x + 1) / 2) * width;
    const y = ((1 - seen.y) / 2) * height;
    return { x, y, onScreen: seen.z < 1 && x >= 0 && x <= width && y >= 0 && y <= height, hidden };
  }

  /** Is a point behind stone, as seen from the camera? */
  isHidden(point: Vector3): boolean {
    const { ray } = this;
    ray.origin.copy(this.camera.position);
    ray.direction.copy(point).sub(ray.origin);
    const distance = ray.direction.length();
    ray.direction.divideScalar(distance);
    return this.places.stone(ray) < distance - CLEARANCE;
  }

  /** What lies under a point of the screen, given from -1 to 1. */
  pick(x: number, y: number): Item | null {
    const { ray } = this;
    ray.origin.copy(this.camera.position);
    ray.direction.set(x, y, 0.5).unproject(this.camera).sub(ray.origin).normalize();
    const stone = this.places.stone(ray) + CLEARANCE;
    let best: Item | null = null;
    let nearest = Infinity;
    for (const [item, distance] of this.places.hits(ray))
      if (distance < nearest && distance < stone) [best, nearest] = [item, distance];
    return best;
  }
}
