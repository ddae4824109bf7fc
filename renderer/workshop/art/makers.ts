import { authorOf } from '../../../shared/face/credits.ts';
import type { Layer } from './picture.ts';

/** Those who made icons of a picture, by their licence. */
export interface Makers {
  readonly licence: string;
  readonly authors: readonly string[];
}

/** Who made the icons of a picture, each once, in the order in which they come. */
export function makersOf(layers: readonly Layer[]): readonly Makers[] {
  const found = new Map<string, readonly string[]>();
  for (const { icon } of layers) {
    const author = icon === undefined ? undefined : authorOf(icon);
    if (author === undefined) continue;
    const { licence, name } = author;
    const before = found.get(licence) ?? [];
    found.set(licence, before.includes(name) ? before : [...before, name]);
  }
  return [...found].map(([licence, authors]) => ({ licence, authors }));
}
