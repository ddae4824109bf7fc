import { keptSize, type Cut } from './take-picture.ts';

/** Bytes that a picture of a pack may have. */
const MOST_BYTES = 1_500_000;
/** Qualities of JPEG, tried in turn until the picture is small enough. */
const QUALITIES = [0.92, 0.85, 0.75, 0.6, 0.45];

/** A part of a picture as it is kept: as PNG where that is small enough, else as JPEG, unless it can be seen through. */
export async function encoded(image: ImageBitmap, cut: Cut): Promise<Blob | null> {
  for (let share = 1; share > 0.3; share *= 0.8) {
    const { width, height } = keptSize(cut);
    const canvas = new OffscreenCanvas(Math.round(width * share), Math.round(height * share));
    const context = canvas.getContext('2d', { colorSpace: 'srgb', willReadFrequently: true });
    if (context === null) throw new Error('This browser draws no pictures.');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, cut.x, cut.y, cut.width, cut.height, 0, 0, canvas.width, canvas.height);
    const png = await canvas.convertToBlob({ type: 'image/png' });
    if (png.size <= MOST_BYTES) return png;
    if (isOpaque(context.getImageData(0, 0, canvas.width, canvas.height).data))
      for (const quality of QUALITIES) {
        const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality });
        if (jpeg.size <= MOST_BYTES) return jpeg;
      }
  }
  return null;
}

const OPAQUE = 255;

function isOpaque(dots: Uint8ClampedArray): boolean {
  for (let i = 3; i < dots.length; i += 4) if (dots[i] !== OPAQUE) return false;
  return true;
}
