import { isAlone } from '../../ui/roving.ts';

/** Units by which an arrow key moves something, and with Shift. */
const STEP = 1;
const LEAP = 10;

const WAYS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far an arrow key moves something; null: it is no such key. */
export function wayOf(event: KeyboardEvent): { readonly x: number; readonly y: number } | null {
  const way = Object.hasOwn(WAYS, event.key) && isAlone(event) ? WAYS[event.key] : undefined;
  const step = event.shiftKey ? LEAP : STEP;
  return way === undefined ? null : { x: way[0] * step, y: way[1] * step };
}

/** How far the keys of a slider lead; null: it is no such key. */
export function slideOf(event: KeyboardEvent, step: number, page: number): number | null {
  if (!isAlone(event)) return null;
  const by = {
    ArrowRight: step,
    ArrowUp: step,
    ArrowLeft: -step,
    ArrowDown: -step,
    PageUp: page,
    PageDown: -page,
  }[event.key];
  return by ?? null;
}

/** Keys that follow each other are one step of the history: a pause begins another one. */
export class KeyRun {
  readonly #next: () => string;
  #name: string | null = null;

  constructor(next: () => string) {
    this.#next = next;
  }

  get name(): string {
    return (this.#name ??= this.#next());
  }

  /** The focus has gone on. */
  rest(): void {
    this.#name = null;
  }
}
