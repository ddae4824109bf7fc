/**
 * Keyed random streams. Each deck, hero deck and kind of die draws from a separate stream, so one extra draw in one
 * place
 * shifts nothing elsewhere and paired simulations stay paired. A stream is a key (two words hashed from seed and name)
 * and
 * a position; its n-th word is a pure function of both. The state therefore holds one integer per stream.
 */

/** An avalanching permutation of 32-bit words (the "lowbias32" constants found by Chris Wellons' search). */
function mix(word: number): number {
  let x = word;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return x ^ (x >>> 15);
}

/** Hashes a text to one 32-bit word; different salts give independent words. */
export function hashText(text: string, salt: number): number {
  let h = mix(salt ^ 0x9e3779b9);
  for (let i = 0; i < text.length; i++) h = mix(h ^ text.charCodeAt(i)) + 0x9e3779b9;
  return mix(h ^ text.length);
}

/** The keys of the named streams, two words per stream, in the order of the names. */
export function streamKeys(seed: string, names: readonly string[]): number[] {
  return names.flatMap((name) => [hashText(`${seed}\n${name}`, 1), hashText(`${seed}\n${name}`, 2)]);
}

/** The word at a position of a stream: an unsigned 32-bit integer. */
export function wordAt(key0: number, key1: number, position: number): number {
  return mix(mix(key0 + Math.imul(position, 0x9e3779b9)) ^ key1) >>> 0;
}

/**
 * Scales a word to 0..n-1. Always one word per number: positions stay in step for any numbers. The bias is below
 * n / 2^32, far under what any game could show.
 */
export function scale(word: number, n: number): number {
  return Math.floor((word / 0x100000000) * n);
}

/** A source of numbers 0..n-1, apart from the streams of any table: for bots, planners and tests. */
export type Draw = (n: number) => number;

/** A reproducible source of numbers. */
export function drawFrom(seed: string): Draw {
  const [key0, key1] = streamKeys(seed, ['bot']);
  let position = 0;
  return (n) => scale(wordAt(key0, key1, position++), n);
}
