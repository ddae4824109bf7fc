import { broken, type Line } from './lines.ts';
import { plainWords, type Word } from './words.ts';

/** A name in one, two or three lines. */
export interface Title {
  readonly lines: readonly Line[];
  readonly size: number;
  readonly torn: readonly string[];
}

/** Sizes for one line, for two and for three: the largest and the smallest. */
export type TitleSizes = readonly (readonly [largest: number, smallest: number])[];

/** As few lines as the sizes allow, each as large as they allow. */
export function fitTitle(name: string, width: number, sizes: TitleSizes): Title {
  const words = plainWords(name, 'title');
  for (const [i, [largest, smallest]] of sizes.entries()) {
    for (let size = largest; size >= smallest; size--) {
      const { lines, torn } = evened(words, width / size, i + 1);
      if (lines.length <= i + 1 && torn.length === 0) return { lines, size, torn };
    }
  }
  // Words that are too long for a line are broken, as large as the last step allows.
  const [largest] = sizes[sizes.length - 1];
  for (let size = largest; ; size--) {
    const { lines, torn } = broken(words, width / size);
    if (lines.length <= sizes.length || size === 1) return { lines, size, torn };
  }
}

/** Two lines of a title are as even as they can be; three are filled one after the other. */
function evened(words: readonly Word[], width: number, count: number): ReturnType<typeof broken> {
  const wide = broken(words, width);
  if (count !== 2 || wide.lines.length !== 2 || wide.torn.length > 0) return wide;
  const splits = words.slice(1).map((_, i) => {
    const lines = [words.slice(0, i + 1), words.slice(i + 1)].map((part) => broken(part, width));
    return { lines: lines.flatMap((part) => part.lines), torn: [] };
  });
  const widest = ({ lines }: { readonly lines: readonly Line[] }): number =>
    Math.max(...lines.map((line) => line.width));
  return splits
    .filter(({ lines }) => lines.length === 2)
    .reduce((best, split) => (widest(split) < widest(best) ? split : best), wide);
}
