// Scenes without a floor: light, wind, and the lines that both leave.
import { d, tag } from '../paint/svg.ts';
import { bat, brightGround, crescent, dimGround, farTower, fill, rays, swell, type Plate } from './kit.ts';

/** Rays of glory around the subject. */
export function glory(plate: Plate): string {
  const { dye, chance, light } = plate;
  return (
    brightGround(plate) +
    fill(rays(chance, light, 64, 70, 640, [3, 11]), dye.ink, 0.5) +
    fill(rays(chance, light, 26, 120, 640, [2, 5]), dye.glow, 0.35)
  );
}

/** Where the moon is: clear of what a card has at its upper right. */
export const MOON = { x: 176, y: 132, r: 70 } as const;

/** A full moon over hills, with the tower far away. */
export function moon(plate: Plate): string {
  const { dye, chance } = plate;
  const { x, y, r } = MOON;
  const disc = (cx: number, cy: number, r: number, colour: string, opacity?: number): string =>
    tag('circle', { cx, cy, r, fill: colour, 'fill-opacity': opacity });
  const bats = Array.from({ length: 5 }, () =>
    bat(60 + chance() * 240, 40 + chance() * 130, 11 + chance() * 15),
  );
  return (
    dimGround(plate, [x, y], 520) +
    fill(swell([x, y], 6, 400, 9, 4.2, 330), dye.ink, 0.62) +
    disc(x, y, r, dye.glow) +
    fill(crescent(x, y, 58, 0.4, 2.5, 16), dye.light, 0.8) +
    disc(x - 20, y - 18, 10, dye.light, 0.55) +
    disc(x + 24, y - 32, 6, dye.light, 0.55) +
    fill('M-10 330Q60 262 120 318T240 322 350 300 470 326 610 290V410H-10Z', dye.deep) +
    fill(farTower(474, 340, 180, 120), dye.deep) +
    fill('M-10 372Q90 330 190 362T400 352 610 366V410H-10Z', dye.ink) +
    fill(bats.join(''), dye.ink)
  );
}

/** A whirl around the subject. */
export function vortex(plate: Plate): string {
  const { dye, chance, light } = plate;
  const [x, y] = light;
  let dark = '';
  let bright = '';
  for (let i = 0; i < 46; i++) {
    const r = 60 + i * 9.5;
    const angle = i * 2.1 + chance();
    dark += crescent(x, y, r, angle, angle + 1.1 + chance() * 0.7, 3 + i * 0.26);
    if (i % 3 === 0) bright += crescent(x, y, r + 4, angle + 2.4, angle + 3.3, 2 + i * 0.1);
  }
  return brightGround(plate, light, 460) + fill(dark, dye.ink, 0.6) + fill(bright, dye.glow, 0.5);
}

/** Cuts through the air, from below left to above right. */
export function slashes(plate: Plate): string {
  const { dye, chance } = plate;
  let dark = '';
  let bright = '';
  for (let i = 0; i < 52; i++) {
    const left = -260 + i * 18 + chance() * 8;
    const wide = 2 + chance() * 6;
    const length = 180 + chance() * 360;
    const cut = d`M${left + chance() * 120} ${420 - chance() * 120}l${length} ${-length}l${wide} ${wide}Z`;
    if (i % 4 === 0) bright += cut;
    else dark += cut;
  }
  return brightGround(plate, plate.light, 430) + fill(dark, dye.ink, 0.55) + fill(bright, dye.glow, 0.6);
}

/** A storm from the left. */
export function gale(plate: Plate): string {
  const { dye, chance } = plate;
  let dark = '';
  let bright = '';
  for (let i = 0; i < 40; i++) {
    const y = -20 + i * 11 + chance() * 8;
    const x = -80 + chance() * 300;
    const length = 240 + chance() * 330;
    const bow = 20 + chance() * 40;
    const wide = 2 + chance() * 7;
    const gust = d`M${x} ${y}q${length / 2} ${-bow} ${length} 0q${-length / 2} ${-bow + wide * 2} ${-length} 0Z`;
    if (i % 5 === 0) bright += gust;
    else dark += gust;
  }
  return brightGround(plate, plate.light, 430) + fill(dark, dye.ink, 0.62) + fill(bright, dye.glow, 0.55);
}
