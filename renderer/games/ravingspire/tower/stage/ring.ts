import { Color, Group } from 'three';
import { mod, stepOf } from '../../../../scene3d/geometry/circle.ts';
import { easeInOut } from '../../../../scene3d/motion/easing.ts';
import type { Tweens } from '../../../../scene3d/motion/tweens.ts';
import { Solid } from '../../../../scene3d/shading/solid.ts';
import type { SharedUniforms } from '../../../../scene3d/shading/uniforms.ts';
import { GroundNode } from '../../../../scene3d/stage/ground.ts';
import type { Level, RingState } from '../../board/types.ts';
import { doorLeaf, DOOR_FACE } from '../geometry/door.ts';
import { ringGeometry } from '../geometry/ring.ts';
import { KEEP, RINGS, type Sectors } from '../layout.ts';

const LOCKED = new Color(0xb01c2c);
const OPENED = new Color(0xffc46a);

/** One turning ring with everything that turns with it. */
export class RingNode extends GroundNode {
  readonly level: Level;
  readonly sectors: Sectors;
  /** Sector of the portal; `angle` is its compass angle, now. */
  portal = 0;
  /** 1 while the mist lies over it. */
  veil = 1;
  override readonly solids: readonly Solid[];
  private readonly leaves: readonly Group[];
  /** How much light of the hearth the door is going to let through. */
  private opening: number | null = null;

  constructor(level: Level, sectors: Sectors, shared: SharedUniforms, tweens: Tweens) {
    super(level, ringGeometry(level, sectors), RINGS[level], sectors, shared, tweens);
    this.level = level;
    this.sectors = sectors;
    const { own } = this.stone;
    own.uLock.value.copy(LOCKED);
    const sides = level === 'spire' ? ([1, -1] as const) : [];
    const doors = sides.map((side) => new Solid(doorLeaf(side).build(), shared, own));
    this.leaves = sides.map((side, i) => this.hang(side, doors[i]));
    this.solids = [this.stone, ...doors];
  }

  /** Sector of a space as counted from the portal. */
  local(sector: number): number {
    return mod(sector - this.portal, this.sectors.count);
  }

  /** Compass angle of the staircase, or of the Tower Door. */
  get exit(): number {
    return this.angle + this.sectors.across * stepOf(this.sectors);
  }

  /** Shows a state of this ring; lights change over `ms`. */
  set(state: RingState, portalMeets: boolean, lit: boolean, ms: number): void {
    this.portal = mod(state.portal, this.sectors.count);
    this.turnTo(this.portal * stepOf(this.sectors));
    this.reveal(state.revealed ? 1 : 0);
    this.fade('uFocus', lit ? 1 : 0.35, ms);
    this.fade('uRim', lit && state.revealed ? 1 : 0, ms);
    this.fade('uStairs', state.aligned ? 1 : 0, ms);
    const dim = this.level === 'dungeon' ? 0.4 : 0.6;
    this.fade('uFilm', !state.revealed ? 0.12 : portalMeets ? 1 : dim, ms);
  }

  /** How much of the ring is out of the mist, 0 to 1. */
  reveal(k: number): void {
    this.veil = 1 - k;
    this.stone.own.uLit.value = k;
  }

  get revealed(): number {
    return 1 - this.veil;
  }

  /** Swings the leaves of the Tower Door; 0 is closed. */
  openDoor(open: boolean, ms: number): void {
    const { own } = this.stone;
    const from = own.uHearth.value;
    const to = open ? 1 : 0.3;
    if (this.opening === to && ms > 0) return;
    this.opening = to;
    this.tweens.run('door', ms, easeInOut, (k) => {
      own.uHearth.value = from + (to - from) * k;
      const swing = Math.max(0, (own.uHearth.value - 0.3) / 0.7);
      own.uLock.value.lerpColors(LOCKED, OPENED, swing);
      this.leaves.forEach((leaf, i) => (leaf.rotation.y = (i === 0 ? -1 : 1) * swing * 1.9));
    });
  }

  /** A portal on the near side would hide the figures on its space. */
  fold(away: boolean, ms: number): void {
    this.fade('uFold', away ? 1 : 0, ms);
  }

  hoverPart(part: 'stairs' | 'portal' | 'door' | null): void {
    this.hoverParts(part === 'stairs', part === 'portal', part === 'door');
  }

  /** Hangs a leaf of the door on its hinge. */
  private hang(side: 1 | -1, leaf: Solid): Group {
    const door = new Group();
    const hinge = new Group();
    door.rotation.y = Math.PI - this.sectors.across * stepOf(this.sectors);
    hinge.position.set((-side * KEEP.door.width) / 2, KEEP.floor + 0.06, DOOR_FACE - 0.02);
    hinge.add(leaf.mesh);
    door.add(hinge);
    this.group.add(door);
    return hinge;
  }
}
