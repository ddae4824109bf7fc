/** A piece of a text, and whether another text has it, too. */
export interface ComparedPiece {
  readonly text: string;
  readonly differs: boolean;
}

/**
 * What of two texts differs, in whole words: the words that both have in the same order are the same (longest common row).
 *
 * @returns the pieces of each
 */
export function wordsApart(
  one: string,
  other: string,
): readonly [readonly ComparedPiece[], readonly ComparedPiece[]] {
  const [a, b] = [one.split(/(?<=\s)/), other.split(/(?<=\s)/)];
  const bare = (word: string | undefined): string | undefined => word?.trim();
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        bare(a[i]) === bare(b[j])
          ? lengths[(i + 1) * width + j + 1] + 1
          : Math.max(lengths[(i + 1) * width + j], lengths[i * width + j + 1]);
  const sides: [ComparedPiece[], ComparedPiece[]] = [[], []];
  for (let [i, j] = [0, 0]; i < a.length || j < b.length;) {
    if (i < a.length && j < b.length && bare(a[i]) === bare(b[j])) {
      add(sides[0], a[i++], false);
      add(sides[1], b[j++], false);
    } else if (j === b.length || (i < a.length && lengths[(i + 1) * width + j] >= lengths[i * width + j + 1]))
      add(sides[0], a[i++], true);
    else add(sides[1], b[j++], true);
  }
  return sides;
}

function add(pieces: ComparedPiece[], word: string, differs: boolean): void {
  const last = pieces.at(-1);
  if (last?.differs === differs) pieces[pieces.length - 1] = { text: last.text + word, differs };
  else pieces.push({ text: word, differs });
}
