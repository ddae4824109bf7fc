import type { FlatPicture } from '../../../board-overlay/flat/FlatBoard.ts';
import { liveriesOf } from '../board/liveries.ts';
import { acrossOf } from '../board/places.ts';
import type { BoardItem, BoardState, Level } from '../board/types.ts';
import { LEVELS } from '../../../../shared/games/ravingspire/public.ts';
import { abyss, dial, keep, type Dial } from './keep.ts';
import { annulus, degrees, piece } from '../../../board-overlay/flat/polar.ts';
import { depthAt, DOOR, PORTAL, RINGS, STAIRS } from './geometry.ts';
import { candles, door, portal, stairs } from './features.ts';
import { FIGURE_SCALE, foeDrawing, heroDrawing, type HeroDrawing } from './figures.ts';
import { bodyAt, exitAngle, figureOf } from './hits.ts';
import { INK } from './inks.ts';
import { keepMark, ringMarks, tile } from './marks.ts';
import { mist, type FlatMist } from './mist.ts';
import { foeKey, heroKey, type FigureKey, type Poses } from './poses.ts';
import { floor, inkwell, masonry } from './stone.ts';
import { draw, set, show } from '../../../board-overlay/flat/svg.ts';

/** Where the feet of a figure are, below the middle of its body, in units of the map. */
const FEET = 5;

/** Size of the numbers on the dial, in units of the map; and the least of them, in pixels. */
const NUMBER = 5.4;
const LEAST = 11.5;

/** The parts of a ring that change. */
interface RingDrawing {
  readonly stones: SVGElement;
  readonly dim: SVGElement;
  readonly mist: FlatMist;
  /** What is built on it; turns with the stones. */
  readonly built: SVGElement;
  readonly flames: SVGElement;
  /** The light on the stairs. */
  readonly light: SVGElement | null;
}

interface FigureDrawing {
  readonly group: SVGGElement;
  readonly hero: HeroDrawing | null;
  readonly look: string;
}

let made = 0;

/** The drawing of a tower: knows how things look, and nothing of time. */
export class Picture implements FlatPicture<BoardState, BoardItem, Poses> {
  readonly group = draw('g');
  private readonly sectors: number;
  private readonly across: number;
  private readonly name = `flat-map-${made++}`;
  private readonly dial: Dial;
  private readonly rings: Readonly<Record<Level, RingDrawing>>;
  private readonly doorLight: SVGElement;
  private readonly doorLeaf: SVGElement;
  private readonly floorMarks = draw('g');
  private readonly keepMarks = draw('g');
  private readonly pointed = draw('path', {
    fill: 'none',
    stroke: INK.bone,
    'stroke-width': 1.1,
    'stroke-linejoin': 'round',
  });
  private readonly figures = draw('g');
  private readonly drawn = new Map<FigureKey, FigureDrawing>();

  /** @param across how far, in sectors, a ring's staircase is from its portal */
  constructor(sectors: number, across: number) {
    this.sectors = sectors;
    this.across = across;
    this.dial = dial(sectors);
    const gate = door(this.name, sectors);
    this.doorLight = gate.light;
    this.doorLeaf = gate.leaf;
    const rings = LEVELS.map((level) => [level, this.ring(level, gate.group)] as const);
    this.rings = Object.fromEntries(rings) as Record<Level, RingDrawing>;
    const each = (part: (ring: RingDrawing) => SVGElement): SVGElement[] =>
      rings.map(([, ring]) => part(ring));
    this.group.append(
      inkwell(this.name),
      abyss(this.name),
      this.dial.group,
      ...LEVELS.flatMap((level) => {
        const { stones, dim, mist } = this.rings[level];
        return [floor(this.name, level), stones, mist.group, dim];
      }),
      this.floorMarks,
      keep(),
      this.keepMarks,
      ...each(({ built }) => built),
      this.pointed,
      this.figures,
    );
  }

  shows(state: BoardState): boolean {
    return this.sectors === state.sectors && this.across === acrossOf(state);
  }

  private ring(level: Level, gate: SVGGElement): RingDrawing {
    const { sectors, name } = this;
    const lights = candles(level, sectors);
    const flight = level === 'spire' ? null : stairs(name, level, sectors);
    const opposite = { transform: `rotate(${degrees(this.across, sectors)})` };
    return {
      stones: masonry(name, level, sectors),
      dim: draw('path', { d: annulus(RINGS[level]), 'fill-rule': 'evenodd', fill: INK.night, opacity: 0.42 }),
      mist: mist(level),
      built: draw('g', {}, [
        lights.group,
        portal(name, level, sectors),
        draw('g', opposite, [flight?.group ?? gate]),
      ]),
      flames: lights.flames,
      light: flight?.light ?? null,
    };
  }

  light(state: BoardState): void {
    for (const level of LEVELS) {
      const { revealed, aligned } = state.rings[level];
      const { dim, flames, light } = this.rings[level];
      show(dim, state.lit !== level);
      show(flames, revealed);
      if (light !== null) show(light, aligned);
    }
    show(this.doorLight, state.doorOpen);
    show(this.doorLeaf, !state.doorOpen);
    this.floorMarks.replaceChildren(...ringMarks(this.name, state));
    this.keepMarks.replaceChildren(...keepMark(state));
    this.people(
      state,
      state.foes.map(({ at }) => at.level),
      true,
    );
  }

