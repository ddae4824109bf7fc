import { Vector3, type BufferGeometry } from 'three';
import type { BoardState, FigureClass, HeroFigure, Level, SpaceRef } from '../../board/types.ts';
import { foe } from '../figures/foe.ts';
import { key } from '../figures/key.ts';
import { reaver } from '../figures/reaver.ts';
import { rogue } from '../figures/rogue.ts';
import { runelord } from '../figures/runelord.ts';
import type { Builder } from '../../../../scene3d/geometry/builder.ts';
import { standInKeep, standOn } from '../layout.ts';
import { easeInOut } from '../../../../scene3d/motion/easing.ts';
import type { Tweens } from '../../../../scene3d/motion/tweens.ts';
import type { SharedUniforms } from '../../../../scene3d/shading/uniforms.ts';
import {
  BADGES,
  CLOTH,
  Figure,
  type Anchor,
  type FigureGroups,
  type ToWorld,
} from '../../../../scene3d/stage/figure.ts';
import type { RingNode } from './ring.ts';

export type Rings = Readonly<Record<Level, RingNode>>;

type Shape = FigureClass | 'foe' | 'key';
const SHAPES: Readonly<Record<Shape, () => Builder>> = { reaver, rogue, runelord, foe, key };

/** What a figure is called: the seat of a hero, the level of a foe. */
export const heroName = (seat: number): string => `hero ${seat}`;
export const foeName = (level: Level): string => `foe ${level}`;

interface Member {
  readonly name: string;
  readonly at: SpaceRef;
  readonly hero: HeroFigure | null;
}

/** All figures on the board, and where they stand. */
export class Figures {
  private readonly shown = new Map<string, Figure>();
  private readonly geometries = new Map<Shape, BufferGeometry>();
  private readonly rings: Rings;
  private readonly places: FigureGroups;
  private readonly shared: SharedUniforms;
  private readonly tweens: Tweens;

  constructor(rings: Rings, places: FigureGroups, shared: SharedUniforms, tweens: Tweens) {
    this.rings = rings;
    this.places = places;
    this.shared = shared;
    this.tweens = tweens;
  }

  get(name: string): Figure | undefined {
    return this.shown.get(name);
  }

  all(): Iterable<readonly [string, Figure]> {
    return this.shown;
  }

  readonly toWorld: ToWorld = ({ level, at }, out) =>
    out.copy(at).applyAxisAngle(UP, -this.rings[level].angle);

  /** Is there a figure on this space of a ring, counted from its portal? */
  occupied(level: Level, local: number): boolean {
    const spot = `${level} ${local}`;
    for (const figure of this.shown.values()) if (figure.spot === spot) return true;
    return false;
  }

  /** Shows exactly the figures of a state; those that stay where they were make room over `ms`. */
  settle(state: BoardState, ms: number): void {
    const members = membersOf(state);
    const crowds = new Map<string, string[]>();
    for (const { name, at } of members) {
      const spot = this.spotOf(at);
      crowds.set(spot, [...(crowds.get(spot) ?? []), name]);
    }
    const names = new Set(members.map(({ name }) => name));
    for (const name of [...this.shown.keys()]) if (!names.has(name)) this.remove(name);
    const tints = clothsOf(state);
    for (const { name, at, hero } of members) {
      const spot = this.spotOf(at);
      const crowd = crowds.get(spot) ?? [name];
      const anchor = this.anchorOn(at, crowd.indexOf(name), crowd.length);
      const figure = this.present(name, hero, anchor, spot);
      figure.walking = false;
      if (hero !== null) {
        figure.paint(tints.get(hero.seat) ?? 0xffffff, BADGES[hero.seat % BADGES.length]);
        figure.solid.own.uLantern.value = hero.active ? 1 : 0.12;
      }
      this.glide(name, figure, anchor, spot, ms);
    }
  }

