import { inflateSync } from 'node:zlib';
import type { PictureHeader } from '../../../shared/packs/picture-header.ts';

/** Samples of a pixel by the type of its colours. */
const SAMPLES: { readonly [type: number]: number } = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const IDAT = 0x49444154;
const IEND = 0x49454e44;

/**
 * Whether all of a picture is there, as far as that is seen without drawing it: what was cut off in the middle looks
 * different in each program, and what unfolds to more than its pixels is no picture.
 */
export const isWholePicture = (bytes: Uint8Array, header: PictureHeader): boolean =>
  header.type === 'png' ? isWholePng(Buffer.from(bytes), header) : isWholeJpeg(bytes);

function isWholePng(bytes: Buffer, { width, height }: PictureHeader): boolean {
  const parts: Buffer[] = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const [length, type] = [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];
    if (at + 12 + length > bytes.length) return false;
    if (type === IDAT) parts.push(bytes.subarray(at + 8, at + 8 + length));
    if (type === IEND) return isUnfolded(Buffer.concat(parts), bytes, width, height);
    at += 12 + length;
  }
  return false;
}

/** Whether packed pixels are as many as there have to be; those that come in several rounds have a few bytes more. */
function isUnfolded(packed: Buffer, png: Buffer, width: number, height: number): boolean {
  const bits = png[24] * (SAMPLES[png[25]] ?? 4);
  const least = height * (1 + Math.ceil((width * bits) / 8));
  const isInterlaced = png[28] === 1;
  const most = isInterlaced ? 2 * least + 16 * height : least;
  try {
    const { length } = inflateSync(packed, { maxOutputLength: most });
    return isInterlaced || length === least;
  } catch {
    return false; // it is damaged, or unfolds to more
  }
}

/** It ends as it has to, whatever some programs put behind that. */
const isWholeJpeg = (bytes: Uint8Array): boolean => {
  const end = bytes.lastIndexOf(0xd9);
  return end > 1 && bytes[end - 1] === 0xff;
};
