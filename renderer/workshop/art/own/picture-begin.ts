// What the first bytes of a picture say of it, before any program takes it apart.
import { pictureHeader } from '../../../../shared/packs/picture-header.ts';

/** A picture of a kind that is taken in. */
export interface PictureBegin {
  readonly kind: 'png' | 'jpg' | 'webp' | 'avif';
  /** In dots. */
  readonly width: number;
  readonly height: number;
}

/** How a picture begins; null: it is none that is known, or it is broken. */
export function beginOf(bytes: Uint8Array): PictureBegin | null {
  const kept = pictureHeader(bytes);
  if (kept !== null) return { kind: kept.type, width: kept.width, height: kept.height };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return webpBegin(view) ?? avifBegin(view);
  } catch (error) {
    // It ends too early.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const letters = (view: DataView, at: number, count: number): string =>
  String.fromCharCode(...Array.from({ length: count }, (_, i) => view.getUint8(at + i)));

function webpBegin(view: DataView): PictureBegin | null {
  if (letters(view, 0, 4) !== 'RIFF' || letters(view, 8, 4) !== 'WEBP') return null;
  const at = 20;
  switch (letters(view, 12, 4)) {
    case 'VP8 ':
      return {
        kind: 'webp',
        width: view.getUint16(at + 6, true) & 0x3fff,
        height: view.getUint16(at + 8, true) & 0x3fff,
      };
    case 'VP8L': {
      const bits = view.getUint32(at + 1, true);
      return { kind: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { kind: 'webp', width: number24(view, at + 4) + 1, height: number24(view, at + 7) + 1 };
    default:
      return null;
  }
}

const number24 = (view: DataView, at: number): number =>
  view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

/** Brands of a picture among those of films. */
const BRANDS: readonly string[] = ['avif', 'avis', 'mif1'];

/** The size is a property of its own, "ispe", in boxes within boxes. */
function avifBegin(view: DataView): PictureBegin | null {
  if (letters(view, 4, 4) !== 'ftyp' || !BRANDS.includes(letters(view, 8, 4))) return null;
  // The largest: smaller ones are tiles, or thumbnails.
  let [width, height] = [0, 0];
  const last = Math.min(view.byteLength - 16, MOST_SEARCHED);
  for (let at = 16; at <= last; at++) {
    if (view.getUint32(at) !== ISPE) continue;
    const [wide, high] = [view.getUint32(at + 8), view.getUint32(at + 12)];
    if (wide * high > width * height) [width, height] = [wide, high];
  }
  return width === 0 ? null : { kind: 'avif', width, height };
}

/** "ispe". */
const ISPE = 0x69737065;
/** Bytes in which it has to come. */
const MOST_SEARCHED = 65_536;
