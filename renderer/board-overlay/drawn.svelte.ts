import type { Drawn, Guests, Layout } from './layout.ts';
import { NO_GUESTS, NOTHING_PLACED } from './layout.ts';

/** What the page shows of a layout: it follows every change. */
export class DrawnLayout implements Drawn {
  placed: Layout = $state.raw(NOTHING_PLACED);
  guests: Guests = $state.raw(NO_GUESTS);
}
