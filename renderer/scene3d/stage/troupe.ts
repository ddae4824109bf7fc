import { Vector3, type BufferGeometry } from 'three';
import type { Builder } from '../geometry/builder.ts';
import { easeInOut } from '../motion/easing.ts';
import type { Tweens } from '../motion/tweens.ts';
import type { SharedUniforms } from '../shading/uniforms.ts';
import { Figure, type Anchor, type FigureGroups, type ToWorld } from './figure.ts';

/** A figure as it is to be shown. */
export interface Member<Ground extends string, Shape extends string> {
  readonly name: string;
  readonly shape: Shape;
  /** What floats next to it. */
  readonly carries: Shape | null;
  /** Its outline shines through stone. */
  readonly ghostly: boolean;
  readonly spot: string;
  /** Where it stands as one of `count` on its spot. */
  readonly stand: (index: number, count: number) => Anchor<Ground>;
  /** Colours of cloth and base, and how brightly it is lit by its lantern. */
  readonly livery: { readonly cloth: number; readonly badge: number; readonly lantern: number } | null;
}

export interface TroupeOptions<Ground extends string, Shape extends string> {
  readonly shapes: Readonly<Record<Shape, () => Builder>>;
  /** The compass angle that a ground is turned by. */
  readonly angleOf: (ground: Ground) => number;
  readonly groups: FigureGroups;
  readonly shared: SharedUniforms;
  readonly tweens: Tweens;
}

/** All figures on the board, and where they stand. */
export class Troupe<Ground extends string, Shape extends string> {
  private readonly shown = new Map<string, Figure<Ground>>();
  private readonly geometries = new Map<Shape, BufferGeometry>();
  private readonly options: TroupeOptions<Ground, Shape>;

  constructor(options: TroupeOptions<Ground, Shape>) {
    this.options = options;
  }

  get(name: string): Figure<Ground> | undefined {
    return this.shown.get(name);
  }

  all(): Iterable<readonly [string, Figure<Ground>]> {
    return this.shown;
  }

  readonly toWorld: ToWorld<Ground> = ({ on, at }, out) =>
    out.copy(at).applyAxisAngle(UP, -this.options.angleOf(on));

  /** Does a figure stand on this spot? */
  standsOn(spot: string): boolean {
    for (const figure of this.shown.values()) if (figure.spot === spot) return true;
    return false;
  }

  /** Shows exactly these, in the order of placement; those that stay where they were make room over `ms`. */
  show(members: readonly Member<Ground, Shape>[], ms: number): void {
    const crowds = new Map<string, string[]>();
    for (const { name, spot } of members) crowds.set(spot, [...(crowds.get(spot) ?? []), name]);
    const names = new Set(members.map(({ name }) => name));
    for (const name of [...this.shown.keys()]) if (!names.has(name)) this.remove(name);
    for (const member of members) {
      const { name, spot, livery } = member;
      const crowd = crowds.get(spot) ?? [name];
      const anchor = member.stand(crowd.indexOf(name), crowd.length);
      const figure = this.present(member, anchor);
      figure.walking = false;
      if (livery !== null) {
        figure.paint(livery.cloth, livery.badge);
        figure.solid.own.uLantern.value = livery.lantern;
      }
      this.glide(name, figure, anchor, spot, ms);
    }
  }

  /** The figure of a member; recreated when its shape or what it carries is another one. */
  protected present(member: Member<Ground, Shape>, anchor: Anchor<Ground>): Figure<Ground> {
    const { name, shape, carries, ghostly, spot } = member;
    const known = this.shown.get(name);
    const geometry = this.geometry(shape);
    const carried = carries === null ? null : this.geometry(carries);
    if (known !== undefined) {
      if ((known.carried?.mesh.geometry ?? null) === carried && known.solid.mesh.geometry === geometry)
        return known;
      this.remove(name);
    }
    const { groups, shared } = this.options;
    const made = new Figure(geometry, carried, groups, shared, ghostly, known?.anchor ?? anchor, spot);
    this.shown.set(name, made);
    return made;
  }

  /** Puts all figures where their grounds carry them. @param facing the compass angle that one looks to, by its name */
  update(facing: (name: string) => number, hidden: (foot: Vector3, height: number) => boolean): void {
    for (const [name, figure] of this.shown) figure.update(this.toWorld, facing(name), hidden);
  }

  /** The geometry of a shape, made when it is first needed. */
  private geometry(shape: Shape): BufferGeometry {
    const known = this.geometries.get(shape);
    if (known !== undefined) return known;
    const made = this.options.shapes[shape]().build();
    this.geometries.set(shape, made);
    return made;
  }

  private glide(name: string, figure: Figure<Ground>, to: Anchor<Ground>, spot: string, ms: number): void {
    const { tweens } = this.options;
    const from = figure.anchor;
    const still =
      from.on === to.on && from.at.distanceTo(to.at) < 1e-4 && Math.abs(from.scale - to.scale) < 1e-4;
    const appearing = figure.presence < 1;
    figure.spot = spot;
    if (from.on !== to.on || ms === 0 || (still && !appearing)) {
      tweens.drop(name);
      figure.anchor = to;
      figure.presence = 1;
      return;
    }
    const presence = figure.presence;
    tweens.run(name, ms, easeInOut, (k) => {
      figure.anchor = {
        on: to.on,
        at: from.at.clone().lerp(to.at, k),
        scale: from.scale + (to.scale - from.scale) * k,
      };
      figure.presence = presence + (1 - presence) * k;
    });
  }

  private remove(name: string): void {
    this.options.tweens.drop(name);
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
