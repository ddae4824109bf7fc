// Scenes with a floor, under the sky or above an abyss.
import { d, tag } from '../paint/svg.ts';
import {
  brightGround,
  EDGE,
  farTower,
  fill,
  glowFrom,
  lancet,
  line,
  rays,
  swell,
  type Plate,
} from './kit.ts';

/** A flight of steps, up to a light at the right. */
export function stairs(plate: Plate): string {
  const { dye, chance } = plate;
  const door = [470, 70] as const;
  let steps = '';
  let treads = '';
  for (let i = 0; i < 9; i++) {
    const [x, y] = [470 - i * 68, 118 + i * 34];
    steps += d`M${x} ${y}h80V${EDGE.bottom}h-80Z`;
    treads += d`M${x} ${y + 3}h68M${x} ${y + 10}h68`;
  }
  return (
    brightGround(plate, door, 520) +
    fill(rays(chance, door, 50, 90, 700, [3, 9]), dye.ink, 0.45) +
    fill(steps, dye.deep) +
    line(treads, dye.light, 3, 0.7) +
    line('M540 118V410', dye.ink, 6)
  );
}

/** Six rows of waves, darker as they come nearer. */
export function waves(plate: Plate): string {
  const { dye, light } = plate;
  const sun = [light[0], 90] as const;
  const waters = [dye.mid, dye.base, dye.base, dye.deep, dye.deep, dye.ink].map((colour, k) => {
    const y = 214 + k * 34;
    let crests = `M-30 410V${y}`;
    let foam = '';
    for (let x = -30 - (k % 2) * 30; x < 630; x += 62) {
      crests += d`q20 ${-26 - k * 2} 44-6q-6 14 18 8`;
      foam += d`M${x + 6} ${y + 8}q18-18 36-4M${x + 2} ${y + 18}q20-16 44-2`;
    }
    const water = { d: `${crests}V410Z`, fill: colour, stroke: dye.ink, 'stroke-width': 3 };
    return tag('path', water) + line(foam, dye.light, 2.5, 0.6 - k * 0.07);
  });
  return brightGround(plate, sun, 460) + fill(swell(sun, 4, 210, 8, 3, 330), dye.ink, 0.5) + waters.join('');
}

/** The tower itself, with lights in its windows. */
export function tower(plate: Plate): string {
  const { dye, chance, light } = plate;
  const [x] = light;
  const behind = [x, 150] as const;
  let windows = '';
  for (const [y, count, apart] of [
    [322, 6, 44],
    [236, 4, 42],
    [170, 2, 44],
  ])
    for (let i = 0; i < count; i++) windows += lancet(x + (i - (count - 1) / 2) * apart, y, 13, 30);
  return (
    brightGround(plate, behind, 430) +
    fill(rays(chance, behind, 56, 90, 640, [3, 10]), dye.ink, 0.42) +
    fill(farTower(x, 420, 350, 300), dye.ink) +
    fill(windows, dye.glow) +
    fill('M-10 380Q100 352 190 372T420 366 610 376V410H-10Z', dye.ink)
  );
}

/** An arena: four rows of onlookers, and sand. */
export function pit(plate: Plate): string {
  const { dye, chance } = plate;
  const air = glowFrom(plate, 'pt', [300, 330], 430, [
    [0, dye.glow],
    [0.22, dye.light],
    [0.5, dye.mid],
    [0.78, dye.base],
    [1, dye.deep],
  ]);
  let rows = '';
  for (let k = 0; k < 4; k++) {
    const y = 60 + k * 42;
    let heads = '';
    for (let i = 0; i < 22 - k; i++) {
      const x = -10 + i * (30 + k * 2) + (k % 2) * 14 + chance() * 6;
      heads += d`M${x} ${y + Math.abs(x - 300) * -0.09 + chance() * 6 + 34}v-14a9 9 0 1 1 18 0v14Z`;
    }
    rows +=
      fill(heads, dye.ink, 0.85 - k * 0.1) +
      fill(d`M-10 ${y + 8}Q300 ${y + 66} 610 ${y + 8}v14Q300 ${y + 82}-10 ${y + 22}Z`, dye.ink) +
      line(d`M-10 ${y + 12}Q300 ${y + 70} 610 ${y + 12}`, dye.light, 2, 0.5);
  }
  return (
    air +
    rows +
    fill('M-10 250Q300 320 610 250V410H-10Z', dye.light) +
    fill(swell([300, 330], 262, 404, 9, 3, 300), dye.ink, 0.4)
  );
}
