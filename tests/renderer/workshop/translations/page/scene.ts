import type { BenchScene } from '../../page/scene.ts';

/** The texts of a pack as a test wants them. */
export interface TextsScene extends Omit<BenchScene, 'card' | 'problems'> {
  /** The words that were translated, by the names of cards: where they are others now, the translation is outdated. */
  readonly was: { readonly [card: string]: { readonly name?: string; readonly story?: string } };
  /** The names of cards that are locked. */
  readonly locked: readonly string[];
}
