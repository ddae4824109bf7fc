// What scenes are engraved with: rays, swelling lines, arches, brambles. Everything is in the units of a picture.
import type { Dye } from '../paint/colour.ts';
import type { Chance } from '../paint/chance.ts';
import { by, d, n1, radial, tag, type GradientStop } from '../paint/svg.ts';

/** What a scene or a front is drawn with. */
export interface Plate {
  /** The id of a part, unique in the whole drawing. */
  id(part: string): string;
  readonly dye: Dye;
  readonly chance: Chance;
  readonly light: readonly [x: number, y: number];
}

/** Paths that overlap the edges of the picture a little. */
export const EDGE = { left: -10, top: -10, right: 610, bottom: 410 } as const;

export const fill = (path: string, colour: string, opacity?: number): string =>
  tag('path', { d: path, fill: colour, 'fill-opacity': opacity });

export const line = (path: string, colour: string, width: number, opacity?: number): string =>
  tag('path', { d: path, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-opacity': opacity });

/** The whole picture in one colour or gradient. */
export const wash = (paint: string, opacity?: number): string =>
  tag('rect', {
    x: EDGE.left,
    y: EDGE.top,
    width: EDGE.right - EDGE.left,
    height: EDGE.bottom - EDGE.top,
    fill: paint,
    'fill-opacity': opacity,
  });

/** A gradient around a point, over the whole picture. */
export function glowFrom(
  plate: Plate,
  part: string,
  [x, y]: readonly [number, number],
  r: number,
  stops: readonly GradientStop[],
): string {
  const id = plate.id(part);
  return tag('defs', {}, radial(id, x, y, r, stops)) + wash(by(id));
}

/** A bright ground: from the light itself down to the dark of the dye. */
export const brightGround = (
  plate: Plate,
  at: readonly [number, number] = plate.light,
  reach = 420,
): string => {
  const { glow, light, mid, base, deep } = plate.dye;
  return glowFrom(plate, 'bg', at, reach, [
    [0, glow],
    [0.16, light],
    [0.45, mid],
    [0.75, base],
    [1, deep],
  ]);
};

/** A dim ground: no more than a light behind the subject. */
export const dimGround = (plate: Plate, at: readonly [number, number] = plate.light, reach = 380): string => {
  const { light, mid, base, deep } = plate.dye;
  return glowFrom(plate, 'bg', at, reach, [
    [0, light],
    [0.22, mid],
    [0.55, base],
    [1, deep],
  ]);
};

/** Rays around a point that widen outwards. */
export function rays(
  chance: Chance,
  [cx, cy]: readonly [number, number],
  count: number,
  from: number,
  to: number,
  [least, most]: readonly [number, number],
): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const angle = ((i + chance() * 0.7) / count) * Math.PI * 2;
    const near = from * (0.75 + chance() * 0.7);
    const wide = least + chance() * (most - least);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [x, y] = [cx + cos * to, cy + sin * to];
    path += d`M${cx + cos * near} ${cy + sin * near}L${x - sin * wide} ${y + cos * wide} ${x + sin * wide} ${y - cos * wide}Z`;
  }
  return path;
}

/** Level lines that swell with their distance from the light: the sky of a copperplate. */
export function swell(
  [lx, ly]: readonly [number, number],
  from: number,
  to: number,
  step: number,
  thickest: number,
  reach: number,
): string {
  let path = '';
  for (let y = from; y <= to; y += step) {
    let above = '';
    let below = '';
    for (let x: number = EDGE.left; x <= EDGE.right; x += 62) {
      const far = Math.min(1, Math.max(0, (Math.hypot(x - lx, (y - ly) * 1.25) - 40) / reach));
      const half = far ** 1.3 * thickest;
      above += `${above === '' ? 'M' : 'L'}${x} ${n1(y - half)}`;
      below = `L${x} ${n1(y + half)}${below}`;
    }
    path += `${above}${below}Z`;
  }
  return path;
}

/** A part of a circle, thick in its middle. Angles in radians. */
export function crescent(cx: number, cy: number, r: number, from: number, to: number, thick: number): string {
  const at = (angle: number, radius: number): readonly [number, number] => [
    cx + Math.cos(angle) * radius,
    cy + Math.sin(angle) * radius * 0.82,
  ];
  const middle = (from + to) / 2;
  const bulge = 1 / Math.cos((to - from) / 2);
  const [x0, y0] = at(from, r);
  const [x1, y1] = at(to, r);
  const [ox, oy] = at(middle, (r + thick) * bulge);
  const [ix, iy] = at(middle, (r - thick * 0.4) * bulge);
  return d`M${x0} ${y0}Q${ox} ${oy} ${x1} ${y1}Q${ix} ${iy} ${x0} ${y0}Z`;
}

