import { Color } from 'three';
import { polar } from '../../../../scene3d/geometry/circle.ts';
import type { SharedUniforms } from '../../../../scene3d/shading/uniforms.ts';
import { SceneLights } from '../../../../scene3d/stage/lights.ts';
import { LEVELS, type BoardState, type Level } from '../../board/types.ts';
import { DOOR_FACE } from '../geometry/door.ts';
import { KEEP, RINGS } from '../layout.ts';
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

/** Sets all lights that are not baked. Call after rings, figures and camera have moved. */
export class Lights extends SceneLights {
  private readonly rings: Rings;
  private readonly figures: Figures;

  constructor(shared: SharedUniforms, rings: Rings, figures: Figures) {
    super(shared);
    this.rings = rings;
    this.figures = figures;
  }

  /** @param azimuth compass angle of the viewer */
  update(state: BoardState, azimuth: number): void {
    this.face(azimuth);
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

  private lantern(state: BoardState): void {
    const active = state.heroes.find((hero) => hero.active);
    const figure = active === undefined ? undefined : this.figures.get(heroName(active.seat));
    if (figure === undefined) {
      this.set(PLACE.lantern, this.back, 1, CANDLE, 0);
      this.encircle(this.back, 0);
      return;
    }
    const { world, scale } = figure;
    const at = world
      .clone()
      .addScaledVector(this.back, 0.8 * scale)
      .addScaledVector(this.right, 0.3);
    this.set(PLACE.lantern, at.setY(world.y + 1.25 * scale), 4.4, CANDLE, 1.9);
    this.encircle(world, 0.56 * scale);
  }

  private foe(level: Level): void {
    const figure = this.figures.get(foeName(level));
    const at = figure === undefined ? this.back : figure.world.clone().addScaledVector(this.back, 0.45);
    if (figure !== undefined) at.y += 0.75;
    this.set(PLACE.foe[level], at, 3, BLOOD, figure === undefined ? 0 : 1.9 * figure.presence);
  }
}
