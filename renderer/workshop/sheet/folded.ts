const SPELT: { readonly [letter: string]: string } = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A text as it is looked for: without case, accents, signs and spaces; umlauts are spelt out. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => SPELT[letter])
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A text cut in three: what comes before a part of it, the part, and the rest. The part is empty where it is not there. */
export function around(text: string, part: string): readonly [string, string, string] {
  const at = part === '' ? -1 : text.toLowerCase().indexOf(part.toLowerCase());
  return at < 0
    ? [text, '', '']
    : [text.slice(0, at), text.slice(at, at + part.length), text.slice(at + part.length)];
}
