// What flies over the table: a picture of a card, beside which the card itself lies still.
import type { Box } from '../../ui/box.ts';
import { takeOut } from './take-out.ts';

/** Width by height of a card. */
const CARD = 63 / 88;

/** Easings of the page, as its style sheet has them. */
export interface Easings {
  /** For a card: a slight overshoot. */
  readonly card: string;
  readonly out: string;
}

/** The look of something as a picture of its own: nothing in it can be found, heard or pressed. */
export function likeness(of: Element): Element {
  const copy = of.cloneNode(true) as Element;
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of ['id', 'data-place', 'data-flying', 'tabindex', 'role', 'aria-label', 'usemap']) {
      element.removeAttribute(name);
    }
  }
  // A copied canvas is empty.
  if (of instanceof HTMLCanvasElement) (copy as HTMLCanvasElement).getContext('2d')?.drawImage(of, 0, 0);
  return copy;
}

/** The two sides of a card. */
export interface Sides {
  readonly face: Element | null;
  readonly back: Element | null;
}

/** One card in the air. */
export class Ghost {
  readonly element: HTMLElement;
  private readonly card: HTMLElement;
  private box: Box;
  /** It shows its face. */
  private up: boolean;
  private readonly least: number;

  /**
   * @param box where it is first
   * @param least it is never narrower than this, in CSS pixels: it could not be recognised
   */
  constructor(layer: HTMLElement, { face, back }: Sides, box: Box, up: boolean, least: number) {
    this.least = least;
    this.element = part('ghost');
    this.card = part('ghost-card');
    this.card.append(side('ghost-face', face ?? plainBack()), side('ghost-back', back ?? plainBack()));
    this.card.classList.toggle('down', !up);
    this.element.append(this.card);
    this.box = box;
    this.up = up;
    this.place(box);
    layer.append(this.element);
  }

  /** Flies to a box, and turns over on the way if it has to. @param gone it is not seen there any more */
  fly(to: Box, up: boolean, gone: boolean, ms: number, { card, out }: Easings): void {
    const { box: from, up: was } = this;
    this.place(to);
    this.element.animate(
      { transform: [movedFrom(from, this.box), 'none'] },
      { duration: ms, easing: card, fill: 'backwards' },
    );
    if (gone)
      this.element.animate({ opacity: [1, 1, 0], offset: [0, 0.45, 1] }, { duration: ms, fill: 'forwards' });
    this.up = up;
    if (was === up) return;
    this.card.classList.toggle('down', !up);
    const sides = ['rotateY(180deg)', 'rotateY(0deg)'];
    const transform = up ? sides : sides.toReversed();
    this.card.animate({ transform }, { duration: ms * 0.8, easing: out });
  }

  /** Comes out of something, in sight almost at once. */
  emerge(ms: number): void {
    this.element.animate({ opacity: [0, 1, 1], offset: [0, 0.25, 1] }, { duration: ms });
  }

  /** Fades in where its start could not be seen, or fades out. */
  fade(into: boolean, ms: number, { out }: Easings): void {
    const opacity = into ? [0, 1] : [1, 0];
    this.element.animate({ opacity }, { duration: ms, easing: out, fill: 'forwards' });
  }

  /** Burns from its foot to its head. */
  burn(ms: number): void {
    const ember = part('ghost-ember');
    const edge = part('ghost-edge');
    ember.append(edge);
    this.element.append(ember);
    this.element.classList.add('burning');
    const options: KeyframeAnimationOptions = { duration: ms, easing: 'ease-in', fill: 'forwards' };
    this.card.animate({ maskPosition: ['0 20%', '0 80%'] }, options);
    edge.animate({ transform: ['translateY(-13.33%)', 'translateY(-53.33%)'] }, options);
  }

  remove(): void {
    takeOut(this.element);
  }

  /** Fits it into a box; into one of another form as large as it can be. */
  private place(within: Box): void {
    const box = fitted(within, CARD, this.least);
    this.box = box;
    const { style } = this.element;
    style.left = `${box.left}px`;
    style.top = `${box.top}px`;
    style.width = `${box.width}px`;
    style.height = `${box.height}px`;
  }
}

/** As a transform: the content of one box is shown at the place of another. */
export function movedFrom(from: Box, to: Box): string {
  const scale = `scale(${from.width / to.width}, ${from.height / to.height})`;
  return `translate(${from.left - to.left}px, ${from.top - to.top}px) ${scale}`;
}

/** The largest box of a form in the middle of another. @param form width by height @param least its least width */
function fitted({ left, top, width, height }: Box, form: number, least: number): Box {
  const fits = Math.max(least, Math.min(width, height * form));
  const high = fits / form;
  return { left: left + (width - fits) / 2, top: top + (height - high) / 2, width: fits, height: high };
}

function part(name: string): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  return element;
}

function side(name: string, picture: Element): HTMLElement {
  const element = part(name);
  element.append(picture);
  return element;
}

/** For cards that are nowhere shown. */
const plainBack = (): HTMLElement => part('ghost-plain');
