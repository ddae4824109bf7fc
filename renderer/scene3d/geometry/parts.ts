import type { Builder } from './builder.ts';
import type { Lamp } from './lamps.ts';

/** What a ring is made of, while it is built. */
export interface Parts {
  readonly stone: Builder;
  /** What shines on it and turns with it. */
  readonly lamps: Lamp[];
}
