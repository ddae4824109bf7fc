// Makes SVG elements. Presentation attributes only: the content policy of the page forbids styles in markup.
import { round } from './numbers.ts';

const SPACE = 'http://www.w3.org/2000/svg';

export type Attributes = { readonly [name: string]: string | number };

/** An element with its attributes and children. */
export function draw<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  children: readonly SVGElement[] = [],
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SPACE, tag);
  set(element, attributes);
  element.append(...children);
  return element;
}

/** Changes attributes; numbers are rounded to what can be seen. */
export function set(element: SVGElement, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, typeof value === 'number' ? String(round(value)) : value);
  }
}

/** Shows an element, or takes it out of the picture. */
export function show(element: SVGElement, shown: boolean): void {
  if (shown) element.removeAttribute('display');
  else element.setAttribute('display', 'none');
}
