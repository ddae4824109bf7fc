import { randomInt } from 'node:crypto';

/**
 * What may not reach a terminal as it is: control characters but line end and tab, what turns the direction of text,
 * what is not seen, and halves of characters. What joins is let through where it does: in emoji, and in scripts that
 * need it.
 */
const UNSAFE =
  /[[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]--[\n\t\u200c-\u200d]--\p{Variation_Selector}]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\p{M}\p{Script=Arabic}])[\u200c-\u200d]/gv;

/** As in JSON. */
const escaped = (letter: string): string =>
  Array.from(
    { length: letter.length },
    (_, i) => `\\u${letter.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join('');

/**
 * A text that is safe to print: file names, card names and names of people must not be able to send commands to a
 * terminal, nor look like something else. Escaped as in JSON, so that a printed document stays one.
 */
export const printable = (text: string): string => text.replaceAll(UNSAFE, escaped);

/** `printable` for what is printed as a single line: nothing in it can look like another one. */
export const printableLine = (text: string): string =>
  printable(text).replaceAll('\n', '\\n').replaceAll('\t', '\\t');

/** `printable` for several lines of which only the first begins at the edge. */
export const printableLines = (text: string): string => printable(text).replaceAll(/\n(?!\s)/g, '\n    ');

/** Only this program knows it while it runs: no name can hold the codes of its colours. */
const OWN = randomInt(2 ** 31);

/** What makes text behind it coloured, for `printableInColour`. @param code of the terminal */
export const colourCode = (code: string): string => `\u001b[${code};${OWN}m`;

const COLOUR = new RegExp(`(\\u001b\\[\\d+;${OWN}m)`);

/** `printable` for a text that may have codes of `colourCode`: their colours stay. */
export const printableInColour = (text: string): string =>
  text
    .split(COLOUR)
    .map((part, i) => (i % 2 === 1 ? part.replace(`;${OWN}`, '') : printable(part)))
    .join('');
