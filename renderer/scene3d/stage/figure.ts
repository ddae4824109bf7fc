import { Vector3, type BufferGeometry, type Group } from 'three';
import type { Level } from '../../games/ravingspire/board/types.ts';
import { FIGURE } from '../figures/limbs.ts';
import type { Stand } from '../../games/ravingspire/tower/layout.ts';
import { FigureGhost } from '../passes/ghost.ts';
import { Solid } from '../shading/solid.ts';
import type { SharedUniforms } from '../shading/uniforms.ts';

/** Where a figure stands: in the frame of a ring, with which it turns. The Keep counts as the spire. */
export interface Anchor extends Stand {
  readonly level: Level;
}

/** Up the axis of a ring at an angle: how a place in its frame is in the world. */
export type ToWorld = (anchor: Anchor, out: Vector3) => Vector3;

/** Where figures are put: those that are solid, and their outlines behind stone. */
export interface FigureGroups {
  readonly solid: Group;
  readonly veils: Group;
}

/** A hero or a foe on the board. */
export class Figure {
  readonly solid: Solid;
  readonly ghost: FigureGhost | null;
  /** The foot, in the world. */
  readonly world = new Vector3();
  anchor: Anchor;
  /** The space it stands on: level and sector from the portal, or the Keep. */
  spot: string;
  /** On its way: `world` is set by the motion. */
  walking = false;
  /** 0 while it has not appeared yet, 1 when it has. */
  presence = 1;
  /** Whether the hero's key floats beside it. */
  readonly key: Solid | null;

  constructor(
    geometry: BufferGeometry,
    keyGeometry: BufferGeometry | null,
    places: FigureGroups,
    shared: SharedUniforms,
    ghostly: boolean,
    anchor: Anchor,
    spot: string,
  ) {
    this.solid = new Solid(geometry, shared);
    this.ghost = ghostly ? new FigureGhost(geometry, shared) : null;
    this.key = keyGeometry === null ? null : new Solid(keyGeometry, shared);
    this.anchor = anchor;
    this.spot = spot;
    places.solid.add(this.solid.mesh);
    if (this.key !== null) places.solid.add(this.key.mesh);
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
    return this.key === null ? [this.solid] : [this.solid, this.key];
  }

  paint(cloth: number, badge: number): void {
    this.solid.own.uCloth.value.set(cloth);
    this.solid.own.uBadge.value.set(badge);
  }

  /** Puts it where its ring carries it and turns it to the viewer. */
  update(toWorld: ToWorld, facing: number, hidden: (foot: Vector3, height: number) => boolean): void {
    if (!this.walking) toWorld(this.anchor, this.world);
    const { mesh } = this.solid;
    mesh.position.copy(this.world);
    mesh.rotation.y = facing;
    mesh.scale.setScalar(this.scale);
    if (this.key !== null) {
      this.key.mesh.position
        .copy(this.world)
        .add(KEY_AT.set(-0.62, 1.02, 0.16).multiplyScalar(this.scale).applyAxisAngle(UP, facing));
      this.key.mesh.rotation.y = facing;
      this.key.mesh.scale.setScalar(this.scale);
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

const KEY_AT = new Vector3();
const UP = new Vector3(0, 1, 0);

/** Cloth of the heroes: the dye of the class, then others for more of the same class. */
export const CLOTH = {
  reaver: [0xb03a1e, 0xc27a2c, 0x93285a],
  rogue: [0x1f8a6e, 0x7c9a3c, 0x2b74a8],
  runelord: [0x6c3cc0, 0x3d5fcc, 0xb04aa8],
} as const;

/** Bases of the seats, apart in hue and in lightness. */
export const BADGES = [0xf3e9d4, 0x4f9c86, 0xdf8b36, 0x9d7fe0, 0xc8434f, 0x5f74d8] as const;
