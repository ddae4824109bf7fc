import { tick } from 'svelte';
import { areAlike, arrange, type Arranged, type Wanted } from './arrange.ts';
import type { Box } from '../ui/box.ts';
import { isFigure, isSpace, type BoardSpot } from './spots.ts';
import type { ScreenPoint } from '../scene3d/types.ts';
import type { SeenBoard } from './types.ts';

/** Where an element is drawn, in CSS pixels of the board. */
export interface Placed extends Box {
  /** Where its item is. */
  readonly point: ScreenPoint;
  /** It had to be moved so far that a line has to lead to its item. */
  readonly led: boolean;
  /** There is no room for it, or nothing to see: it is there for the keyboard only. */
  readonly away: boolean;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Of an element as long as it speaks for no other. */
interface LabelSize extends Size {
  /** What the number of those it speaks for adds to the width. */
  readonly more: number;
}

/** What is spoken for by another element lies nowhere itself. */
export type Layout = ReadonlyMap<string, Placed>;

/** The elements that each element speaks for. */
export type Guests = ReadonlyMap<string, readonly string[]>;

/** What the page shows of a layout. */
export interface Drawn {
  placed: Layout;
  guests: Guests;
}

export const NOTHING_PLACED: Layout = new Map();
export const NO_GUESTS: Guests = new Map();

/** Sides of the square of an element without a label, in rem; and the least of all, in pixels. */
const PLAIN = 1.75;
const LEAST = 24;
/** The number of those that a label speaks for is so wide, with the space before it; in em. */
const MORE = 2.6;
/** Space between a head and the label above it; pixels. */
const ABOVE = 7;
/** So far, in pixels, elements may be moved. */
const REACH = { plain: 12, figure: 34, lit: 100 };
/** From here on a line leads from a label to its item. */
const LED = 20;
/** Milliseconds without motion after which the board is at rest. */
const REST = 120;
/** Space at the edges of the board. */
const MARGIN = 3;

const NOWHERE: ScreenPoint = { x: 0, y: 0, onScreen: false, hidden: true };

/**
 * Keeps the elements at their items: they go along with everything that moves, and are arranged again when it has come
 * to rest.
 */
export class BoardLayout<Item> {
  private readonly drawn: Drawn;
  private readonly elements = new Map<string, HTMLElement>();
  private sizes = new Map<string, LabelSize>();
  /** Labels whose size is not guessed. */
  private measured = new Set<string>();
  private arranged: Arranged = { shifts: new Map(), merged: new Map() };
  private board: SeenBoard<Item> | null = null;
  private spots: readonly BoardSpot<Item>[] = [];
  private taken: () => readonly Box[] = () => [];
  /** What was taken when the elements were arranged. */
  private given: readonly Box[] = [];
  private room: Box = { left: 0, top: 0, width: 0, height: 0 };
  private rest: ReturnType<typeof setTimeout> | undefined;
  /** The frame in which the elements are arranged; null: none is awaited. */
  private coming: number | null = null;

  constructor(drawn: Drawn) {
    this.drawn = drawn;
  }

  get placed(): Layout {
    return this.drawn.placed;
  }

  get guests(): Guests {
    return this.drawn.guests;
  }

  /** An attachment for the element of a spot. */
  holds(key: string): (element: HTMLElement) => () => void {
    return (element) => {
      this.elements.set(key, element);
      return () => this.elements.delete(key);
    };
  }

  element(key: string): HTMLElement | null {
    return this.elements.get(key) ?? null;
  }

  /** Follows a board, and arranges the elements again when fonts have loaded. @returns ends that */
  follow(board: SeenBoard<Item>): () => void {
    this.board = board;
    const stop = board.onView(() => this.moved());
    // Labels take other room in the letters that they were meant for.
    const settle = (): void => this.settle();
    document.fonts.addEventListener('loadingdone', settle);
    this.moved();
    return () => {
      stop();
      document.fonts.removeEventListener('loadingdone', settle);
      clearTimeout(this.rest);
      if (this.coming !== null) cancelAnimationFrame(this.coming);
      this.coming = null;
      this.board = null;
    };
  }

