import { COLON, COMMA, QUOTE, endOfString, isClosing, isOpening } from './characters.ts';

/** What brackets, commas and colons reveal about a text, whether it is JSON or not. */
export interface Outline {
  /** The place where nesting exceeds the limit, or -1. */
  readonly deep: number;
  /** Colons outside strings. */
  readonly colons: number;
  /** Values: every number, text, list and object counts. */
  readonly values: number;
}

/**
 * Looks at a text before it is parsed: what it would become may not fit the memory, and is not walked through.
 *
 * @param most levels of lists and objects; it looks no further than that
 */
export function outline(text: string, most: number): Outline {
  let depth = 0;
  let colons = 0;
  let values = 1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === COLON) colons++;
    else if (code === COMMA) values++;
    else if (isOpening(code)) {
      values++;
      if (++depth > most) return { deep: at, colons, values };
    } else if (isClosing(code)) depth--;
  }
  return { deep: -1, colons, values };
}
