// `cli export`: files of cards, and sheets for a printer.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodePDFRawStream, PDFArray, PDFDocument, PDFName, PDFRawStream, type PDFPage } from 'pdf-lib';
import { Resvg } from '@resvg/resvg-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { run } from '../../../scripts/commands/export.ts';
import { BLEED, PAPERS, PER_SHEET, SHEET_PIXELS, toPdf } from '../../../scripts/export/sheets.ts';
import { toPng } from '../../../scripts/export/png.ts';
import { drawn, sampleCard } from '../../shared/face/support.ts';
import { JPEG, nameOf } from '../../support/picture-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const files = (): string[] => readdirSync(folder).sort();
const bytes = (name: string): Buffer => readFileSync(join(folder, name));
/** Width and height of a PNG. */
const sizeOf = (png: Buffer): [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('cli export', () => {
  test('draws cards as PNG, in the width that was asked for', async () => {
    expect(await run(['blade', 'base:crimson-reaver', 'back/foe', '--to', folder, '--width', '252'])).toBe(0);
    expect(files()).toEqual(['back.foe.png', 'base.blade.png', 'base.crimson-reaver.png']);
    for (const name of files()) expect(sizeOf(bytes(name))).toEqual([252, 352]);
  });

  test('draws cards for print where no width is asked for', async () => {
    await run(['blade', '--to', folder]);
    expect(sizeOf(bytes('base.blade.png'))).toEqual([744, 1039]);
  });

  test('gives the same bytes again, and others in another language', async () => {
    const blade = async (...more: string[]): Promise<Buffer> => {
      await run(['blade', '--to', folder, '--width', '252', ...more]);
      return bytes('base.blade.png');
    };
    const first = await blade();
    expect((await blade()).equals(first)).toBe(true);
    expect((await blade('--lang', 'de')).equals(first)).toBe(false);
  });

  test('draws many cards side by side', async () => {
    const contact = async (width: number): Promise<string[]> => {
      await run(['blade', 'tool', '--to', folder, '--detail', 'short', '--width', `${width}`, '--format', 'contact']); // prettier-ignore
      return files();
    };
    expect(await contact(63)).toEqual(['contact-1.png']);
    expect(sizeOf(bytes('contact-1.png'))).toEqual([2 * 77 + 14, 88 + 28]);
    // Wider than a sheet is: one by one.
    expect(await contact(900)).toHaveLength(2);
  });

  test('draws the pictures of a pack, as PNG, SVG and on sheets', async () => {
    const pack = join(folder, 'glim');
    const image = nameOf(JPEG);
    mkdirSync(join(pack, 'cards'), { recursive: true });
    mkdirSync(join(pack, 'images'));
    writeFileSync(join(pack, 'images', image), JPEG);
    const about = { id: 'glim', game: 'ravingspire', version: '1.0.0', format: 2, title: 'Glim' };
    writeFileSync(
      join(pack, 'pack.json'),
      JSON.stringify({
        ...about,
        authors: ['A'],
        licence: 'MIT',
        pictures: { [image]: { author: 'A', licence: 'MIT' } },
      }),
    );
    const card = {
      id: 'lamp',
      name: 'Lamp',
      kind: 'object',
      power: 1,
      as: ['skill'],
      cost: { skill: 1, brute: 3 },
    };
    const art = { layers: [{ image, scale: 2.5, y: 200 }] };
    writeFileSync(join(pack, 'cards/a.json'), JSON.stringify({ cards: [{ ...card, art }] }));
    const made = async (format: string, name: string): Promise<Buffer> => {
      await run([
        'lamp',
        '--packs',
        'glim',
        '--mods',
        pack,
        '--to',
        folder,
        '--width',
        '630',
        '--format',
        format,
      ]);
      return bytes(name);
    };
    const svg = String(await made('svg', 'glim.lamp.svg'));
    expect(svg).toContain(`data:image/jpeg;base64,${JPEG.toString('base64').slice(0, 60)}`);
    const png = await made('png', 'glim.lamp.png');
    const raster = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="630" height="880"><image width="630" height="880" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
    ).render();
    expectTwo((x, y) => raster.pixels.subarray(4 * (y * 630 + x)), [150, 480], 250);
    const pdf = await PDFDocument.load(await made('pdf', 'cards.pdf'));
    const [sheet] = pdf.context
      .enumerateIndirectObjects()
      .flatMap(([, one]) =>
        one instanceof PDFRawStream && one.dict.get(PDFName.of('Subtype')) === PDFName.of('Image')
          ? [one]
          : [],
      );
    const pixels = decodePDFRawStream(sheet).decode();
    const scale = SHEET_PIXELS / 660;
    expectTwo(
      (x, y) =>
        pixels.subarray(3 * (Math.round((y + 15) * scale) * SHEET_PIXELS + Math.round((x + 15) * scale))),
      [150, 480],
      250,
    );
  });

  /** The picture is red at the left and blue at the right. */
  function expectTwo(
    at: (x: number, y: number) => Uint8Array,
    [left, right]: readonly [number, number],
    y: number,
  ): void {
    const [one, other] = [at(left, y), at(right, y)];
    expect(one[0]).toBeGreaterThan(one[2] + 60);
    expect(other[2]).toBeGreaterThan(other[0] + 60);
  }

  test('draws SVG and sheets, the latter always the same', async () => {
    await run(['blade', '--to', folder, '--format', 'svg']);
    expect(bytes('base.blade.svg').toString()).toMatch(/^<svg /);
    await run(['blade', 'tool', '--to', folder, '--format', 'pdf', '--paper', 'letter']);
    const first = bytes('cards.pdf');
    await run(['blade', 'tool', '--to', folder, '--format', 'pdf', '--paper', 'letter']);
    expect(bytes('cards.pdf').equals(first)).toBe(true);
    const pdf = await PDFDocument.load(first, { updateMetadata: false });
    expect(pdf.getModificationDate()).toEqual(pdf.getCreationDate());
    expect(pdf.getCreationDate()?.getUTCFullYear()).toBe(2000);
  });

  test.each([
    [['--to', 'x'], 'Name cards'],
    [['blade'], '--to'],
    [['blade', '--all', '--to', 'x'], 'Name cards'],
    [['blaed', '--to', 'x'], 'Did you mean "blade"?'],
    [['xyzzy', '--to', 'x'], 'There is no card "xyzzy" in these packs.'],
    [['back/nowhere', '--to', 'x'], 'back/nowhere'],
    [['blade', '--to', 'x', '--format', 'gif'], 'no format "gif"'],
    [['blade', '--to', 'x', '--width', '0'], '--width'],
    [['blade', '--to', 'x', '--packs', 'bsae'], 'Did you mean "base"?'],
  ])('refuses %j', async (args, message) => {
    await expect(run(args)).rejects.toThrow(message);
  });
});