  /**
   * What there is to place.
   *
   * @param size of the board
   * @param taken where nothing may lie, as it is when elements are arranged: under what lies over the board
   */
  async place(spots: readonly BoardSpot<Item>[], size: Size, taken: () => readonly Box[]): Promise<void> {
    this.spots = spots;
    this.taken = taken;
    this.room = {
      left: MARGIN,
      top: MARGIN,
      width: Math.max(0, size.width - 2 * MARGIN),
      height: Math.max(0, size.height - 2 * MARGIN),
    };
    // Labels are measured as soon as they are on the page.
    await tick();
    this.arrange();
  }

  /** Arranges the elements again if something has begun or ceased to cover the board since. */
  recheck(): void {
    if (!areAlike(this.given, this.taken())) this.settle();
  }

  /** Everything may be somewhere else: elements go along, and are arranged when it is over. */
  private moved(): void {
    this.draw();
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.settle(), REST);
  }

  /** Arranges the elements in the next frame, now that nothing moves: then the page is laid out in any case. */
  settle(): void {
    this.coming ??= requestAnimationFrame(() => this.arrange());
  }

  /** Arranges the elements. What was arranged before makes no difference. */
  private arrange(again = true): void {
    clearTimeout(this.rest);
    if (this.coming !== null) cancelAnimationFrame(this.coming);
    this.coming = null;
    if (this.board === null) return;
    this.measure();
    this.given = this.taken();
    const points = this.points();
    // Labels that speak for others are broader, and so others may find no room in turn.
    const broader = new Set<string>();
    let guests = this.arrangeAt(points, broader);
    while ([...guests.keys()].some((host) => !broader.has(host))) {
      for (const host of guests.keys()) broader.add(host);
      guests = this.arrangeAt(points, broader);
    }
    this.drawn.guests = guests;
    this.draw(points);
    // What comes onto the page only now could not be measured before.
    const isNew = ({ key, label }: BoardSpot<Item>) =>
      label !== '' && !this.measured.has(key) && this.placed.has(key);
    if (again && this.spots.some(isNew)) void tick().then(() => this.arrange(false));
  }

  /** @returns the elements that each element speaks for, where some are broader by the number of those */
  private arrangeAt(
    points: ReadonlyMap<string, ScreenPoint>,
    broader: ReadonlySet<string>,
  ): ReadonlyMap<string, readonly string[]> {
    const wanted = this.spots.flatMap((spot): Wanted[] => {
      const { key } = spot;
      const point = points.get(key) ?? NOWHERE;
      const optional = spot.label === '';
      if (!point.onScreen || (optional && point.hidden)) return [];
      const size = broader.has(key) ? this.broad(key) : this.sizes.get(key)!;
      const middle = middleOf(spot, point, size.height);
      return [{ key, ...middle, ...size, rank: rankOf(spot), reach: reachOf(spot), optional }];
    });
    const crowds = crowdsOf(this.spots.filter(({ key }) => points.get(key)?.onScreen));
    const single = wanted.filter(({ key }) => !crowds.has(key));
    const { shifts, merged } = arrange(single, this.room, this.given, this.figures(points));
    // An element that speaks for a crowd may be spoken for itself.
    const spoken = [...crowds].map(([key, host]): [string, string] => [key, merged.get(host) ?? host]);
    this.arranged = { shifts, merged: new Map([...merged, ...spoken]) };
    const guests = new Map<string, string[]>();
    for (const [key, host] of this.arranged.merged) guests.set(host, [...(guests.get(host) ?? []), key]);
    return guests;
  }

  private measure(): void {
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const plain = Math.max(LEAST, PLAIN * rem);
    const before = this.sizes;
    this.measured = new Set();
    this.sizes = new Map(
      this.spots.map(({ key, label }): [string, LabelSize] => {
        if (label === '') return [key, { width: plain, height: plain, more: 0 }];
        // The label, not the element: that has no size while it is away. What is spoken for is not on the page at all.
        const element = this.elements.get(key)?.querySelector<HTMLElement>('.label');
        if (!element)
          return [key, before.get(key) ?? { width: plain * 3, height: plain, more: MORE * plain }];
        this.measured.add(key);
        const more = moreOf(element);
        const told = element.querySelector('.more') === null ? 0 : more;
        return [key, { width: element.offsetWidth - told, height: element.offsetHeight, more }];
      }),
    );
  }

