import { beginOf, type PictureBegin } from './picture-begin.ts';

/** What a picture from outside may be at most. */
export const MOST_MEGABYTES = 20;
export const MOST_MEGAPIXELS = 40;
/** Dots that a side of a picture of a pack may have. */
const LONGEST_SIDE = 1800;

/** A part of a picture, in its dots. */
export interface Cut {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Why a file is not taken in. */
export type Untaken =
  | { readonly why: 'size'; readonly megabytes: number }
  | { readonly why: 'kind' }
  | { readonly why: 'dots'; readonly megapixels: number }
  | { readonly why: 'broken' };

const MEGA = 1_000_000;

/** Looks at the beginning of a file; nothing is taken apart before its size is known. */
export async function lookAt(file: Blob): Promise<PictureBegin | Untaken> {
  if (file.size > MOST_MEGABYTES * MEGA) return { why: 'size', megabytes: file.size / MEGA };
  const begin = beginOf(new Uint8Array(await file.arrayBuffer()));
  if (begin === null) return { why: 'kind' };
  const megapixels = (begin.width * begin.height) / MEGA;
  return megapixels > MOST_MEGAPIXELS ? { why: 'dots', megapixels } : begin;
}

/** The size at which a part is kept: no side longer than may be. */
export function keptSize({ width, height }: Pick<Cut, 'width' | 'height'>): {
  readonly width: number;
  readonly height: number;
} {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
