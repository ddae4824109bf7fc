import { PICTURE_MIDDLE } from '../../../shared/face/vocabulary.ts';
import type { Layer } from './picture.ts';

/** Where a further figure comes, smaller: beside the first one, so that both can be seen and grabbed. */
const CORNERS = [
  { x: 430, y: 270 },
  { x: 170, y: 270 },
  { x: 430, y: 130 },
  { x: 170, y: 130 },
] as const;

/** A place for a further figure: the middle for the first one, then a corner in which no other is. */
export function freePlace(layers: readonly Layer[]): Pick<Layer, 'x' | 'y' | 'scale'> {
  if (layers.length === 0) return { ...PICTURE_MIDDLE, scale: 1 };
  const isFree = ({ x, y }: (typeof CORNERS)[number]): boolean =>
    !layers.some((layer) => near(layer.x ?? PICTURE_MIDDLE.x, x) && near(layer.y ?? PICTURE_MIDDLE.y, y));
  return { ...(CORNERS.find(isFree) ?? CORNERS[layers.length % CORNERS.length]), scale: 0.5 };
}

/** Units: figures that are nearer to each other cover each other’s handles. */
const APART = 40;

const near = (one: number, other: number): boolean => Math.abs(one - other) < APART;
