/**
 * What does not belong into a name: it ends the line, turns the direction of the text around it, takes no room between
 * letters, or is half a character. Joiners do, which emoji and some scripts need.
 */
const UNFIT =
  '\\u0000-\\u001f\\u007f-\\u009f\\u200b\\u2028-\\u202e\\u2060-\\u2069\\ufeff\\ufff9-\\ufffb\\ud800-\\udfff';

/** A text in one line, as a name is. */
export const LINE = `^[^${UNFIT}]*$`;

/** A text in which something can be seen. */
export const SEEN = `[^\\s${UNFIT}]`;

const UNFIT_LETTERS = new RegExp(`[${UNFIT}]`, 'gu');
const BREAKS = /[\t-\r\u0085\u2028\u2029]+/g;

/** Words that were typed or pasted, without what cannot be seen; lines stay. */
export const legible = (words: string): string =>
  words.replaceAll(UNFIT_LETTERS, (letter) => (letter === '\n' ? letter : ''));

/** A name that was typed or pasted, as a text in one line. */
export const inOneLine = (name: string): string => legible(name.replaceAll(BREAKS, ' '));
