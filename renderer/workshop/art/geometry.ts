// Where figures are on the screen, and what a drag makes of them: points and numbers, nothing that is drawn.
import type { PicturePlace } from '../../../shared/face/picture/picture.ts';
import {
  ICON_WIDTH,
  PICTURE_MIDDLE,
  PICTURE_SIZE,
  PLACE_BOUNDS,
  SCALE_BOUNDS,
  TURN_BOUNDS,
} from '../../../shared/face/vocabulary.ts';
import type { Layer } from './picture.ts';

export interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

/** How a picture is seen: its place in units of the drawing, and how many pixels one of these is. */
export interface StageView {
  readonly place: PicturePlace;
  readonly pixels: number;
}

interface Bounds {
  readonly least: number;
  readonly most: number;
}

const within = ({ least, most }: Bounds, value: number): number => Math.min(most, Math.max(least, value));

/** From units of the picture to pixels: that of the light, and of the ground. */
export const onScreen = ({ place, pixels }: StageView, { x, y }: PicturePoint): PicturePoint => ({
  x: (place.x + x * place.scale) * pixels,
  y: (place.y + y * place.scale) * pixels,
});

export const inPicture = ({ place, pixels }: StageView, { x, y }: PicturePoint): PicturePoint => ({
  x: (x / pixels - place.x) / place.scale,
  y: (y / pixels - place.y) / place.scale,
});

/** Figures are drawn smaller around the middle where the picture is low. */
const shrunk = ({ shrink }: PicturePlace, { x, y }: PicturePoint): PicturePoint => ({
  x: PICTURE_MIDDLE.x + (x - PICTURE_MIDDLE.x) * shrink,
  y: PICTURE_MIDDLE.y + (y - PICTURE_MIDDLE.y) * shrink,
});

const grown = ({ shrink }: PicturePlace, { x, y }: PicturePoint): PicturePoint => ({
  x: PICTURE_MIDDLE.x + (x - PICTURE_MIDDLE.x) / shrink,
  y: PICTURE_MIDDLE.y + (y - PICTURE_MIDDLE.y) / shrink,
});

/** A point among the figures, in pixels. */
export const figureOnScreen = (view: StageView, point: PicturePoint): PicturePoint =>
  onScreen(view, shrunk(view.place, point));

/** A point in pixels among the figures. */
export const amongFigures = (view: StageView, point: PicturePoint): PicturePoint =>
  grown(view.place, inPicture(view, point));

/** What is left out of a figure has these values. */
export const numbersOf = ({
  x = PICTURE_MIDDLE.x,
  y = PICTURE_MIDDLE.y,
  scale = 1,
  rotate = 0,
}: Layer): { readonly x: number; readonly y: number; readonly scale: number; readonly rotate: number } => ({
  x,
  y,
  scale,
  rotate,
});

/** The box around a figure on the screen; it is turned around its middle. */
export interface FigureBox extends PicturePoint {
  readonly width: number;
  readonly height: number;
  /** Degrees, clockwise. */
  readonly turn: number;
}

/** @param tall how high a figure is for its width */
export function boxOf(view: StageView, layer: Layer, tall = 1): FigureBox {
  const { scale, rotate, ...middle } = numbersOf(layer);
  const width = scale * ICON_WIDTH * view.place.shrink * view.place.scale * view.pixels;
  return { ...figureOnScreen(view, middle), width, height: width * tall, turn: rotate };
}

/** Whether a point is in a box. */
export function isIn({ x, y, width, height, turn }: FigureBox, point: PicturePoint): boolean {
  const { x: dx, y: dy } = rotated({ x: point.x - x, y: point.y - y }, -turn);
  return Math.abs(dx) <= width / 2 && Math.abs(dy) <= height / 2;
}

/** Whether nothing of a figure is in its picture, however it is turned. @param tall as for `boxOf` */
export function isOutside(layer: Layer, tall = 1): boolean {
  const { x, y, scale } = numbersOf(layer);
  const reach = (scale * ICON_WIDTH * Math.hypot(1, tall)) / 2;
  const { width, height } = PICTURE_SIZE;
  return x + reach < 0 || x - reach > width || y + reach < 0 || y - reach > height;
}

function rotated({ x, y }: PicturePoint, degrees: number): PicturePoint {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** The way of a drag that is to go straight: across or down, as it goes more. */
const straightened = ({ x, y }: PicturePoint): PicturePoint =>
  Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y };

/** A point of the picture elsewhere, in whole units. @param by in units of the picture */
export function moved({ x, y }: PicturePoint, by: PicturePoint, isStraight = false): PicturePoint {
  const way = isStraight ? straightened(by) : by;
  return {
    x: within(PLACE_BOUNDS, Math.round(x + way.x)),
    y: within(PLACE_BOUNDS, Math.round(y + way.y)),
  };
}

const fine = (scale: number): number => Math.round(within(SCALE_BOUNDS, scale) * 100) / 100;

/** How large a figure is whose corner was taken from one point to another one, its middle staying where it is. */
export function sized(scale: number, middle: PicturePoint, from: PicturePoint, to: PicturePoint): number {
  const before = Math.hypot(from.x - middle.x, from.y - middle.y);
  return before === 0 ? scale : fine((scale * Math.hypot(to.x - middle.x, to.y - middle.y)) / before);
}

export const resized = (scale: number, by: number): number => fine(scale + by);

/** Degrees that a turn goes by while it is to be even. */
const EVEN = 15;

/** How a figure is turned whose handle, straight above its middle, was taken to a point. */
export function turnedTo(middle: PicturePoint, point: PicturePoint, isEven = false): number {
  const degrees = (Math.atan2(point.x - middle.x, middle.y - point.y) * 180) / Math.PI;
  return isEven ? Math.round(degrees / EVEN) * EVEN : Math.round(degrees);
}

/** Turned further; beyond half a turn it counts from the other side. */
export function turnedBy(turn: number, by: number): number {
  const degrees = turn + by;
  return within(TURN_BOUNDS, degrees > 180 ? degrees - 360 : degrees <= -180 ? degrees + 360 : degrees);
}
