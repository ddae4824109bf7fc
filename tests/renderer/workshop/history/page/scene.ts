import type { Tongue } from '../../../../../renderer/ui/words.ts';

/** A history as a test wants it. */
export interface HistoryScene {
  readonly tongue: Tongue;
  /** Scale of all text. */
  readonly textSize: number;
  /** How many lines it has. */
  readonly lines: number;
}
