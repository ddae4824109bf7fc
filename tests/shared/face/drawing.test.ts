// The drawing as a document: allowed everywhere, the same every time, and true to what it is told.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { drawPortrait, iconsOf, layoutFace, PALETTES } from '../../../shared/face/face.ts';
import type { BackModel, CardModel, FaceModel } from '../../../shared/face/model.ts';
import { COLOURS } from '../../../shared/face/paint/palette.ts';
import { dye } from '../../../shared/face/paint/colour.ts';
import { FRONT_NAMES, SCENE_NAMES, TONE_NAMES } from '../../../shared/face/vocabulary.ts';
import { median } from '../../../scripts/commands/support/summary.ts';
import { BASE_MODELS, drawn, icons, LOOKS, optionsFor, report, rule, sampleCard } from './support.ts';

const [{ models }] = BASE_MODELS;
const back: BackModel = {
  type: 'back',
  id: 'test:back',
  name: 'Spire card, face down',
  dye: { hue: 285, chroma: 0.05 },
  glyph: 'wax-seal',
  sealed: true,
};
/** One card of every shape that the base set has. */
const VARIETY: readonly FaceModel[] = [
  back,
  sampleCard(),
  ...['hero', 'card'].flatMap((type) => models.filter((model) => model.type === type).slice(0, 3)),
  ...(['night', 'stone'] as const).flatMap((paper) =>
    models.filter((model) => model.type === 'card' && model.paper === paper).slice(0, 2),
  ),
];

