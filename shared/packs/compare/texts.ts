import { aligned } from '../edit/alignment.ts';

/** A piece of a text beside another text. */
export interface PairedPiece {
  readonly text: string;
  /** Whether the other text lacks it. */
  readonly changed: boolean;
}

/** A text as it was and as it is; null: it was not there, or is not there any more. */
export interface TextPair {
  readonly then: readonly PairedPiece[] | null;
  readonly now: readonly PairedPiece[] | null;
}

/** How much of two texts has to be the same for one to be what has become of the other. */
const ALIKE = 0.4;
/** Pairs of texts that are tried; of more, those in the same place belong together. */
const MOST_PAIRS = 400;

/** Words, numbers, signs and the spaces between them. */
const wordsOf = (text: string): readonly string[] => text.match(/\p{L}+|\p{N}+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];

const isWord = (token: string): boolean => /[\p{L}\p{N}]/u.test(token);

/** Two texts with what each has and the other lacks, word by word. */
export function textPair(
  then: string,
  now: string,
): { readonly [side in keyof TextPair]: readonly PairedPiece[] } {
  const [a, b] = [wordsOf(then), wordsOf(now)];
  const pairs = aligned(a, b);
  return {
    then: piecesOf(a, new Set(pairs.map(([i]) => i))),
    now: piecesOf(b, new Set(pairs.map(([, j]) => j))),
  };
}

/** A text that the other side has nothing for. */
export const aloneText = (text: string): readonly PairedPiece[] => [{ text, changed: true }];

/** Runs of words that are shared, or are not; spaces between two words of one kind belong to them. */
function piecesOf(words: readonly string[], shared: ReadonlySet<number>): readonly PairedPiece[] {
  const pieces: PairedPiece[] = [];
  words.forEach((word, i) => {
    const last = pieces.at(-1);
    const isBetween = !isWord(word) && word.trim() === '' && !shared.has(i - 1) && !shared.has(i + 1);
    const changed = isBetween ? words.length > 1 : !shared.has(i);
    if (last?.changed === changed) pieces[pieces.length - 1] = { text: last.text + word, changed };
    else pieces.push({ text: word, changed });
  });
  return pieces;
}

/** How much of two texts is the same, from 0 to 1. */
function likeness(then: string, now: string): number {
  const [a, b] = [wordsOf(then).filter(isWord), wordsOf(now).filter(isWord)];
  const most = Math.max(a.length, b.length);
  return most === 0 ? 1 : aligned(a, b).length / most;
}

/** Which texts of two rows belong together: those that are the same, and between them those that are alike. */
export function textPairs(then: readonly string[], now: readonly string[]): readonly TextPair[] {
  const pairs: TextPair[] = [];
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...aligned(then, now), [then.length, now.length] as const]) {
    pairs.push(...between(then.slice(i, nextI), now.slice(j, nextJ)));
    if (nextI < then.length) {
      const same = [{ text: then[nextI], changed: false }];
      pairs.push({ then: same, now: same });
    }
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return pairs;
}

function between(then: readonly string[], now: readonly string[]): readonly TextPair[] {
  if (then.length * now.length > MOST_PAIRS) return inOrder(then, now);
  const pairs: TextPair[] = [];
  let from = 0;
  for (const text of then) {
    const found = now.findIndex((other, j) => j >= from && likeness(text, other) >= ALIKE);
    if (found < 0) {
      pairs.push({ then: aloneText(text), now: null });
      continue;
    }
    for (const added of now.slice(from, found)) pairs.push({ then: null, now: aloneText(added) });
    pairs.push(textPair(text, now[found]));
    from = found + 1;
  }
  return [...pairs, ...now.slice(from).map((added) => ({ then: null, now: aloneText(added) }))];
}

const inOrder = (then: readonly string[], now: readonly string[]): readonly TextPair[] =>
  Array.from({ length: Math.max(then.length, now.length) }, (_, i): TextPair => {
    if (i >= then.length) return { then: null, now: aloneText(now[i]) };
    return i >= now.length ? { then: aloneText(then[i]), now: null } : textPair(then[i], now[i]);
  });
