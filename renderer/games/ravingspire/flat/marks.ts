// What is lit or shown on the floor: spaces that can be reached, spaces with a foe, what is pointed at.
import { isKeep, sameSpace } from '../board/places.ts';
import type { BoardState, SpaceRef } from '../board/types.ts';
import { circle, piece } from '../../../board-overlay/flat/polar.ts';
import { KEEP_RADIUS, PARAPET, RINGS } from './geometry.ts';
import { INK } from './inks.ts';
import { draw } from '../../../board-overlay/flat/svg.ts';

/** The floor of a space, a little smaller than the space, or the Keep. */
export function tile(at: SpaceRef, sectors: number): string {
  if (isKeep(at)) return circle(KEEP_RADIUS - 0.6);
  const { inner, outer } = RINGS[at.level];
  // The same breadth of border on small and large rings.
  const border = 0.9 / (((inner + outer) / 2) * ((Math.PI * 2) / sectors));
  const within = { inner: inner + 0.9, outer: outer - PARAPET - 0.5 };
  return piece(at.sector - 0.5 + border, at.sector + 0.5 - border, within, sectors);
}

/** Marks on the floor of the rings. */
export function ringMarks(name: string, { marks, sectors }: BoardState): SVGElement[] {
  const dangers = marks.filter(({ kind }) => kind === 'danger');
  const onRings = marks.filter(({ at }) => !isKeep(at));
  // Light lies below the warning, so that a space that can be reached shows the foe that waits there.
  return [
    ...onRings.filter(({ kind }) => kind === 'reachable').map(({ at }) => lit(name, at, sectors)),
    ...dangers.map(({ at }) => {
      const also = onRings.some((mark) => mark.kind === 'reachable' && sameSpace(mark.at, at));
      return warned(name, at, sectors, also);
    }),
  ];
}

/** The mark around the Keep, if it can be entered. */
export const keepMark = ({ marks }: BoardState): SVGElement[] =>
  marks
    .filter(({ at, kind }) => isKeep(at) && kind === 'reachable')
    .map(() =>
      draw('g', { fill: 'none' }, [
        draw('circle', { r: KEEP_RADIUS, stroke: INK.ember, 'stroke-width': 3, opacity: 0.5 }),
        draw('circle', { r: KEEP_RADIUS, stroke: INK.candleLight, 'stroke-width': 1 }),
      ]),
    );

function lit(name: string, at: SpaceRef, sectors: number): SVGElement {
  const d = tile(at, sectors);
  return draw('g', { 'stroke-linejoin': 'round' }, [
    draw('path', { d, fill: 'none', stroke: INK.ember, 'stroke-width': 4.2, opacity: 0.4 }),
    draw('path', { d, fill: INK.candle, opacity: 0.74 }),
    draw('path', { d, fill: `url(#${name}-hatch-lit)` }),
    draw('path', { d, fill: 'none', stroke: INK.candleLight, 'stroke-width': 1.2 }),
  ]);
}

function warned(name: string, at: SpaceRef, sectors: number, alsoLit: boolean): SVGElement {
  const d = tile(at, sectors);
  const hatch = draw('path', { d, fill: `url(#${name}-hatch-${alsoLit ? 'blood' : 'harm'})` });
  if (alsoLit) return hatch;
  const floor = draw('path', { d, fill: INK.blood, opacity: 0.45 });
  return draw('g', {}, [
    floor,
    hatch,
    draw('path', { d, fill: 'none', stroke: INK.bloodLight, 'stroke-width': 0.6 }),
  ]);
}
