/** What may not reach a terminal as it is: control characters but line end and tab, and what turns the direction of text. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const UNSAFE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** The colours of `paintOf`. */
// eslint-disable-next-line no-control-regex
const COLOUR = /(\u001b\[(?:0|1|2|31|32|36)m)/;

/**
 * A text that is safe to print: file names, card names and names of people must not be able to send commands to a
 * terminal. Escaped as in JSON, so that a printed document stays one.
 */
export const printable = (text: string): string =>
  text.replaceAll(UNSAFE, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** `printable` for a text that may be coloured: the colours stay. */
export const printableInColour = (text: string): string =>
  text
    .split(COLOUR)
    .map((part, i) => (i % 2 === 1 ? part : printable(part)))
    .join('');