/** A pointed arch standing on `base`. */
export function lancet(cx: number, base: number, width: number, height: number): string {
  const r = width / 2;
  const spring = base - height + width * 0.86;
  const top = base - height;
  return (
    d`M${cx - r} ${base}V${spring}` +
    d`C${cx - r} ${spring - width * 0.42} ${cx - width * 0.2} ${top + width * 0.13} ${cx} ${top}` +
    d`C${cx + width * 0.2} ${top + width * 0.13} ${cx + r} ${spring - width * 0.42} ${cx + r} ${spring}V${base}Z`
  );
}

/** A wall of bricks: joints only. */
export function bricks(chance: Chance, course = 34): string {
  let path = '';
  for (let y = 8, row = 0; y < EDGE.bottom; y += course, row++) {
    path += `M${EDGE.left} ${y}H${EDGE.right}`;
    for (let x = (row % 2) * 40 - 20 + chance() * 10; x < 620; x += 70 + chance() * 22)
      if (chance() > 0.22) path += d`M${x} ${y}v${course}`;
  }
  return path;
}

/** The tower of three rings, far away. */
export function farTower(x: number, base: number, height: number, width: number): string {
  const ring = (top: number, wide: number, merlon: number): string => {
    const teeth = 7;
    const step = wide / (teeth * 2 - 1);
    const battlement = Array.from({ length: teeth }, (_, i) =>
      i < teeth - 1 ? d`h${step}v${merlon}h${step}v${-merlon}` : d`h${step}`,
    );
    return d`M${x - wide / 2} ${base}V${top}` + battlement.join('') + d`V${base}Z`;
  };
  const roof = d`M${x - width * 0.13} ${base - height * 0.8}L${x} ${base - height * 1.12}L${x + width * 0.13} ${base - height * 0.8}Z`;
  return (
    ring(base - height * 0.42, width, 5) +
    ring(base - height * 0.66, width * 0.68, 5) +
    ring(base - height * 0.84, width * 0.4, 4) +
    roof
  );
}

/** A bat with its wings spread, `span` wide to each side. */
export function bat(x: number, y: number, span: number): string {
  const s = span;
  return (
    d`M${x} ${y}q${-s * 0.5} ${-s * 0.55} ${-s} ${-s * 0.25}q${s * 0.28} ${s * 0.05} ${s * 0.34} ${s * 0.4}` +
    d`q${s * 0.2} ${-s * 0.16} ${s * 0.36} ${s * 0.06}q${s * 0.1} ${s * 0.2} ${s * 0.3} ${s * 0.26}` +
    d`q${s * 0.2} ${-s * 0.06} ${s * 0.3} ${-s * 0.26}q${s * 0.16} ${-s * 0.22} ${s * 0.36} ${-s * 0.06}` +
    d`q${s * 0.06} ${-s * 0.35} ${s * 0.34} ${-s * 0.4}q${-s * 0.5} ${-s * 0.3} ${-s} ${s * 0.25}Z`
  );
}

/** A bramble that tapers, with its thorns. `angle` in radians. */
export function bramble(
  chance: Chance,
  start: readonly [number, number],
  angle: number,
  length: number,
  thick: number,
): string {
  const STEP = 26;
  const bend = (chance() - 0.5) * 0.34;
  const steps = Math.round(length / STEP);
  const left: string[] = [];
  const right: string[] = [];
  let thorns = '';
  let [x, y] = start;
  let turned = angle;
  for (let i = 0; i <= steps; i++) {
    const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
    const half = thick * (1 - i / (steps + 1));
    left.push(d`${x - sin * half} ${y + cos * half}`);
    right.unshift(d`${x + sin * half} ${y - cos * half}`);
    if (i > 0 && i < steps) {
      const side = (i % 2 === 0 ? -1 : 1) * (9 + half * 1.6);
      thorns += d`M${x + cos * 6} ${y + sin * 6}L${x - sin * side} ${y + cos * side}L${x - cos * 6} ${y - sin * 6}Z`;
    }
    turned += bend + (chance() - 0.5) * 0.2;
    x += Math.cos(turned) * STEP;
    y += Math.sin(turned) * STEP;
  }
  return `M${[...left, ...right].join('L')}Z${thorns}`;
}
