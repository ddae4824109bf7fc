// The numbers of a pack that is being written.
import type { SetNumbers } from '../../packs/numbers/types.ts';

/**
 * The numbers of a pack, in the language of the caller. `left`: something else was asked meanwhile, and went first; `disorder`: its
 * `pack.json` does not say yet which game it is of.
 */
export type PackNumbers =
  | { readonly kind: 'counted'; readonly numbers: SetNumbers }
  | { readonly kind: 'left' }
  | { readonly kind: 'disorder' };
