import type { Json } from '../../../shared/engine/json.ts';
import type { Warning } from '../../../shared/tableau/tableau.ts';

/** A payment as it is put together. */
export interface Paying {
  readonly action: Json;
  /** Why it does not do, in words; null: it does. */
  readonly why: string | null;
  /** What to know before it is paid so. */
  readonly warnings: readonly Warning[];
}
