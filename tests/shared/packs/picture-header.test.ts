import { expect, test } from 'vitest';
import { pictureHeader } from '../../../shared/packs/picture-header.ts';
import { JPEG, png } from '../../support/picture-files.ts';

test('the beginning of a picture says what it is and how large', () => {
  expect(pictureHeader(png(31, 7))).toEqual({ type: 'png', width: 31, height: 7 });
  expect(pictureHeader(JPEG)).toEqual({ type: 'jpg', width: 64, height: 48 });
});

test('what is no PNG or JPEG, or is cut off before it says so, is none', () => {
  const texts = ['', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'RIFF....WEBPVP8 '].map((text) =>
    Buffer.from(text),
  );
  for (const bytes of [...texts, png(9, 9).subarray(0, 20), JPEG.subarray(0, 40), Buffer.alloc(4000, 0xff)])
    expect(pictureHeader(bytes)).toBeNull();
  for (let i = 0; i < JPEG.length; i++) pictureHeader(JPEG.subarray(0, i));
});

test('a JPEG of four inks or without a size is none', () => {
  const frame = JPEG.indexOf(Buffer.from([0xff, 0xc0]));
  const changed = (at: number, value: number): Buffer => {
    const bytes = Buffer.from(JPEG);
    bytes[frame + at] = value;
    return bytes;
  };
  expect(pictureHeader(changed(9, 4))).toBeNull();
  expect(pictureHeader(changed(4, 12))).toBeNull();
  expect(pictureHeader(changed(1, 0xc3))).toBeNull();
  expect(pictureHeader(changed(6, 0))).toBeNull();
});