const ids = (svg: string): string[] => [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
const references = (svg: string): string[] =>
  [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);

/** Throws where XML is not well-formed. */
const parsed = (svg: string): Resvg => new Resvg(svg, { font: { loadSystemFonts: false } });

describe('every face', () => {
  test.each(
    VARIETY.flatMap((model) => LOOKS.map((look) => [model.id, look.detail, look.owned, model] as const)),
  )('%s, %s, owned: %s', async (_, detail, owned, model) => {
    const svg = await drawn(model, { detail, owned, uid: 'x1' });
    expect(() => parsed(svg)).not.toThrow();
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 630 880"/);
    // What a strict content policy stops, and what not every renderer draws.
    expect(svg).not.toMatch(
      / style=|<style|<script|<foreignObject|<filter|<text|<image| on[a-z]+=|javascript:|https?:(?!\/\/www\.w3\.org\/2000\/svg)/,
    );
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
    const all = ids(svg);
    expect(new Set(all).size).toBe(all.length);
    for (const id of all) expect(id.startsWith('x1-')).toBe(true);
    expect(references(svg).filter((id) => !all.includes(id))).toEqual([]);
    expect(all.filter((id) => !references(svg).includes(id))).toEqual([]);
  });

  test('is the same text every time, and another picture for another id', async () => {
    const [first, second] = [await drawn(sampleCard()), await drawn(structuredClone(sampleCard()))];
    expect(second).toBe(first);
    expect(await drawn(sampleCard({ id: 'test:simple' }))).not.toBe(first);
  });

  test('can stand beside others in one page', async () => {
    const two = [await drawn(sampleCard(), { uid: 'a' }), await drawn(sampleCard(), { uid: 'a1' })].join('');
    expect(new Set(ids(two)).size).toBe(ids(two).length);
  });

  test('is made of few elements, which is what a browser takes its time for, and is small enough to keep', async () => {
    const all = await Promise.all(models.map((model) => drawn(model)));
    const ascending = (numbers: number[]): number[] => numbers.sort((a, b) => a - b);
    const elements = ascending(all.map((svg) => svg.split(/<[a-z]/).length - 1));
    expect(median(elements)).toBeLessThan(160);
    expect(elements.at(-1)).toBeLessThan(300);
    const sizes = ascending(all.map(({ length }) => length));
    expect(median(sizes)).toBeLessThan(70_000);
    expect(sizes.at(-1)).toBeLessThan(180_000);
  });
});

test('a name can be anything', async () => {
  const names = [
    '<script>alert(1)</script>',
    '" onload="x',
    'A & B',
    ']]>&amp;<!--',
    'a\u0000b\u001f\ud800c',
    '漢字',
  ];
  for (const name of names) {
    for (const { detail } of LOOKS) {
      const svg = await drawn(sampleCard({ name, line: name, story: name, text: [rule(name)] }), {
        detail,
      });
      expect(() => parsed(svg), name).not.toThrow();
      expect(svg).not.toMatch(/<script|onload="/);
    }
  }
  expect((await report(sampleCard({ name: '漢' }))).misfits).toContainEqual({
    part: 'name',
    problem: 'unknown-letter',
    letter: '漢',
  });
});

describe('what is not there', () => {
  test('an icon is a hollow square, and reported', async () => {
    const strange = sampleCard({ glyph: 'no-such-icon' });
    expect(await drawn(strange)).toContain('<rect x="96" y="96"');
    expect((await report(strange)).misfits).toContainEqual({
      part: 'picture',
      problem: 'unknown-icon',
      icon: 'no-such-icon',
    });
  });

  test('scenes, fronts and tones of unknown names are replaced, not drawn wrongly', async () => {
    const { picture } = sampleCard();
    const layers = picture.layers.map((layer) => ({ ...layer, tint: 'toString' }));
    const strange = sampleCard({
      picture: { ...picture, ground: '__proto__', front: ['constructor'], layers },
    });
    expect(() => parsed('')).toThrow();
    expect(await drawn(strange)).not.toMatch(/NaN|undefined|native code/);
  });

  test('all icons of a face are asked for', async () => {
    for (const model of [...models, back, sampleCard()]) {
      const paths = await icons.load(iconsOf(model));
      for (const look of LOOKS) {
        const { misfits } = layoutFace(model, optionsFor(paths, look));
        expect(misfits.filter(({ problem }) => problem === 'unknown-icon')).toEqual([]);
      }
    }
  });
});

test('every scene, front and tone is drawn its own way', async () => {
  const { picture } = sampleCard();
  const layers = picture.layers.slice(1);
  const pictures: CardModel['picture'][] = [
    ...SCENE_NAMES.map((ground) => ({ ...picture, ground, front: [] })),
    ...FRONT_NAMES.map((front) => ({ ...picture, front: [front] })),
    ...TONE_NAMES.map((tint) => ({
      ...picture,
      front: [],
      layers: layers.map((layer) => ({ ...layer, tint })),
    })),
  ];
  const svgs = await Promise.all(pictures.map((one) => drawn(sampleCard({ picture: one }))));
  // The sample's own scene is among the scenes, and one tone is its own.
  expect(new Set(svgs).size).toBeGreaterThanOrEqual(pictures.length - 1);
  for (const svg of svgs) expect(() => parsed(svg)).not.toThrow();
});

test('the price is on cards that can be bought, not on those that are owned', async () => {
  const harm = COLOURS.standard.harm;
  expect(await drawn(sampleCard(), { detail: 'short' })).toContain(harm);
  expect(await drawn(sampleCard(), { detail: 'short', owned: true })).not.toContain(harm);
  expect(await drawn(sampleCard(), { detail: 'full', owned: true })).toContain(harm);
});

test('bleed is drawn around the card', async () => {
  const svg = await drawn(sampleCard(), { bleed: 15 });
  expect(svg).toMatch(/^<svg [^>]*viewBox="-15 -15 660 910"/);
  const { width, height } = parsed(svg);
  expect(width / height).toBeCloseTo(660 / 910, 2);
});

test('a portrait is the picture alone, square', async () => {
  const svg = drawPortrait(sampleCard(), optionsFor(await icons.load(iconsOf(sampleCard())), { width: 96 }));
  const { width, height } = parsed(svg);
  expect([width, height]).toEqual([96, 96]);
  expect(svg).not.toContain(COLOURS.standard.harm);
});

describe('colours', () => {
  test('of the palettes are those of the style sheet', () => {
    const css = readFileSync(resolve(import.meta.dirname, '../../../renderer/ui/tokens.css'), 'utf8');
    const block = (start: string): string => {
      const at = css.indexOf(start);
      return css.slice(at, css.indexOf('}', at));
    };
    const root = block(':root {');
    const value = (name: string, scope: string): string =>
      new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`).exec(scope)?.[1] ?? '';
    for (const palette of PALETTES) {
      const scope = palette === 'standard' ? root : block(`[data-palette="${palette}"]`);
      const { shapes, harm } = COLOURS[palette];
      expect(shapes.lozenge.fill, palette).toBe(value('fight-fill', scope));
      expect(shapes.hexagon.fill, palette).toBe(value('skill-fill', scope));
      expect(shapes.flame.fill, palette).toBe(value('charm-fill', scope));
      const number = value('charm-number', scope) || value('attr-number', root);
      expect(shapes.flame.number, palette).toBe(number);
      expect(harm, palette).toBe(value('blood', scope) || value('blood', root));
    }
  });

  test('of a palette are on the card', async () => {
    for (const palette of PALETTES) {
      expect(await drawn(sampleCard(), { palette })).toContain(COLOURS[palette].shapes.lozenge.fill);
    }
  });

  test('of a dye go from dark to light', () => {
    const luminance = (colour: string): number =>
      [1, 3, 5].reduce((sum, at, i) => sum + parseInt(colour.slice(at, at + 2), 16) * [0.2, 0.7, 0.1][i], 0);
    for (const hue of [0, 60, 120, 180, 240, 300]) {
      const { ink, deep, base, mid, light, glow } = dye({ hue, chroma: 0.1 });
      const steps = [ink, deep, base, mid, light, glow].map(luminance);
      expect(steps).toEqual([...steps].sort((a, b) => a - b));
    }
  });
});
