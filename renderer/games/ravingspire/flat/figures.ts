// Heroes and foes: upright whatever turns, distinct by their outline first. A figure is drawn 20 units high, its feet at
// (0, 0), and scaled to the map.
import type { FigureClass, HeroFigure } from '../board/types.ts';
import type { Livery } from '../board/liveries.ts';
import { INK, shaded } from './inks.ts';
import { draw } from '../../../board-overlay/flat/svg.ts';

/** A shape of a figure, with the ink that fills it: cloth in three depths, or metal, bone, shadow, a stone's glow. */
interface Part {
  readonly d: string;
  readonly ink: 'deep' | 'base' | 'light' | 'metal' | 'bone' | 'dark' | 'glow';
  /** Weight of the outline; none where left out. */
  readonly edge?: number;
}

const PARTS: Readonly<Record<FigureClass, readonly Part[]>> = {
  // Broad shoulders, a horned helmet, an axe upright beside the body.
  reaver: [
    { d: 'M7.1.3V-17.6H8.5V.3Z', ink: 'bone', edge: 0.9 },
    {
      d: 'M7.8-17.9C9.6-19.4 12-17.8 11.9-14.2C11-12.2 9.2-12 7.8-13.2C6.4-12 5.4-12.4 4.7-13.6C4.5-16.2 6-18.8 7.8-17.9Z',
      ink: 'metal',
      edge: 1.1,
    },
    { d: 'M-5.8 0C-5.6-3.4-5-6-4.6-9H4.6C5-6 5.6-3.4 5.8 0Z', ink: 'base', edge: 1.4 },
    { d: 'M-4.2-.7C-4-3.4-3.6-5.8-3.2-8.6H-1C-1.4-5.8-1.4-3.4-1.4-.7Z', ink: 'light' },
    { d: 'M1.8-.7C2-3.6 2-6 1.7-8.6H3.8C4.2-5.8 4.8-3.2 5-.7Z', ink: 'deep' },
    {
      d: 'M-7-8.4C-7.6-11-6-13.2-3.4-13.4H3.4C6-13.2 7.6-11 7-8.4C5.6-8 4.4-8.4 3.6-9.2C1.4-8.2-1.4-8.2-3.6-9.2C-4.4-8.4-5.6-8-7-8.4Z',
      ink: 'metal',
      edge: 1.3,
    },
    {
      d: 'M-2.9-16.2C-5.2-16.2-6.3-18-5.9-20.6C-4.8-19-3.8-18.4-2.2-18.2ZM2.9-16.2C5.2-16.2 6.3-18 5.9-20.6C4.8-19 3.8-18.4 2.2-18.2Z',
      ink: 'bone',
      edge: 1,
    },
    { d: 'M-3-12.6V-16A3 3.1 0 0 1 3-16V-12.6L1.4-11.4H-1.4Z', ink: 'metal', edge: 1.2 },
    { d: 'M-2.1-15.2H2.1V-14.2H.5V-11.9H-.5V-14.2H-2.1Z', ink: 'dark' },
  ],
  // A pointed hood with nothing in it but eyes, a cloak blown to one side, a dagger held low.
  rogue: [
    { d: 'M-11.4-.9L-8.9-5L-7.6-3.9L-10.2-.3Z', ink: 'metal', edge: 1 },
    { d: 'M-9.6-5.6L-6.7-3.2L-6.1-4L-9-6.3ZM-7.3-5.4L-4.6-8.6L-3.5-7.7L-6.2-4.5Z', ink: 'bone', edge: 0.9 },
    {
      d: 'M-5 0C-4.4-4-4.8-7.6-3.6-10.8H3C4.8-7.8 5.6-3.8 9.4-1C7.4-.4 6-.6 5 0Z',
      ink: 'base',
      edge: 1.4,
    },
    { d: 'M-3.8-.7C-3.4-4-3.6-7-2.6-10.2H-.6C-1.2-7-1.2-3.6-1-.7Z', ink: 'light' },
    { d: 'M2.6-.7C2.6-4.6 2.4-7.4 1.6-10.2H2.8C4.2-7.2 5-4 7.4-1.5C5.6-1.2 4.2-1.2 2.6-.7Z', ink: 'deep' },
    {
      d: 'M-4.4-9.6C-4.6-13.6-3-17.2 1.2-20C1.6-18.4 3.8-16.2 4.2-13.4C4.4-11.8 4.2-10.6 3.8-9.6C1.4-8.6-2-8.6-4.4-9.6Z',
      ink: 'base',
      edge: 1.3,
    },
    { d: 'M-3.4-10.4C-3.6-13.4-2.4-16 .4-18.2C-1-15.4-1.6-12.8-1.6-9.9Z', ink: 'light' },
    {
      d: 'M-1.3-10.6C-1.7-13.2-.5-15.2 1.1-16.2C2.7-15 3.5-13 3.1-10.6C1.7-9.9 0-9.9-1.3-10.6Z',
      ink: 'dark',
    },
    { d: 'M-.3-13.2L.9-12.7L-.1-12.3ZM2.3-13.2L1.3-12.7L2.2-12.3Z', ink: 'bone' },
  ],
  // A bent hat, a beard, a robe like a bell, a staff with a stone that glows.
  runelord: [
    { d: 'M-8.3.3V-15H-6.9V.3Z', ink: 'bone', edge: 0.9 },
    { d: 'M-7.6-21.2L-4.9-17.6L-7.6-14L-10.3-17.6Z', ink: 'glow', edge: 1.2 },
    { d: 'M-6.4 0C-5.6-3-4-6.4-3.6-10.6H3.6C4-6.4 5.8-3 6.6 0Z', ink: 'base', edge: 1.4 },
    { d: 'M-4.8-.7C-4-3.4-3-6.4-2.6-9.8H-.8C-1.2-6.4-1.4-3.6-1.6-.7Z', ink: 'light' },
    { d: 'M2-.7C2-3.6 1.8-6.4 1.6-9.8H2.8C3.2-6.2 4.2-3.2 5.2-.7Z', ink: 'deep' },
    { d: 'M-6.6-6.6L-3-10.8L-2.2-8.6L-6-5.4Z', ink: 'base', edge: 1 },
    { d: 'M-2.3-13H2.3C2.5-10.6 1.4-8.4 0-6.4C-1.4-8.4-2.5-10.6-2.3-13Z', ink: 'bone', edge: 0.9 },
    {
      d: 'M-5.6-12.6C-4-13.8-2.6-14-2.4-14.4C-1.8-17-1-19.2 2.6-21.6C2.2-20 3.2-18.8 2.4-14.4C2.8-14 4.2-13.8 5.8-12.6C2.4-11.8-2.4-11.8-5.6-12.6Z',
      ink: 'base',
      edge: 1.3,
    },
    { d: 'M-1.6-14.4C-1-16.6-.4-18.2 1.2-19.6C.4-17.8.2-16 .2-14.3Z', ink: 'light' },
  ],
};

