import { FACE_SIZE } from '../../shared/face/model.ts';

/** Height in pixels of a card of this width. */
export const heightOf = (width: number): number => Math.round((width * FACE_SIZE.height) / FACE_SIZE.width);

/** An SVG document as an image that is parsed; its address is the caller's to revoke. */
export async function decodedSvg(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    await image.decode();
    return image;
  } catch (error) {
    URL.revokeObjectURL(image.src);
    throw error;
  }
}

/**
 * An image in pixels. A picture in vectors is drawn again with every frame that touches it, and that takes longer than a
 * frame for a table full of cards.
 */
export function rasterised(image: HTMLImageElement): OffscreenCanvas {
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = new OffscreenCanvas(width, height);
  // Drawn by the processor: graphics cards are slow with a thousand small paths, and the pixels leave them at once.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser draws no pictures.');
  context.drawImage(image, 0, 0, width, height);
  return canvas;
}