  /** The size of a label that says for how many others it speaks. */
  private broad(key: string): Size {
    const { width, height, more } = this.sizes.get(key)!;
    return { width: width + more, height };
  }

  private points(): Map<string, ScreenPoint> {
    const { board } = this;
    return new Map(this.spots.map(({ key, item }) => [key, board?.locate(item) ?? NOWHERE]));
  }

  /** Bodies of the figures, which labels should not cover: from their heads down to the floor. */
  private figures(points: ReadonlyMap<string, ScreenPoint>): Box[] {
    return this.spots.flatMap((spot) => {
      const head = points.get(spot.key);
      const floor = points.get(spot.space);
      if (!isFigure(spot) || head?.onScreen !== true) return [];
      const height = Math.min(70, Math.max(22, (floor?.y ?? head.y) - head.y));
      const width = height * 0.6;
      return [{ left: head.x - width / 2, top: head.y, width, height }];
    });
  }

  private draw(points = this.points()): void {
    const { shifts, merged } = this.arranged;
    this.drawn.placed = new Map(
      this.spots.flatMap((spot): [string, Placed][] => {
        const { key } = spot;
        const point = points.get(key) ?? NOWHERE;
        if (!this.sizes.has(key) || merged.has(key)) return [];
        const size = this.guests.has(key) ? this.broad(key) : this.sizes.get(key)!;
        const shift = shifts.get(key);
        const middle = middleOf(spot, point, size.height);
        const at = inside(middle.x + (shift?.x ?? 0), middle.y + (shift?.y ?? 0), size, this.room);
        const led = spot.label !== '' && shift !== undefined && Math.hypot(shift.x, shift.y) > LED;
        return [[key, { ...at, ...size, point, led, away: shift === undefined || !point.onScreen }]];
      }),
    );
  }
}

/** What the number of others adds to the width of a label, in pixels: as wide as `SpotButton` makes it. */
const moreOf = (label: HTMLElement): number => MORE * parseFloat(getComputedStyle(label).fontSize);

/** From this many figures on one space they get one label: their names would hide them all. */
const CROWD = 3;

/** Figures in crowds, with the ones that speak for them: whose turn it is, or else the first. */
function crowdsOf(spots: readonly BoardSpot[]): Map<string, string> {
  const crowds = new Map<string, BoardSpot[]>();
  for (const spot of spots) {
    if (isFigure(spot)) crowds.set(spot.space, [...(crowds.get(spot.space) ?? []), spot]);
  }
  const found = new Map<string, string>();
  for (const crowd of crowds.values()) {
    if (crowd.length < CROWD) continue;
    const host = crowd.find(({ active }) => active) ?? crowd[0];
    // What can be done must be found at once.
    for (const { key, lit } of crowd) if (key !== host.key && !lit) found.set(key, host.key);
  }
  return found;
}

/** Labels of figures are above their heads, everything else is where its item is. */
function middleOf(spot: BoardSpot, { x, y }: ScreenPoint, height: number): { x: number; y: number } {
  return isFigure(spot) ? { x, y: y - height / 2 - ABOVE } : { x, y };
}

function rankOf(spot: BoardSpot): number {
  if (spot.active) return 0;
  switch (spot.tone) {
    case 'place':
      return 1;
    case 'enemy':
      return 2;
    case 'hero':
      return spot.lit ? 2 : 3;
    case 'plain':
      return isSpace(spot) ? 5 : 4;
  }
}

function reachOf({ tone }: BoardSpot): number {
  if (tone === 'place') return REACH.lit;
  return tone === 'plain' ? REACH.plain : REACH.figure;
}

function inside(x: number, y: number, size: Size, room: Box): Box {
  const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));
  return {
    left: Math.round(between(x - size.width / 2, room.left, room.left + room.width - size.width)),
    top: Math.round(between(y - size.height / 2, room.top, room.top + room.height - size.height)),
    ...size,
  };
}