/** The hooded one: taller than any hero, in rags. */
const FOE = {
  body: 'M-6.4 0L-5.4-2.4L-4.6-.4L-3.6-3C-4.4-6-5.8-8.6-5.6-12.4C-5.2-17-3-20.6 0-22.6C3-20.6 5.2-17 5.6-12.4C5.8-8.6 4.4-6 3.6-3L4.6-.4L5.4-2.4L6.4 0Z',
  hood: 'M-3-12.6C-3-16 -1.6-18.2 0-19.2C1.6-18.2 3-16 3-12.6C2-11.2-2-11.2-3-12.6Z',
  eyes: 'M-2-14.4L-.5-13.7L-1.8-13.3ZM2-14.4L.5-13.7L1.8-13.3Z',
};

/** Units of the map for each unit of a figure, where it stands alone. */
export const FIGURE_SCALE = 0.66;

/** A hero with what shows its state. */
export interface HeroDrawing {
  readonly group: SVGGElement;
  /** Candle light, for the one whose turn it is. */
  readonly lantern: SVGElement;
  readonly key: SVGElement;
}

export function heroDrawing(name: string, hero: HeroFigure, { cloth, badge }: Livery): HeroDrawing {
  const tones = { deep: shaded(cloth, -0.5), base: shaded(cloth, 0), light: shaded(cloth, 0.4) };
  const inks = { ...tones, metal: '#a7a9c4', bone: INK.bone2, dark: INK.line, glow: INK.verdGlow };
  const parts = PARTS[hero.class].flatMap(({ d, ink, edge = 0 }) => {
    const shape = draw('path', { d, fill: inks[ink] });
    // Outlines lie below, so that they only show outside.
    return edge === 0
      ? [shape]
      : [draw('path', { d, fill: INK.line, stroke: INK.line, 'stroke-width': edge * 1.6 }), shape];
  });
  const lantern = draw('g', {}, [
    draw('circle', { cx: 0, cy: -7, r: 17, fill: `url(#${name}-light)` }),
    draw('ellipse', {
      cx: 0,
      cy: 0,
      rx: 9.4,
      ry: 3.9,
      fill: 'none',
      stroke: INK.candleLight,
      'stroke-width': 1.3,
    }),
  ]);
  const key = draw('g', { transform: 'translate(5.4 -1.6)' }, [
    draw('circle', { r: 3.5, fill: INK.shade, stroke: INK.candle, 'stroke-width': 0.7 }),
    draw('path', {
      d: 'M-1.9-.4a1 1 0 1 0 2 0a1 1 0 1 0-2 0M.1-.4H2.2M1.3-.4V.8M2.2-.4V.6',
      stroke: INK.candle,
      'stroke-width': 0.8,
      fill: 'none',
    }),
  ]);
  const group = draw('g', { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }, [
    lantern,
    base(shaded(badge, -0.35), shaded(badge, 0)),
    ...parts,
    key,
  ]);
  return { group, lantern, key };
}

export function foeDrawing(): SVGGElement {
  return draw('g', { 'stroke-linejoin': 'round' }, [
    draw('ellipse', {
      cx: 0,
      cy: 0,
      rx: 9,
      ry: 3.8,
      fill: 'none',
      stroke: INK.bloodLight,
      'stroke-width': 1.1,
    }),
    base('#2a0a14', INK.bloodLight),
    draw('path', { d: FOE.body, fill: INK.blood, stroke: INK.line, 'stroke-width': 1.7 }),
    draw('path', {
      d: 'M2.8-3.4C3.8-7 4.4-9.6 4.2-13C3.8-16.4 2.4-19.2 .6-20.8C2-16 1.6-8 2.8-3.4Z',
      fill: INK.line,
      opacity: 0.5,
    }),
    draw('path', { d: FOE.hood, fill: '#14050b', stroke: INK.line, 'stroke-width': 0.5 }),
    draw('path', { d: FOE.eyes, fill: INK.bloodLight }),
  ]);
}

const base = (fill: string, edge: string): SVGElement =>
  draw('g', {}, [
    draw('ellipse', { cx: 0, cy: 0.7, rx: 7, ry: 2.7, fill: INK.line }),
    draw('ellipse', { cx: 0, cy: -0.1, rx: 6.2, ry: 2.2, fill, stroke: edge, 'stroke-width': 0.6 }),
  ]);
