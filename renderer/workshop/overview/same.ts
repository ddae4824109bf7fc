import type { Json } from '../../../shared/engine/json.ts';

/** Whether two values are written alike; undefined is nothing. */
export const same = (one: Json | undefined, other: Json | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
