import { Group, Vector3, type BufferGeometry } from 'three';
import { mod } from '../../../../scene3d/geometry/circle.ts';
import { numberPlates } from '../../../../scene3d/geometry/numbers.ts';
import { rock } from '../../../../scene3d/geometry/rock.ts';
import type { Act } from '../../../../scene3d/motion/director.ts';
import type { Tweens } from '../../../../scene3d/motion/tweens.ts';
import { Mist } from '../../../../scene3d/passes/mist.ts';
import { Solid } from '../../../../scene3d/shading/solid.ts';
import type { SharedUniforms } from '../../../../scene3d/shading/uniforms.ts';
import { Numbers } from '../../../../scene3d/stage/numbers.ts';
import type { SceneWorld } from '../../../../scene3d/theatre.ts';
import { LENGTHS } from '../../board/lengths.ts';
import {
  LEVELS,
  type BoardItem,
  type BoardMove,
  type BoardState,
  type Level,
  type SpaceRef,
} from '../../board/types.ts';
import { RINGS, type Sectors } from '../layout.ts';
import { actsOf } from './acts.ts';
import { Figures, foeName, heroName, type Rings } from './figures.ts';
import { Lights } from './lights.ts';
import { TowerPlaces } from './places.ts';
import { RingNode } from './ring.ts';

/** How far to the sides of the viewer a portal still hides its space: cosine of the angle. */
const NEAR_SIDE = 0.4;

/** Everything on the board. */
export class World implements SceneWorld<BoardState, BoardMove, BoardItem> {
  readonly solid = new Group();
  readonly veils = new Group();
  readonly rings: Rings;
  readonly figures: Figures;
  readonly places: TowerPlaces;
  readonly numbers: Numbers<Level>;
  private readonly lights: Lights;
  private readonly mists: Readonly<Record<Level, Mist>>;
  private readonly rock: Solid;
  private readonly rockGeometry: BufferGeometry;
  private state: BoardState | null = null;
  private hovered: BoardItem | null = null;

  constructor(sectors: Sectors, shared: SharedUniforms, tweens: Tweens) {
    const ring = (level: Level): RingNode => new RingNode(level, sectors, shared, tweens);
    this.rings = { dungeon: ring('dungeon'), temple: ring('temple'), spire: ring('spire') };
    this.figures = new Figures(this.rings, { solid: this.solid, veils: this.veils }, shared, tweens);
    this.places = new TowerPlaces(this.rings, this.figures);
    this.lights = new Lights(shared, this.rings, this.figures);
    const mist = (level: Level): Mist => new Mist(RINGS[level], shared);
    this.mists = { dungeon: mist('dungeon'), temple: mist('temple'), spire: mist('spire') };
    // What is in front is drawn first: less is painted over.
    LEVELS.forEach((level, i) => (this.rings[level].solids[0].mesh.renderOrder = LEVELS.length - i));
    this.rockGeometry = rock(RINGS.dungeon.outer, RINGS.dungeon.foot).build();
    this.rock = new Solid(this.rockGeometry, shared, undefined, false, false);
    this.rock.mesh.renderOrder = LEVELS.length + 1;
    this.numbers = new Numbers(numberPlates(LEVELS, RINGS, sectors), shared);
    this.solid.add(
      this.rock.mesh,
      this.numbers.solid.mesh,
      ...LEVELS.map((level) => this.rings[level].group),
    );
    this.veils.add(...LEVELS.map((level) => this.mists[level].mesh));
  }

  /** Puts out the marks that the next state does not have. */
  prepare(next: BoardState): void {
    const kept = next.marks.filter(({ at, kind }) =>
      this.state?.marks.some((mark) => mark.kind === kind && sameSpace(mark.at, at)),
    );
    this.mark(kept, LENGTHS.quick);
  }

  act(move: BoardMove, state: BoardState): readonly Act[] {
    return actsOf(move, state, this.rings, this.figures);
  }

