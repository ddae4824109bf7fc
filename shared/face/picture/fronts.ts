// Things in front of the figures.
import { d, n1, tag } from '../paint/svg.ts';
import type { FrontName } from '../vocabulary.ts';
import { bat, bramble, fill, lancet, line, type Plate } from './kit.ts';

function sparks({ dye, chance }: Plate): string {
  let bright = '';
  let faint = '';
  for (let i = 0; i < 34; i++) {
    const [x, y, s] = [60 + chance() * 480, 40 + chance() * 320, 1.2 + chance() * 3.4];
    const spark = d`M${x - s} ${y}l${s} ${-s * 2} ${s} ${s * 2} ${-s} ${s * 2}Z`;
    if (i % 3 === 0) faint += spark;
    else bright += spark;
  }
  return fill(bright, dye.glow) + fill(faint, dye.light);
}

function brambles({ dye, chance }: Plate): string {
  const roots = [
    [-10, 400, -0.9],
    [-10, 330, -0.5],
    [610, 400, -2.2],
    [610, 320, -2.7],
    [80, 412, -1.2],
    [530, 412, -1.9],
  ] as const;
  const path = roots.map(([x, y, angle]) => bramble(chance, [x, y], angle, 170 + chance() * 90, 7)).join('');
  return tag('path', { d: path, fill: dye.ink, stroke: dye.mid, 'stroke-opacity': 0.5, 'stroke-width': 1.5 });
}

function ground({ dye, chance }: Plate): string {
  let soil = 'M-10 410V366';
  for (let x = -10; x < 610; x += 40) soil += d`q20 ${-14 * chance() - 3} 40 ${(chance() - 0.5) * 6}`;
  const cracks = tag('path', {
    d: 'M40 384h90M190 378h60M330 386h110M480 380h80',
    stroke: dye.mid,
    'stroke-opacity': 0.7,
    'stroke-width': 3,
    'stroke-linecap': 'round',
  });
  return fill(`${soil}V410Z`, dye.ink) + cracks;
}

const WAX = '#e7d9bb';

function candles({ dye, chance }: Plate): string {
  return [46, 88, 124, 476, 520, 556]
    .map((x) => {
      const y = 402 - (40 + chance() * 50);
      const wax = d`M${x - 12} 410V${y}q4-6 12-4t12 3V410Z`;
      const flame = d`M${x} ${y - 6}c-9-9-7-20 1-32 8 12 9 23-1 32Z`;
      return (
        tag('path', { d: wax, fill: WAX, stroke: dye.ink, 'stroke-width': 4 }) +
        fill(d`M${x + 3} 406V${y + 6}h8V406Z`, dye.mid, 0.55) +
        tag('path', { d: flame, fill: dye.glow, stroke: dye.ink, 'stroke-width': 3 })
      );
    })
    .join('');
}

function bats({ dye, chance }: Plate): string {
  const all = Array.from({ length: 7 }, () =>
    bat(60 + chance() * 480, 30 + chance() * 130, 10 + chance() * 18),
  );
  return fill(all.join(''), dye.ink);
}

function fog({ dye }: Plate): string {
  return [0, 1, 2]
    .map((k) => {
      const billows = Array.from({ length: 10 }, () => 'q16-22 34-6t28 4').join('');
      return fill(`M-10 ${300 + k * 34}${billows}V410H-10Z`, dye.glow, 0.14 + k * 0.1);
    })
    .join('');
}

function chains({ dye }: Plate): string {
  const LINKS = 17;
  return (
    [
      [-10, 40, 250, 330],
      [610, 30, 360, 330],
    ] as const
  )
    .flatMap(([x0, y0, x1, y1]) => {
      const angle = n1((Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI);
      return Array.from({ length: LINKS }, (_, i) => {
        const t = i / LINKS;
        const x = n1(x0 + (x1 - x0) * t);
        const y = n1(y0 + (y1 - y0) * t + Math.sin(t * Math.PI) * 60);
        const ry = i % 2 === 0 ? 8 : 4;
        const link = (stroke: string, width: number): string =>
          tag('ellipse', { rx: 13, ry, fill: 'none', stroke, 'stroke-width': width });
        return tag(
          'g',
          { transform: `translate(${x} ${y}) rotate(${angle})` },
          link(dye.ink, 8) + link(dye.light, 3),
        );
      });
    })
    .join('');
}

function coins({ dye, chance }: Plate): string {
  return Array.from({ length: 26 }, (_, i) =>
    tag('ellipse', {
      cx: n1(90 + chance() * 420),
      cy: n1(352 + chance() * 46),
      rx: 17,
      ry: 7,
      fill: i % 3 === 0 ? dye.glow : dye.light,
      stroke: dye.ink,
      'stroke-width': 3,
    }),
  ).join('');
}

function drips({ dye, chance }: Plate): string {
  let path = 'M-10-10H610V18';
  for (let x = 610; x > -10; x -= 22) {
    const length = chance() > 0.55 ? 20 + chance() * 56 : 4;
    path += d`q-3 ${length}-11 ${length}t-11 ${-length}`;
  }
  return fill(`${path}Z`, dye.ink);
}

function arch({ dye }: Plate): string {
  const stone = tag('path', {
    d: `M-10-10H610V410H-10Z${lancet(300, 430, 500, 416)}`,
    'fill-rule': 'evenodd',
    fill: dye.ink,
  });
  return (
    stone + line(lancet(300, 434, 500, 420), dye.light, 3) + line(lancet(300, 438, 524, 438), dye.mid, 2)
  );
}

export const FRONTS: { readonly [N in FrontName]: (plate: Plate) => string } = {
  ground,
  sparks,
  fog,
  candles,
  brambles,
  bats,
  chains,
  coins,
  drips,
  arch,
};
