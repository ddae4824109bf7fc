import { Color, Vector3 } from 'three';
import { LEVELS, type BoardState, type Level } from '../../board/types.ts';
import { DOOR_FACE } from '../geometry/door.ts';
import { KEEP, polar, RINGS } from '../layout.ts';
import type { SharedUniforms } from '../../../../scene3d/shading/uniforms.ts';
import { foeName, heroName, type Figures, type Rings } from './figures.ts';

const CANDLE = new Color(1, 0.5, 0.17);
const BLOOD = new Color(1, 0.03, 0.07);

/** Which of the moving lights is which. */
const PLACE = {
  lantern: 0,
  foe: { dungeon: 1, temple: 2, spire: 3 },
  stairs: { dungeon: 4, temple: 5 },
  door: 6,
} as const;

/** Directions of moon and key as seen by the viewer: to the right, up, towards the viewer. */
const MOON_FROM = new Vector3(-0.8, 0.84, -0.16).normalize();
const KEY_FROM = new Vector3(0.64, 0.42, 0.66).normalize();

/** Sets all lights that are not baked. Call after rings, figures and camera have moved. */
export class Lights {
  private readonly shared: SharedUniforms;
  private readonly rings: Rings;
  private readonly figures: Figures;
  private readonly right = new Vector3();
  private readonly back = new Vector3();

  constructor(shared: SharedUniforms, rings: Rings, figures: Figures) {
    this.shared = shared;
    this.rings = rings;
    this.figures = figures;
  }

  /** @param azimuth compass angle of the viewer: the tower turns before the moon, which stays where the sky has it */
  update(state: BoardState, azimuth: number): void {
    this.back.set(Math.sin(azimuth), 0, -Math.cos(azimuth));
    this.right.set(-Math.cos(azimuth), 0, -Math.sin(azimuth));
    this.turned(MOON_FROM, this.shared.uMoon.value);
    this.turned(KEY_FROM, this.shared.uKey.value);
    this.lantern(state);
    for (const level of LEVELS) this.foe(level);
    for (const level of ['dungeon', 'temple'] as const) {
      const { inner, floor, stairs } = RINGS[level];
      const at = polar(this.rings[level].exit, inner + (stairs?.run ?? 0) * 0.6, floor + 1.5);
      this.set(PLACE.stairs[level], at, 3.4, CANDLE, 2.4 * this.rings[level].light('uStairs'));
    }
    const open = this.rings.spire.light('uHearth');
    this.set(
      PLACE.door,
      polar(this.rings.spire.exit, DOOR_FACE + 0.7, KEEP.floor + 0.9),
      3.2,
      CANDLE,
      3.2 * open,
    );
  }

  private turned({ x, y, z }: Vector3, out: Vector3): void {
    out.set(0, y, 0).addScaledVector(this.right, x).addScaledVector(this.back, z);
  }

  private lantern(state: BoardState): void {
    const active = state.heroes.find((hero) => hero.active);
    const figure = active === undefined ? undefined : this.figures.get(heroName(active.seat));
    if (figure === undefined) {
      this.set(PLACE.lantern, this.back, 1, CANDLE, 0);
      this.shared.uActive.value.w = 0;
      return;
    }
    const { world, scale } = figure;
    const at = world
      .clone()
      .addScaledVector(this.back, 0.8 * scale)
      .addScaledVector(this.right, 0.3);
    this.set(PLACE.lantern, at.setY(world.y + 1.25 * scale), 4.4, CANDLE, 1.9);
    this.shared.uActive.value.set(world.x, world.y, world.z, 0.56 * scale);
  }

  private foe(level: Level): void {
    const figure = this.figures.get(foeName(level));
    const at = figure === undefined ? this.back : figure.world.clone().addScaledVector(this.back, 0.45);
    if (figure !== undefined) at.y += 0.75;
    this.set(PLACE.foe[level], at, 3, BLOOD, figure === undefined ? 0 : 1.9 * figure.presence);
  }

  private set(place: number, at: Vector3, reach: number, colour: Color, power: number): void {
    this.shared.uLightAt.value[place].set(at.x, at.y, at.z, reach);
    this.shared.uLightColour.value[place].copy(colour).multiplyScalar(power);
  }
}