  /** The figure of this name; recreated when its key or its shape is another one. */
  private present(name: string, hero: HeroFigure | null, anchor: Anchor, spot: string): Figure {
    const known = this.shown.get(name);
    const wantsKey = hero?.key ?? false;
    const shape: Shape = hero?.class ?? 'foe';
    if (known !== undefined) {
      if ((known.key !== null) === wantsKey && known.solid.mesh.geometry === this.geometry(shape))
        return known;
      this.remove(name);
    }
    const made = new Figure(
      this.geometry(shape),
      wantsKey ? this.geometry('key') : null,
      this.places,
      this.shared,
      hero !== null,
      known?.anchor ?? anchor,
      spot,
    );
    this.shown.set(name, made);
    return made;
  }

  /** Puts a foe on the board that was not there; it is not to be seen yet. */
  appear(level: Level, at: SpaceRef): Figure {
    const figure = this.present(foeName(level), null, this.anchorOn(at, 0, 1), this.spotOf(at));
    figure.presence = 0;
    return figure;
  }

  anchorOn(at: SpaceRef, index: number, count: number): Anchor {
    if (at.level === 'keep')
      return { level: 'spire', ...standInKeep(index, count, this.rings.spire.sectors) };
    const ring = this.rings[at.level];
    return { level: at.level, ...standOn(at.level, ring.local(at.sector), index, count, ring.sectors) };
  }

  spotOf(at: SpaceRef): string {
    return at.level === 'keep' ? 'keep' : `${at.level} ${this.rings[at.level].local(at.sector)}`;
  }

  /** Puts all figures where their rings carry them, turned to the viewer. */
  update(azimuth: number, hidden: (foot: Vector3, height: number) => boolean): void {
    for (const [name, figure] of this.shown) {
      figure.update(this.toWorld, Math.PI - azimuth + (name.startsWith('foe') ? -0.22 : 0.22), hidden);
    }
  }

  /** The geometry of a shape, made when it is first needed. */
  private geometry(shape: Shape): BufferGeometry {
    const known = this.geometries.get(shape);
    if (known !== undefined) return known;
    const made = SHAPES[shape]().build();
    this.geometries.set(shape, made);
    return made;
  }

  private glide(name: string, figure: Figure, to: Anchor, spot: string, ms: number): void {
    const from = figure.anchor;
    const still =
      from.level === to.level && from.at.distanceTo(to.at) < 1e-4 && Math.abs(from.scale - to.scale) < 1e-4;
    const appearing = figure.presence < 1;
    figure.spot = spot;
    if (from.level !== to.level || ms === 0 || (still && !appearing)) {
      this.tweens.drop(name);
      figure.anchor = to;
      figure.presence = 1;
      return;
    }
    const presence = figure.presence;
    this.tweens.run(name, ms, easeInOut, (k) => {
      figure.anchor = {
        level: to.level,
        at: from.at.clone().lerp(to.at, k),
        scale: from.scale + (to.scale - from.scale) * k,
      };
      figure.presence = presence + (1 - presence) * k;
    });
  }

  private remove(name: string): void {
    this.tweens.drop(name);
    this.shown.get(name)?.dispose();
    this.shown.delete(name);
  }

  dispose(): void {
    for (const name of [...this.shown.keys()]) this.remove(name);
    for (const geometry of this.geometries.values()) geometry.dispose();
    this.geometries.clear();
  }
}

const UP = new Vector3(0, 1, 0);
/** All figures on the board in the order of placement: whose turn it is goes in front, foes behind. */
const membersOf = ({ heroes, foes }: BoardState): readonly Member[] => [
  ...[...heroes]
    .sort((a, b) => Number(b.active) - Number(a.active))
    .map((hero) => ({ name: heroName(hero.seat), at: hero.at, hero })),
  ...foes.map(({ at }) => ({ name: foeName(at.level), at, hero: null })),
];

/** Cloth of each seat: heroes of one class differ. */
function clothsOf({ heroes }: BoardState): ReadonlyMap<number, number> {
  const seen = new Map<FigureClass, number>();
  return new Map(
    heroes.map(({ seat, class: kind }) => {
      const before = seen.get(kind) ?? 0;
      seen.set(kind, before + 1);
      return [seat, CLOTH[kind][before % CLOTH[kind].length]] as const;
    }),
  );
}
