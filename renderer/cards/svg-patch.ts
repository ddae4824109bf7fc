// A drawing on the page, and the next text of it: only elements whose text has changed are made again.

const SVG = 'http://www.w3.org/2000/svg';

/** Tags of a text as `tag` writes it: quoted attributes, and neither comments nor words between elements. */
const TAGS = /<(\/?)[a-zA-Z]+(?:"[^"]*"|[^">])*>/g;

/** An element as text. */
interface Piece {
  /** Its first tag. */
  readonly head: string;
  readonly whole: string;
}

/** The elements of a text, side by side. */
function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let depth = 0;
  let begin = 0;
  let head = '';
  for (const { 0: tag, 1: end, index } of text.matchAll(TAGS)) {
    if (depth === 0) [begin, head] = [index, tag];
    if (end !== '') depth--;
    else if (!tag.endsWith('/>')) depth++;
    if (depth === 0) found.push({ head, whole: text.slice(begin, index + tag.length) });
  }
  return found;
}

/** What an element holds, as text. */
const inside = ({ head, whole }: Piece): string => whole.slice(head.length, whole.lastIndexOf('</'));

function made(text: string): Element[] {
  const around = document.createElementNS(SVG, 'svg');
  around.innerHTML = text;
  return [...around.children];
}

/**
 * Has an element hold another drawing.
 *
 * @param from what it holds, as text; empty at first
 * @param to what it is to hold: elements as `tag` writes them
 */
export function patch(holder: Element, from: string, to: string): void {
  const [before, after] = [pieces(from), pieces(to)];
  const most = Math.min(before.length, after.length);
  const sameAt = (i: number, j: number): boolean => before[i].whole === after[j].whole;
  let first = 0;
  while (first < most && sameAt(first, first)) first++;
  let last = 0;
  while (last < most - first && sameAt(before.length - 1 - last, after.length - 1 - last)) last++;
  const gone = before.slice(first, before.length - last);
  const come = after.slice(first, after.length - last);
  const here = [...holder.children].slice(first, before.length - last);
  if (gone.length !== come.length) {
    const next = holder.children.item(before.length - last);
    for (const element of here) element.remove();
    for (const element of made(come.map(({ whole }) => whole).join(''))) holder.insertBefore(element, next);
    return;
  }
  come.forEach((piece, i) => {
    if (piece.whole === gone[i].whole) return;
    if (isOpen(piece) && isOpen(gone[i]) && nameOf(piece) === nameOf(gone[i])) {
      if (piece.head !== gone[i].head) dress(here[i], piece);
      patch(here[i], inside(gone[i]), inside(piece));
    } else here[i].replaceWith(...made(piece.whole));
  });
}

/** Whether it may hold others. */
const isOpen = ({ head }: Piece): boolean => !head.endsWith('/>');

const nameOf = ({ head }: Piece): string | undefined => /^<\w+/.exec(head)?.[0];

/** Gives an element the attributes of another text. */
function dress(element: Element, { head }: Piece): void {
  const [like] = made(`${head.slice(0, -1)}/>`);
  for (const name of element.getAttributeNames()) if (!like.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of like.attributes) element.setAttribute(name, value);
}
