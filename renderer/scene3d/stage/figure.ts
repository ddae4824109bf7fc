import { Vector3, type BufferGeometry, type Group } from 'three';
import { FIGURE } from '../figures/limbs.ts';
import { FigureGhost } from '../passes/ghost.ts';
import { Solid } from '../shading/solid.ts';
import type { SharedUniforms } from '../shading/uniforms.ts';
import type { Stand } from './crowd.ts';

/** Where a figure stands: in the frame of a ground, with which it turns. */
export interface Anchor<Ground extends string> extends Stand {
  readonly on: Ground;
}

/** How a place in the frame of a ground is in the world. */
export type ToWorld<Ground extends string> = (anchor: Anchor<Ground>, out: Vector3) => Vector3;

/** Where figures are put: those that are solid, and their outlines behind stone. */
export interface FigureGroups {
  readonly solid: Group;
  readonly veils: Group;
}

/** A figure on the board. */
export class Figure<Ground extends string> {
  readonly solid: Solid;
  readonly ghost: FigureGhost | null;
  /** The foot, in the world. */
  readonly world = new Vector3();
  anchor: Anchor<Ground>;
  /** The space it stands on, by the name that this has in the frame of its ground. */
  spot: string;
  /** On its way: `world` is set by the motion. */
  walking = false;
  /** 0 while it has not appeared yet, 1 when it has. */
  presence = 1;
  /** What floats next to it. */
  readonly carried: Solid | null;

  constructor(
    geometry: BufferGeometry,
    carried: BufferGeometry | null,
    places: FigureGroups,
    shared: SharedUniforms,
    ghostly: boolean,
    anchor: Anchor<Ground>,
    spot: string,
  ) {
    this.solid = new Solid(geometry, shared);
    this.ghost = ghostly ? new FigureGhost(geometry, shared) : null;
    this.carried = carried === null ? null : new Solid(carried, shared);
    this.anchor = anchor;
    this.spot = spot;
    places.solid.add(this.solid.mesh);
    if (this.carried !== null) places.solid.add(this.carried.mesh);
    if (this.ghost !== null) places.veils.add(this.ghost.mesh);
  }

  /** Size it has now. */
  get scale(): number {
    return this.anchor.scale * Math.max(0.001, this.presence);
  }

  /** Height of its head above the floor. */
  get height(): number {
    return FIGURE.height * this.anchor.scale;
  }

  get solids(): readonly Solid[] {
    return this.carried === null ? [this.solid] : [this.solid, this.carried];
  }

  paint(cloth: number, badge: number): void {
    this.solid.own.uCloth.value.set(cloth);
    this.solid.own.uBadge.value.set(badge);
  }

  /** Puts it where its ground carries it and turns it to the viewer. */
  update(toWorld: ToWorld<Ground>, facing: number, hidden: (foot: Vector3, height: number) => boolean): void {
    if (!this.walking) toWorld(this.anchor, this.world);
    const { mesh } = this.solid;
    mesh.position.copy(this.world);
    mesh.rotation.y = facing;
    mesh.scale.setScalar(this.scale);
    if (this.carried !== null) {
      this.carried.mesh.position
        .copy(this.world)
        .add(CARRIED_AT.set(-0.62, 1.02, 0.16).multiplyScalar(this.scale).applyAxisAngle(UP, facing));
      this.carried.mesh.rotation.y = facing;
      this.carried.mesh.scale.setScalar(this.scale);
    }
    if (this.ghost === null) return;
    this.ghost.mesh.visible = this.presence > 0.5 && hidden(this.world, this.height);
    this.ghost.mesh.position.copy(mesh.position);
    this.ghost.mesh.rotation.copy(mesh.rotation);
    this.ghost.mesh.scale.copy(mesh.scale);
  }

  dispose(): void {
    for (const solid of this.solids) solid.dispose();
    this.ghost?.dispose();
  }
}

const CARRIED_AT = new Vector3();
const UP = new Vector3(0, 1, 0);
