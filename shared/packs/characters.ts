/** The characters that give a JSON text its form, by their codes. */
export const QUOTE = 0x22;
export const COMMA = 0x2c;
export const COLON = 0x3a;
const BACKSLASH = 0x5c;
export const OPENING_OBJECT = 0x7b;
const CLOSING_OBJECT = 0x7d;
const OPENING_LIST = 0x5b;
const CLOSING_LIST = 0x5d;
const TAB = 0x09;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const SPACE = 0x20;

export const isOpening = (code: number): boolean => code === OPENING_OBJECT || code === OPENING_LIST;
export const isClosing = (code: number): boolean => code === CLOSING_OBJECT || code === CLOSING_LIST;
export const isSpace = (code: number): boolean =>
  code === SPACE || code === LINE_FEED || code === RETURN || code === TAB;

/** Where the string that begins with a quote at an offset ends: at its closing quote, or else with its line. */
export function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE || code === LINE_FEED) return at;
    if (code === BACKSLASH) at++;
  }
  return text.length;
}