  calm(from: BoardState, to: BoardState): void {
    this.floorMarks.replaceChildren();
    this.keepMarks.replaceChildren();
    for (const level of LEVELS) {
      const { light } = this.rings[level];
      if (light !== null) show(light, from.rings[level].aligned && to.rings[level].aligned);
    }
    this.people(
      to,
      [...from.foes, ...to.foes].map(({ at }) => at.level),
      false,
    );
  }

  pose(poses: Poses): void {
    const { sectors } = this;
    for (const level of LEVELS) {
      const { stones, built, mist: veil } = this.rings[level];
      const turn = { transform: `rotate(${degrees(poses.rings[level], sectors).toFixed(3)})` };
      set(stones, turn);
      set(built, turn);
      set(veil.group, { opacity: poses.mist[level] });
      show(veil.group, poses.mist[level] > 0);
    }
    const standing = [...this.drawn].flatMap(([key, { group }]) => {
      const pose = poses.figures.get(key);
      show(group, pose !== undefined);
      if (pose === undefined) return [];
      const [x, y] = bodyAt(pose, sectors);
      const size = FIGURE_SCALE * pose.scale;
      const feet = y + FEET * pose.scale;
      set(group, { transform: `translate(${x.toFixed(2)} ${feet.toFixed(2)}) scale(${size.toFixed(4)})` });
      return [{ group, feet }];
    });
    // Figures further down are in front.
    standing.sort((a, b) => a.feet - b.feet);
    standing.forEach(({ group }, i) => {
      if (this.figures.children[i] !== group)
        this.figures.insertBefore(group, this.figures.children[i] ?? null);
    });
  }

  size(scale: number): void {
    set(this.dial.numbers, { 'font-size': Math.max(NUMBER, LEAST / scale) });
  }

  /** Lets the mist drift. @param by sectors from where it began */
  drift(by: number): void {
    LEVELS.forEach((level, i) => {
      const turn = by * (i % 2 === 0 ? 1 : -1.3);
      set(this.rings[level].mist.curls, { transform: `rotate(${degrees(turn, this.sectors).toFixed(3)})` });
    });
  }

  point(item: BoardItem | null, poses: Poses): void {
    const { sectors } = this;
    show(this.pointed, item !== null);
    if (item === null) return;
    const figure = figureOf(item);
    if (figure !== null) {
      const pose = poses.figures.get(figure);
      if (pose === undefined) return show(this.pointed, false);
      const [x, y] = bodyAt(pose, sectors);
      set(this.pointed, { d: around(x, y + FEET * pose.scale, 6.6 * pose.scale) });
      return;
    }
    switch (item.kind) {
      case 'space':
        return set(this.pointed, { d: tile(item.at, sectors) });
      case 'portal': {
        const { outer } = RINGS[item.level];
        const radii = { inner: depthAt(item.level, 1 - PORTAL.depth), outer: outer + 1 };
        return set(this.pointed, { d: feature(poses.rings[item.level], PORTAL.half, radii, sectors) });
      }
      case 'stairs':
      case 'door': {
        const level = item.kind === 'door' ? 'spire' : item.level;
        const { half, depth } = item.kind === 'door' ? DOOR : STAIRS;
        const radii = { inner: RINGS[level].inner - 2, outer: depthAt(level, depth) };
        return set(this.pointed, { d: feature(exitAngle(poses, level, this.across), half, radii, sectors) });
      }
      case 'hero':
      case 'foe':
        return;
    }
  }

  /** Draws those who stand on the board, and takes away those who do not. */
  private people(state: BoardState, foes: readonly Level[], only: boolean): void {
    const wanted = new Set<FigureKey>();
    const liveries = liveriesOf(state);
    for (const hero of state.heroes) {
      const key = heroKey(hero.seat);
      wanted.add(key);
      const livery = liveries.get(hero.seat)!;
      const look = `${hero.class} ${livery.cloth}`;
      const { hero: drawing } = this.figure(key, look, () => {
        const made = heroDrawing(this.name, hero, livery);
        return { group: made.group, hero: made, look };
      });
      if (drawing === null) continue;
      show(drawing.lantern, hero.active);
      show(drawing.key, hero.key);
    }
    for (const level of foes) {
      const key = foeKey(level);
      wanted.add(key);
      this.figure(key, 'foe', () => ({ group: foeDrawing(), hero: null, look: 'foe' }));
    }
    if (!only) return;
    for (const [key, { group }] of this.drawn) {
      if (wanted.has(key)) continue;
      group.remove();
      this.drawn.delete(key);
    }
  }

  /** The drawing of a figure as it looks now. */
  private figure(key: FigureKey, look: string, make: () => FigureDrawing): FigureDrawing {
    const known = this.drawn.get(key);
    if (known?.look === look) return known;
    known?.group.remove();
    const drawing = make();
    this.drawn.set(key, drawing);
    this.figures.append(drawing.group);
    return drawing;
  }
}

const feature = (
  angle: number,
  half: number,
  radii: { readonly inner: number; readonly outer: number },
  sectors: number,
): string => piece(angle - half, angle + half, radii, sectors);

/** An oval around the feet of a figure. */
const around = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r * 0.42} 0 1 0 ${2 * r} 0a${r} ${r * 0.42} 0 1 0 ${-2 * r} 0Z`;