/** The images on a page, in millimetres from its top left corner. */
async function images(page: PDFPage): Promise<{ x: number; y: number; width: number; height: number }[]> {
  const { context } = page.doc;
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((ref) => context.lookup(ref)) : [contents];
  const text = streams
    .map((stream) => Buffer.from(decodePDFRawStream(stream as PDFRawStream).decode()).toString('latin1'))
    .join('\n');
  const mm = (points: number): number => (points * 25.4) / 72;
  return [...text.matchAll(/q\n((?:[-\d. ]+ cm\n)+)\/\S+ Do/g)].map(([, matrices]) => {
    const all = matrices
      .trim()
      .split('\n')
      .map((line) => line.split(' ').map(Number));
    const [x, y] = [sum(all.map((m) => m[4])), sum(all.map((m) => m[5]))];
    const [width, height] = [Math.max(...all.map((m) => m[0])), Math.max(...all.map((m) => m[3]))];
    return { x: mm(x), y: mm(page.getHeight() - y - height), width: mm(width), height: mm(height) };
  });
}
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

describe.each(Object.entries(PAPERS))('sheets on %s', (paper, size) => {
  test('hold nine cards of 63 x 88 mm with bleed, side by side in the middle of the page', async () => {
    const svg = await drawn(sampleCard(), { bleed: BLEED * 10 });
    // One as it is printed; the others, which only take their places, are small.
    const small = toPng(svg, 30);
    const cards = [toPng(svg, SHEET_PIXELS), ...Array<Uint8Array>(PER_SHEET).fill(small)];
    const pdf = await PDFDocument.load(await toPdf(cards, paper as keyof typeof PAPERS, 'Cards'));
    expect(pdf.getPageCount()).toBe(2);
    const [first, second] = pdf.getPages();
    expect((first.getWidth() * 25.4) / 72).toBeCloseTo(size.width, 3);
    expect((first.getHeight() * 25.4) / 72).toBeCloseTo(size.height, 3);
    const places = await images(first);
    expect(places).toHaveLength(PER_SHEET);
    expect(await images(second)).toHaveLength(1);
    for (const { x, y, width, height } of places) {
      expect(width).toBeCloseTo(63 + 2 * BLEED, 3);
      expect(height).toBeCloseTo(88 + 2 * BLEED, 3);
      expect(x).toBeGreaterThan(0);
      expect(y).toBeGreaterThan(0);
      expect(x + width).toBeLessThan(size.width);
      expect(y + height).toBeLessThan(size.height);
    }
    const [one, two] = places;
    const last = places[PER_SHEET - 1];
    expect(two.x).toBeCloseTo(one.x + one.width, 3);
    expect(one.x).toBeCloseTo(size.width - last.x - last.width, 3);
    expect(one.y).toBeCloseTo(size.height - last.y - last.height, 3);
    // 300 dots an inch.
    expect(SHEET_PIXELS / ((63 + 2 * BLEED) / 25.4)).toBeCloseTo(300, 0);
    const image = pdf.context
      .enumerateIndirectObjects()
      .map(([, object]) => object)
      .find(
        (object): object is PDFRawStream =>
          object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image'),
      );
    expect(Number(image?.dict.get(PDFName.of('Width'))?.toString())).toBe(SHEET_PIXELS);
  });
});
