// Scenes under a roof.
import { by, d, linear, n1, tag } from '../paint/svg.ts';
import {
  bricks,
  dimGround,
  EDGE,
  fill,
  glowFrom,
  lancet,
  line,
  rays,
  swell,
  wash,
  type Plate,
} from './kit.ts';

/** Arches behind arches, and a paved floor that leads to the light. */
export function nave(plate: Plate): string {
  const { dye, light } = plate;
  const [x] = light;
  const id = plate.id('nv');
  const dark = tag('defs', {}, linear(id, [0, 0], [0, 400], [[0, dye.deep], [1, dye.ink]])) + wash(by(id)); // prettier-ignore
  const arches = (
    [
      [620, 480, dye.deep],
      [470, 372, dye.base],
      [350, 288, dye.mid],
      [250, 220, dye.light],
      [160, 156, dye.glow],
    ] as const
  ).map(([width, height, colour], i) => {
    const base = 268 + (4 - i) * 30;
    return (
      tag('path', {
        d: lancet(x, base, width, height),
        fill: colour,
        stroke: dye.ink,
        'stroke-width': 7 - i,
      }) + line(lancet(x, base, width - 22 + i * 2, height - 16 + i), dye.ink, 2, 0.55)
    );
  });
  let joints = '';
  for (let i = -9; i <= 9; i++) joints += d`M${x + i * 12} 268L${x + i * 92} ${EDGE.bottom}`;
  for (const y of [276, 288, 306, 332, 368]) joints += `M${EDGE.left} ${y}H${EDGE.right}`;
  return (
    dark +
    arches.join('') +
    fill(swell([x, 240], 8, 262, 8, 2.6, 300), dye.ink, 0.5) +
    fill(d`M-10 400V330L${x - 80} 268H${x + 80}L610 330V410H-10Z`, dye.base) +
    line(joints, dye.ink, 2.5, 0.7)
  );
}

/** A wall with chains, in the light of a fire below. */
export function forge(plate: Plate): string {
  const { dye, chance } = plate;
  const fire = glowFrom(plate, 'fg', [300, 430], 440, [
    [0, dye.glow],
    [0.25, dye.light],
    [0.5, dye.mid],
    [0.8, dye.base],
    [1, dye.deep],
  ]);
  const wall = line(bricks(chance), dye.ink, 3, 0.32);
  const heat = fill(rays(chance, [300, 440], 48, 170, 700, [3, 10]), dye.ink, 0.45);
  const chains = [54, 128, 486, 556].map((x) => {
    const length = 60 + chance() * 120;
    let links = '';
    for (let y = -6, i = 0; y < length; y += 15, i++) {
      const rx = i % 2 === 0 ? 6 : 3;
      links += d`M${x - rx} ${y}a${rx} 9 0 1 0 ${rx * 2} 0a${rx} 9 0 1 0 ${-rx * 2} 0`;
    }
    const hook = tag('path', {
      d: d`M${x} ${length + 4}q-14 4-14 18t14 14q10 0 12-9`,
      fill: 'none',
      stroke: dye.ink,
      'stroke-width': 6,
      'stroke-linecap': 'round',
    });
    return line(links, dye.ink, 4) + hook;
  });
  return fire + wall + heat + chains.join('');
}

/** A vault seen from inside, with the light under its arch. */
export function crypt(plate: Plate): string {
  const { dye, chance, light } = plate;
  const walls = tag('path', {
    d: `M-10-10H610V410H-10Z${lancet(300, 420, 430, 400)}`,
    'fill-rule': 'evenodd',
    fill: dye.ink,
    'fill-opacity': 0.82,
  });
  return (
    dimGround(plate, light, 360) +
    line(bricks(chance, 38), dye.ink, 4, 0.6) +
    fill(swell(light, 4, 404, 7, 2.9, 270), dye.ink, 0.55) +
    walls +
    line(lancet(300, 424, 430, 404), dye.light, 3, 0.75) +
    line(lancet(300, 424, 452, 420), dye.light, 2, 0.3)
  );
}

/** Four shelves of books, lit from the subject. */
export function shelves(plate: Plate): string {
  const { dye, chance, light } = plate;
  let books = '';
  let bands = '';
  for (const y of [96, 196, 296, 396]) {
    let x = -6;
    while (x < 606) {
      const width = 11 + chance() * 16;
      const height = 48 + chance() * 36;
      const lean = chance() > 0.9 ? 6 : 0;
      const back = width - 3;
      books += d`M${x} ${y}l${lean} ${-height}h${back}l${-lean} ${height}Z`;
      bands += d`M${x + lean * 0.7} ${y - height * 0.76}h${back}M${x + lean * 0.2} ${y - height * 0.2}h${back}`;
      x += width + (chance() > 0.88 ? 18 : 0);
    }
    books += `M-10 ${y}H610v9H-10Z`;
  }
  const lamp = glowFrom(plate, 'sg', light, 250, [
    [0, dye.glow, 0.95],
    [0.35, dye.light, 0.7],
    [1, dye.mid, 0],
  ]);
  return (
    dimGround(plate, light, 420) +
    fill(books, dye.ink, 0.72) +
    line(bands, dye.light, 2, 0.4) +
    lamp +
    fill(rays(chance, light, 40, 120, 640, [2, 7]), dye.ink, 0.4)
  );
}

/** A rose window behind the subject, with twelve petals. */
export function rose(plate: Plate): string {
  const { dye, light } = plate;
  const [cx, cy] = light;
  const around = (content: string, angle: number): string =>
    tag('g', { transform: `translate(${n1(cx)} ${n1(cy)}) rotate(${angle})` }, content);
  const ring = (r: number, paint: string, stroke: string, width: number): string =>
    tag('circle', { cx, cy, r, fill: paint, stroke, 'stroke-width': width });
  let petals = '';
  let lights = '';
  for (let i = 0; i < 12; i++) {
    const petal = tag('path', {
      d: 'M0-62C26-86 30-132 0-168C-30-132-26-86 0-62Z',
      fill: i % 2 === 0 ? dye.glow : dye.light,
      stroke: dye.ink,
      'stroke-width': 6,
    });
    const small = tag('circle', { cy: -182, r: 15, fill: dye.mid, stroke: dye.ink, 'stroke-width': 5 });
    petals += around(petal, i * 30);
    lights += around(small, i * 30 + 15);
  }
  return (
    dimGround(plate, light, 430) +
    fill(swell(light, 4, 404, 8, 3.2, 320), dye.ink, 0.6) +
    ring(212, dye.base, dye.ink, 12) +
    ring(203, 'none', dye.light, 2) +
    petals +
    lights +
    ring(62, dye.glow, dye.ink, 7)
  );
}

/** Heavy folds that part a little in the light. */
export function curtain(plate: Plate): string {
  const { dye, chance, light } = plate;
  let dark = '';
  let bright = '';
  for (let i = 0; i < 30; i++) {
    const x = -20 + i * 22 + chance() * 6;
    const wide = 3 + chance() * 8;
    const sway = (x - light[0]) * 0.08;
    dark += d`M${x} -10Q${x + sway + 10} 200 ${x + sway * 2} 410h${wide}Q${x + sway + 14 + wide} 200 ${x + wide * 0.4} -10Z`;
    if (i % 3 === 0)
      bright += d`M${x + 12} -10Q${x + sway + 22} 200 ${x + sway * 2 + 12} 410h2Q${x + sway + 25} 200 ${x + 14} -10Z`;
  }
  return dimGround(plate, light, 400) + fill(dark, dye.ink, 0.55) + fill(bright, dye.glow, 0.4);
}
