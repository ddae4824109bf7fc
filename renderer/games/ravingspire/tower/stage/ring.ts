import { Color, Group, type BufferGeometry } from 'three';
import type { Level, RingState } from '../../board/types.ts';
import { doorLeaf, DOOR_FACE } from '../geometry/door.ts';
import { ringGeometry } from '../geometry/ring.ts';
import { KEEP, mod, RINGS, stepOf, type Sectors } from '../layout.ts';
import { easeInOut } from '../../../../scene3d/motion/easing.ts';
import type { Tweens } from '../../../../scene3d/motion/tweens.ts';
import { Solid } from '../../../../scene3d/shading/solid.ts';
import type { SharedUniforms } from '../../../../scene3d/shading/uniforms.ts';

/** Lights of a ring that change softly. */
type Light = 'uLit' | 'uFocus' | 'uStairs' | 'uPortal' | 'uRim' | 'uHearth' | 'uFold';

const LOCKED = new Color(0xb01c2c);
const OPENED = new Color(0xffc46a);

/** One turning ring with everything that turns with it. */
export class RingNode {
  readonly level: Level;
  readonly sectors: Sectors;
  readonly group = new Group();
  /** Compass angle of the portal, now, and its sector. */
  angle = 0;
  portal = 0;
  /** 1 while the mist lies over it. */
  veil = 1;
  readonly solids: readonly Solid[];
  private readonly stone: Solid;
  private readonly leaves: readonly Group[];
  private readonly geometries: readonly BufferGeometry[];
  private readonly tweens: Tweens;
  private readonly goals = new Map<string, number>();
  /** The marks as they were set last. */
  private marked = '';

  constructor(level: Level, sectors: Sectors, shared: SharedUniforms, tweens: Tweens) {
    this.level = level;
    this.sectors = sectors;
    this.tweens = tweens;
    const stone = ringGeometry(level, sectors);
    this.stone = new Solid(stone, shared, undefined, true);
    const { own } = this.stone;
    own.uFloor.value = RINGS[level].floor;
    own.uWalk.value.set(RINGS[level].inner, RINGS[level].outer - RINGS[level].rim, stepOf(sectors));
    own.uLock.value.copy(LOCKED);
    this.group.add(this.stone.mesh);
    const leaves =
      level === 'spire' ? ([1, -1] as const).map((side) => ({ side, geometry: doorLeaf(side).build() })) : [];
    const doors = leaves.map(({ geometry }) => new Solid(geometry, shared, own));
    this.leaves = leaves.map(({ side }, i) => this.hang(side, doors[i]));
    this.geometries = [stone, ...leaves.map(({ geometry }) => geometry)];
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

  turnTo(angle: number): void {
    this.angle = angle;
    this.group.rotation.y = -angle;
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
    this.fade('uPortal', !state.revealed ? 0.12 : portalMeets ? 1 : dim, ms);
  }

  /** How much of the ring is out of the mist, 0 to 1. */
  reveal(k: number): void {
    this.veil = 1 - k;
    this.stone.own.uLit.value = k;
  }

  get revealed(): number {
    return 1 - this.veil;
  }

  light(name: Light): number {
    return this.stone.own[name].value;
  }

  fade(name: Light, to: number, ms: number): void {
    const key = `${this.level}:${name}`;
    if (this.goals.get(key) === to && (ms > 0 || !this.tweens.has(key))) return;
    this.goals.set(key, to);
    const uniform = this.stone.own[name];
    const from = uniform.value;
    this.tweens.run(key, from === to ? 0 : ms, easeInOut, (k) => (uniform.value = from + (to - from) * k));
  }

  /** Swings the leaves of the Tower Door; 0 is closed. */
  openDoor(open: boolean, ms: number): void {
    const { own } = this.stone;
    const from = own.uHearth.value;
    const to = open ? 1 : 0.3;
    if (this.goals.get('door') === to && ms > 0) return;
    this.goals.set('door', to);
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

  /** Marks of the spaces: reachable and danger by local sector, and the one that is pointed at (or -1). */
  mark(reachable: readonly number[], danger: readonly number[], ms: number): void {
    const marks = this.stone.own.uMarks.value;
    const key = `${this.level}:marks ${reachable.join()} ${danger.join()}`;
    if (this.marked === key) return;
    this.marked = key;
    const from = marks.map(({ x, y }) => [x, y] as const);
    this.tweens.run(`${this.level}:marks`, ms, easeInOut, (k) => {
      marks.forEach((mark, i) => {
        mark.x = from[i][0] + ((reachable.includes(i) ? 1 : 0) - from[i][0]) * k;
        mark.y = from[i][1] + ((danger.includes(i) ? 1 : 0) - from[i][1]) * k;
      });
    });
  }

  hoverSpace(local: number | null): void {
    this.stone.own.uMarks.value.forEach((mark, i) => (mark.z = i === local ? 1 : 0));
  }

  hoverPart(part: 'stairs' | 'portal' | 'door' | null): void {
    this.stone.own.uHoverPart.value.set(
      part === 'stairs' ? 1 : 0,
      part === 'portal' ? 1 : 0,
      part === 'door' ? 1 : 0,
    );
  }

  dispose(): void {
    for (const solid of this.solids) solid.dispose();
    for (const geometry of this.geometries) geometry.dispose();
    this.group.removeFromParent();
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
