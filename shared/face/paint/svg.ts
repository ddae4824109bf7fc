// The few words of SVG that faces are written in: presentation attributes only, since the page allows no others.

/** A coordinate, to a tenth of a unit: 0.01 mm on a card. */
export const n1 = (value: number): string => String(Math.round(value * 10) / 10 || 0);

/** Path data: numbers between the words are rounded. */
export const d = (words: TemplateStringsArray, ...numbers: readonly number[]): string =>
  words.reduce((path, word, i) => path + n1(numbers[i - 1]) + word);

const ENTITIES: { readonly [char: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Numbers, paths and colours: most of a drawing, of which nothing has to be looked for. */
const PLAIN = /^[\w #(),.-]*$/;

/** Text in XML; what XML cannot hold at all is left out. */
const escaped = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text
        .toWellFormed()
        .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
        .replaceAll(/[&<>"]/g, (char) => ENTITIES[char]);

export interface Attributes {
  readonly [name: string]: string | number | undefined;
}

/** Small numbers (opacities, scales) keep more places than coordinates. */
const attribute = (value: string | number): string =>
  typeof value === 'string'
    ? escaped(value)
    : Math.abs(value) < 2
      ? String(Math.round(value * 1e4) / 1e4 || 0)
      : n1(value);

/** An element; attributes that are undefined are left out. */
export function tag(name: string, attributes: Attributes, content = ''): string {
  let open = `<${name}`;
  for (const key of Object.keys(attributes)) {
    const value = attributes[key];
    if (value !== undefined) open += ` ${key}="${attribute(value)}"`;
  }
  return content === '' ? `${open}/>` : `${open}>${content}</${name}>`;
}

/** A group that is moved, scaled and turned about its own origin. */
export const placed = (x: number, y: number, scale: number, content: string, rotate = 0): string =>
  tag('g', { transform: `translate(${n1(x)} ${n1(y)})${turn(rotate)}${sized(scale)}` }, content);

const turn = (degrees: number): string => (degrees === 0 ? '' : ` rotate(${n1(degrees)})`);
const sized = (scale: number): string => (scale === 1 ? '' : ` scale(${Number(scale.toFixed(4))})`);

/** Where on a gradient a colour is, and how opaque. */
export type GradientStop = readonly [offset: number, colour: string, opacity?: number];

const stops = (all: readonly GradientStop[]): string =>
  all
    .map(([offset, colour, opacity]) =>
      tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity === 1 ? undefined : opacity }),
    )
    .join('');

const IN_UNITS = { gradientUnits: 'userSpaceOnUse' } as const;

export const radial = (id: string, cx: number, cy: number, r: number, all: readonly GradientStop[]): string =>
  tag('radialGradient', { id, ...IN_UNITS, cx, cy, r }, stops(all));

export const linear = (
  id: string,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  all: readonly GradientStop[],
): string => tag('linearGradient', { id, ...IN_UNITS, x1, y1, x2, y2 }, stops(all));

/** What refers to something with an id as a fill, clip or mask. */
export const by = (id: string): string => `url(#${id})`;