  /** Shows a state: at once, or softly after it has been acted. Lights always change softly, but the first time. */
  settle(state: BoardState, acted: boolean): void {
    const light = this.state === null ? 0 : LENGTHS.quick * (acted ? 2 : 1);
    this.state = state;
    const lit = state.lit === 'keep' ? 'spire' : state.lit;
    LEVELS.forEach((level, i) => {
      const meets = i > 0 && state.rings[LEVELS[i - 1]].aligned;
      this.rings[level].set(state.rings[level], meets, level === lit, light);
    });
    this.figures.settle(state, acted ? LENGTHS.move : 0);
    this.rings.spire.openDoor(state.doorOpen, acted ? LENGTHS.scene : 0);
    this.mark(state.marks, light);
    this.hover(this.hovered);
  }

  /** Draws something as pointed at. */
  hover(item: BoardItem | null): void {
    this.hovered = item;
    for (const level of LEVELS) {
      const ring = this.rings[level];
      const space = item?.kind === 'space' && item.at.level === level ? item.at.sector : null;
      ring.hoverSpace(space === null ? null : ring.local(space));
      const part =
        item !== null && item.kind !== 'space' && item.kind !== 'hero' && item.kind !== 'foe' ? item : null;
      const isKeep = item?.kind === 'space' && item.at.level === 'keep';
      if (part?.kind === 'door' || isKeep) ring.hoverPart(level === 'spire' ? 'door' : null);
      else ring.hoverPart(part !== null && part.level === level ? part.kind : null);
    }
    const name =
      item?.kind === 'hero' ? heroName(item.seat) : item?.kind === 'foe' ? foeName(item.level) : null;
    for (const [other, figure] of this.figures.all()) figure.solid.own.uHover.value = other === name ? 1 : 0;
  }

  update(azimuth: number, isHidden: (point: Vector3) => boolean): readonly number[] {
    const head = new Vector3();
    this.numbers.face(azimuth);
    this.figures.face(azimuth, (foot, height) => isHidden(head.copy(foot).setY(foot.y + height * 0.55)));
    if (this.state !== null) this.lights.update(this.state, azimuth);
    for (const level of LEVELS) {
      const ring = this.rings[level];
      this.mists[level].veil = ring.veil;
      ring.fold(Math.cos(ring.angle - azimuth) > NEAR_SIDE && this.figures.occupied(level, 0), LENGTHS.quick);
    }
    return this.signature(azimuth);
  }

  dispose(): void {
    this.figures.dispose();
    for (const level of LEVELS) {
      this.rings[level].dispose();
      this.mists[level].dispose();
    }
    this.numbers.dispose();
    this.rock.dispose();
    this.rockGeometry.dispose();
    this.solid.removeFromParent();
    this.veils.removeFromParent();
  }

  *solids(): Iterable<Solid> {
    for (const level of LEVELS) yield* this.rings[level].solids;
    for (const [, figure] of this.figures.all()) yield* figure.solids;
    yield this.rock;
    yield this.numbers.solid;
  }

  private mark(marks: BoardState['marks'], ms: number): void {
    for (const level of LEVELS) {
      const ring = this.rings[level];
      const of = (kind: 'reachable' | 'danger'): number[] =>
        marks.flatMap((mark) =>
          mark.kind === kind && mark.at.level === level ? [ring.local(mark.at.sector)] : [],
        );
      ring.mark(of('reachable'), of('danger'), ms);
    }
  }

  private signature(azimuth: number): number[] {
    const numbers = [mod(azimuth, Math.PI * 2)];
    for (const level of LEVELS) {
      const ring = this.rings[level];
      numbers.push(ring.angle, ring.light('uFold'), ring.light('uHearth'), ring.veil);
    }
    for (const [, { world, scale }] of this.figures.all()) numbers.push(world.x, world.y, world.z, scale);
    return numbers;
  }
}

const sameSpace = (a: SpaceRef, b: SpaceRef): boolean =>
  a.level === b.level && (a.level === 'keep' || b.level === 'keep' || a.sector === b.sector);
