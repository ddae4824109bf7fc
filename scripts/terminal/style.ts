import { colourCode } from '../../main/printable.ts';

/** Colours for a terminal; without them every function returns its text as it is. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  good(text: string): string;
  bad(text: string): string;
  accent(text: string): string;
}

const RESET = colourCode('0');
const coloured =
  (code: string) =>
  (text: string): string =>
    text === '' ? '' : `${colourCode(code)}${text}${RESET}`;
const same = (text: string): string => text;

/** @param colours whether the output understands them and wants them */
export function paintOf(colours: boolean): Paint {
  if (!colours) return { bold: same, dim: same, good: same, bad: same, accent: same };
  return {
    bold: coloured('1'),
    dim: coloured('2'),
    good: coloured('32'),
    bad: coloured('31'),
    accent: coloured('36'),
  };
}

// eslint-disable-next-line no-control-regex
const CODES = /\u001b\[[0-9;]*m/g;

/** How many columns a text takes. */
export const widthOf = (text: string): number => [...text.replaceAll(CODES, '')].length;

/** A text filled up to a width; longer ones stay as they are. */
export const padded = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** A text in the middle of a width. */
export function centred(text: string, width: number): string {
  const space = Math.max(0, width - widthOf(text));
  return ' '.repeat(Math.floor(space / 2)) + text + ' '.repeat(Math.ceil(space / 2));
}

/** A text cut to a width, with dots where something is missing. For texts without colours. */
export const cut = (text: string, width: number): string => {
  const letters = [...text];
  return letters.length <= width ? text : `${letters.slice(0, Math.max(0, width - 3)).join('')}...`;
};

/** Pieces side by side in as few lines as they need; no piece is broken. */
export function packed(pieces: readonly string[], width: number, gap = '   '): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last + gap + piece) <= width)
      lines[lines.length - 1] = last + gap + piece;
    else lines.push(piece);
  }
  return lines;
}

/** A text in lines of a width, later lines of a paragraph indented; spaces at its beginning stay. */
export function wrapped(text: string, width: number, indent = ''): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lead = /^ */.exec(paragraph)![0];
    const lines: string[] = [];
    let start = lead;
    let line = '';
    for (const word of paragraph.slice(lead.length).split(' ')) {
      if (line !== '' && widthOf(start + line) + 1 + widthOf(word) > width) {
        lines.push(start + line);
        start = lead + indent;
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, start + line];
  });
}
