import { expect, test } from 'vitest';
import { beginOf } from '../../../../../renderer/workshop/art/own/picture-begin.ts';
import { keptSize, lookAt } from '../../../../../renderer/workshop/art/own/take-picture.ts';

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((one) => one.charCodeAt(0)) : part)),
  );
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);
const long = (number: number): number[] => [24, 16, 8, 0].map((shift) => (number >>> shift) & 255);

const PNG = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  bytes(
    [0x89],
    'PNG\r\n',
    [0x1a, 0x0a],
    long(13),
    'IHDR',
    long(width),
    long(height),
    [8, 6, 0, 0, 0],
    zeros(8),
  );

test.each([
  ['png', PNG(640, 480), { width: 640, height: 480 }],
  [
    'jpg',
    bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 9, 9, 0xff, 0xff, 0xc2, 0, 11, 8, 1, 0xe0, 2, 0x80, 3], zeros(8)),
    { width: 640, height: 480 },
  ],
  [
    'webp',
    bytes('RIFF', zeros(4), 'WEBPVP8 ', zeros(4), zeros(6), [0x80, 0x02, 0xe0, 0x01], zeros(8)),
    { width: 640, height: 480 },
  ],
  [
    'webp',
    bytes('RIFF', zeros(4), 'WEBPVP8X', zeros(4), zeros(4), [0x7f, 0x02, 0], [0xdf, 0x01, 0], zeros(8)),
    { width: 640, height: 480 },
  ],
  [
    'avif',
    bytes(long(24), 'ftypavif', zeros(12), long(20), 'ispe', zeros(4), long(64), long(64), zeros(4))
      .toString()
      .split(',')
      .map(Number),
    { width: 64, height: 64 },
  ],
] as const)('the size of a %s is read from its beginning', (kind, content, size) => {
  expect(beginOf(new Uint8Array(content))).toEqual({ kind, ...size });
});

test('a lossless WebP counts from one', () => {
  const bits = 639 | (479 << 14);
  const content = bytes('RIFF', zeros(4), 'WEBPVP8L', zeros(4), [0x2f], long(bits).toReversed(), zeros(8));
  expect(beginOf(content)).toEqual({ kind: 'webp', width: 640, height: 480 });
});

test('the size of an AVIF is the largest in it', () => {
  const content = bytes(
    ...[long(24), 'ftypavif', zeros(12), 'ispe', zeros(4), long(64), long(64)],
    ...['ispe', zeros(4), long(640), long(480), zeros(16)],
  );
  expect(beginOf(content)).toEqual({ kind: 'avif', width: 640, height: 480 });
});

test.each([
  ['nothing', bytes()],
  ['a GIF', bytes('GIF89a', zeros(40))],
  ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"></svg>'.padEnd(60))],
  ['half a PNG', PNG(1, 1).slice(0, 18)],
  ['a JPEG that goes on without a size', bytes([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff], zeros(40))],
  ['a film', bytes(long(24), 'ftypisom', zeros(40))],
])('%s is no picture', (_, content) => {
  expect(beginOf(content)).toBeNull();
});

test('what is too large is not taken apart', async () => {
  expect(await lookAt(new Blob([PNG(8000, 6000)]))).toEqual({ why: 'dots', megapixels: 48 });
  expect(await lookAt(new Blob([PNG(800, 600)]))).toMatchObject({ kind: 'png' });
  expect(await lookAt(new Blob([PNG(0, 600)]))).toEqual({ why: 'kind' });
  expect(await lookAt(new Blob([new Uint8Array(21_000_000)]))).toEqual({ why: 'size', megabytes: 21 });
});

test('no side is kept longer than may be', () => {
  expect(keptSize({ width: 3600, height: 900 })).toEqual({ width: 1800, height: 450 });
  expect(keptSize({ width: 200, height: 100 })).toEqual({ width: 200, height: 100 });
  expect(keptSize({ width: 5, height: 40000 })).toEqual({ width: 1, height: 1800 });
});
