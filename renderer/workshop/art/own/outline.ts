/** Letters that an outline may have. */
export const MOST_LETTERS = 65_536;

/** The outlines of an SVG document, one after the other, or else what was typed. */
export function outlineIn(typed: string): string {
  const text = typed.trim();
  if (!text.includes('<')) return text;
  const outlines = [...text.matchAll(/\sd\s*=\s*(?:"([^"]*)"|'([^']*)')/g)];
  return outlines.map(([, double, single]) => (double ?? single).trim()).join(' ');
}
