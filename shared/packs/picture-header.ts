// What the first bytes of a picture say of it.

/** What a picture is. */
export interface PictureHeader {
  readonly type: 'png' | 'jpg';
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const IHDR = 0x49484452;
/** Greyscale, colours, palette, and both of the first with transparency. */
const COLOUR_TYPES = [0, 2, 3, 4, 6];

/** Begins of the segments of a JPEG that say how large it is; progressive ones are among them. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Segments without a length. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const END = 0xd9;
const SCAN = 0xda;

/**
 * What the bytes of a picture say that it is; null: no PNG and no JPEG, or one that not every program shows: four inks, lossless,
 * 12 bits.
 *
 * @param bytes its beginning, far enough to hold what comes before the pixels
 */
export function pictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return PNG.every((byte, i) => bytes[i] === byte) ? pngHeader(view) : jpegHeader(view);
}

function pngHeader(view: DataView): PictureHeader | null {
  if (view.byteLength < 33 || view.getUint32(8) !== 13 || view.getUint32(12) !== IHDR) return null;
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  if (!COLOUR_TYPES.includes(view.getUint8(25))) return null;
  return width > 0 && height > 0 ? { type: 'png', width, height } : null;
}

function jpegHeader(view: DataView): PictureHeader | null {
  const { byteLength } = view;
  if (byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; at + 4 <= byteLength;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isBare(marker)) at += 2;
    else if (marker === END || marker === SCAN) return null;
    else if (!FRAMES.has(marker)) at += 2 + view.getUint16(at + 2);
    else return at + 10 <= byteLength ? frameHeader(view, at) : null;
  }
  return null;
}

/** @param at of a segment that says how large the picture is */
function frameHeader(view: DataView, at: number): PictureHeader | null {
  const [bits, height, width] = [view.getUint8(at + 4), view.getUint16(at + 5), view.getUint16(at + 7)];
  const inks = view.getUint8(at + 9);
  const isUsual = bits === 8 && (inks === 1 || inks === 3);
  return isUsual && width > 0 && height > 0 ? { type: 'jpg', width, height } : null;
}
