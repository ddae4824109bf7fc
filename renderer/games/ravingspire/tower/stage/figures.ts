import type { Vector3 } from 'three';
import type { Tweens } from '../../../../scene3d/motion/tweens.ts';
import type { SharedUniforms } from '../../../../scene3d/shading/uniforms.ts';
import type { Anchor, Figure, FigureGroups } from '../../../../scene3d/stage/figure.ts';
import { Troupe, type Member } from '../../../../scene3d/stage/troupe.ts';
import type { BoardState, FigureClass, HeroFigure, Level, SpaceRef } from '../../board/types.ts';
import { foe } from '../figures/foe.ts';
import { key } from '../figures/key.ts';
import { reaver } from '../figures/reaver.ts';
import { rogue } from '../figures/rogue.ts';
import { runelord } from '../figures/runelord.ts';
import { standInKeep, standOn } from '../layout.ts';
import type { RingNode } from './ring.ts';

export type Rings = Readonly<Record<Level, RingNode>>;

const SHAPES = { reaver, rogue, runelord, foe, key };
type Shape = keyof typeof SHAPES;

/** Cloth of the heroes: the dye of the class, then others for more of the same class. */
const CLOTH = {
  reaver: [0xb03a1e, 0xc27a2c, 0x93285a],
  rogue: [0x1f8a6e, 0x7c9a3c, 0x2b74a8],
  runelord: [0x6c3cc0, 0x3d5fcc, 0xb04aa8],
} as const;

/** Bases of the seats, apart in hue and in lightness. */
const BADGES = [0xf3e9d4, 0x4f9c86, 0xdf8b36, 0x9d7fe0, 0xc8434f, 0x5f74d8] as const;

/** What a figure is called: the seat of a hero, the level of a foe. */
export const heroName = (seat: number): string => `hero ${seat}`;
export const foeName = (level: Level): string => `foe ${level}`;

/** All figures on the board, and where they stand. */
export class Figures extends Troupe<Level, Shape> {
  private readonly rings: Rings;

  constructor(rings: Rings, groups: FigureGroups, shared: SharedUniforms, tweens: Tweens) {
    super({ shapes: SHAPES, angleOf: (level) => rings[level].angle, groups, shared, tweens });
    this.rings = rings;
  }

  /** Is there a figure on this space of a ring, counted from its portal? */
  occupied(level: Level, local: number): boolean {
    return this.standsOn(`${level} ${local}`);
  }

  /** Shows exactly the figures of a state; those that stay where they were make room over `ms`. */
  settle(state: BoardState, ms: number): void {
    const { heroes, foes } = state;
    const tints = clothsOf(state);
    // Whose turn it is goes in front, foes behind.
    const inOrder = [...heroes].sort((a, b) => Number(b.active) - Number(a.active));
    this.show(
      [
        ...inOrder.map((hero) => this.hero(hero, tints.get(hero.seat) ?? 0xffffff)),
        ...foes.map(({ at }) => this.foe(at.level, at)),
      ],
      ms,
    );
  }

  /** Puts a foe on the board that was not there; it is not to be seen yet. */
  appear(level: Level, at: SpaceRef): Figure<Level> {
    const figure = this.present(this.foe(level, at), this.anchorOn(at, 0, 1));
    figure.presence = 0;
    return figure;
  }

  anchorOn(at: SpaceRef, index: number, count: number): Anchor<Level> {
    if (at.level === 'keep') return { on: 'spire', ...standInKeep(index, count, this.rings.spire.sectors) };
    const ring = this.rings[at.level];
    return { on: at.level, ...standOn(at.level, ring.local(at.sector), index, count, ring.sectors) };
  }

  spotOf(at: SpaceRef): string {
    return at.level === 'keep' ? 'keep' : `${at.level} ${this.rings[at.level].local(at.sector)}`;
  }

  /** Turns all figures to the viewer, heroes and foes a little towards each other. */
  face(azimuth: number, hidden: (foot: Vector3, height: number) => boolean): void {
    this.update((name) => Math.PI - azimuth + (name.startsWith('foe') ? -0.22 : 0.22), hidden);
  }

  private hero({ seat, class: shape, at, active, key: hasKey }: HeroFigure, cloth: number): TowerMember {
    const badge = BADGES[seat % BADGES.length];
    return {
      name: heroName(seat),
      shape,
      carries: hasKey ? 'key' : null,
      ghostly: true,
      livery: { cloth, badge, lantern: active ? 1 : 0.12 },
      ...this.standing(at),
    };
  }

  private foe(level: Level, at: SpaceRef): TowerMember {
    const name = foeName(level);
    return { name, shape: 'foe', carries: null, ghostly: false, livery: null, ...this.standing(at) };
  }

  private standing(at: SpaceRef): Pick<TowerMember, 'spot' | 'stand'> {
    return { spot: this.spotOf(at), stand: (index, count) => this.anchorOn(at, index, count) };
  }
}

type TowerMember = Member<Level, Shape>;

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
