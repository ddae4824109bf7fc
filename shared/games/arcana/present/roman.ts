/** Roman numerals with their values, the largest first. */
const NUMERALS: readonly (readonly [value: number, letters: string])[] = [
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** A number from 0 on in Roman numerals, as on tarot cards; they print a zero on the Fool. */
export function roman(number: number): string {
  if (number === 0) return '0';
  let left = number;
  let written = '';
  for (const [value, letters] of NUMERALS) {
    for (; left >= value; left -= value) written += letters;
  }
  return written;
}
