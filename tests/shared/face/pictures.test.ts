// Outlines and pictures of an author's own on a face, seen as the exporter rasters it.
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { layersOf } from '../../../shared/face/art/picture.ts';
import { drawFace, drawPlate, drawPortrait, iconsOf, picturesOf } from '../../../shared/face/face.ts';
import type { PictureFiles } from '../../../shared/face/face.ts';
import type { CardModel, PictureLayer } from '../../../shared/face/model.ts';
import { PICTURE_SIZE } from '../../../shared/face/vocabulary.ts';
import { JPEG, nameOf, png } from '../../support/picture-files.ts';
import { icons, optionsFor, sampleCard } from './support.ts';

const [TWO, GREEN] = [nameOf(JPEG), nameOf(png(8, 8))];
const data = (type: string, bytes: Buffer): string => `data:image/${type};base64,${bytes.toString('base64')}`;
const FILES: PictureFiles = {
  [TWO]: { url: data('jpeg', JPEG), width: 64, height: 48 },
  [GREEN]: { url: data('png', png(8, 8)), width: 8, height: 8 },
};

const showing = (...layers: Parameters<typeof layersOf>[0]['layers'] & object): CardModel =>
  sampleCard({ picture: { ground: 'glory', light: [300, 200], layers: layersOf({ layers }), front: [] } });

/** The colour of a point of the picture, as red, green and blue. */
async function seenAt(
  model: CardModel,
  points: readonly (readonly [x: number, y: number])[],
  pictures = FILES,
) {
  const paths = await icons.load(iconsOf(model));
  const svg = drawPlate(model, { palette: 'standard', icons: paths, pictures });
  const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  expect([width, height]).toEqual([PICTURE_SIZE.width, PICTURE_SIZE.height]);
  return points.map(([x, y]) => [...pixels.subarray(4 * (y * width + x), 4 * (y * width + x) + 3)]);
}

const isRed = ([red, green, blue]: readonly number[]): boolean => red > 150 && green < 80 && blue < 90;
const isBlue = ([red, green, blue]: readonly number[]): boolean => blue > 140 && red < 80 && green < 110;

test('a picture lies where its layer says, in its own colours', async () => {
  const [left, right, above] = await seenAt(showing({ image: TWO, x: 300, y: 200 }), [
    [200, 200],
    [400, 200],
    [300, 60],
  ]);
  expect([isRed(left), isBlue(right)]).toEqual([true, true]);
  // 300 wide and 225 high.
  expect(isRed(above) || isBlue(above)).toBe(false);
});

test('it is mirrored, turned and cut out', async () => {
  const [left, right] = await seenAt(showing({ image: TWO, flip: true }), [
    [200, 200],
    [400, 200],
  ]);
  expect([isBlue(left), isRed(right)]).toEqual([true, true]);
  const [above, below] = await seenAt(showing({ image: TWO, rotate: 90 }), [
    [300, 130],
    [300, 280],
  ]);
  expect([isRed(above), isBlue(below)]).toEqual([true, true]);
  const [first, last] = await seenAt(showing({ image: TWO, crop: [0.5, 0, 0.5, 1], scale: 0.5 }), [
    [240, 200],
    [360, 200],
  ]);
  expect([isBlue(first), isBlue(last)]).toEqual([true, true]);
});

test('with a tint it is printed in the inks of that', async () => {
  const seen = await seenAt(showing({ image: GREEN, tint: 'gold' }), [[300, 206]]);
  const [[red, green, blue]] = seen;
  expect(red).toBeGreaterThan(green);
  expect(green).toBeGreaterThan(blue);
  const [[dark]] = await seenAt(showing({ image: GREEN, tint: 'sil' }), [[300, 206]]);
  expect(dark).toBeLessThan(40);
});

test('a picture that is not there is left out, as if it were not written', async () => {
  const bare = await seenAt(showing({ path: 'M0 0H1V1Z', scale: 0.05 }), [[300, 206]], {});
  expect(await seenAt(showing({ path: 'M0 0H1V1Z', scale: 0.05 }, { image: TWO }), [[300, 206]], {})).toEqual(
    bare,
  );
});

test('an outline is engraved as an icon is', async () => {
  const paths = await icons.load(['broadsword']);
  const drawn = (layers: readonly PictureLayer[]): string =>
    drawPlate(sampleCard({ picture: { ground: 'moon', light: [300, 200], layers, front: [] } }), {
      palette: 'standard',
      icons: paths,
    }).replaceAll(/"#?f-(?:i-broadsword|o0)"/g, '"outline"');
  const [icon] = layersOf({ layers: [{ icon: 'broadsword', tint: 'steel', rotate: 20 }] });
  const [own] = layersOf({ layers: [{ path: paths['broadsword'], tint: 'steel', rotate: 20 }] });
  expect(drawn([own])).toBe(drawn([icon]));
});

test('every face of a card has its picture, once in the drawing however often it is shown', async () => {
  const model = showing({ image: TWO }, { image: TWO, scale: 0.4 }, { image: GREEN });
  expect(picturesOf(model)).toEqual([TWO, GREEN]);
  const paths = await icons.load(iconsOf(model));
  const faces = (['full', 'short', 'tiny'] as const).map((detail) =>
    drawFace(model, optionsFor(paths, { detail, pictures: FILES })),
  );
  for (const svg of [...faces, drawPortrait(model, { palette: 'standard', icons: paths, pictures: FILES })]) {
    expect(svg.split('data:image/jpeg').length).toBe(2);
    expect(svg.split('data:image/png').length).toBe(2);
  }
});

test('the sign of a pack is on its cards, an icon or an outline', async () => {
  const bare = sampleCard();
  const paths = await icons.load([...iconsOf(bare), 'lantern-flame']);
  const drawn = (card: CardModel): string => drawFace(card, optionsFor(paths));
  expect(iconsOf({ ...bare, sign: { icon: 'lantern-flame' } })).toContain('lantern-flame');
  const [icon, path] = [{ icon: 'lantern-flame' }, { path: 'M0 0H512V512Z' }].map((sign) =>
    drawn({ ...bare, sign }),
  );
  expect(icon).toContain('f-i-lantern-flame');
  expect(path).toContain('M0 0H512V512Z');
  expect(drawn(bare)).not.toContain('lantern');
});
