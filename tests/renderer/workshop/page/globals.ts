import type { Json } from '../../../../shared/engine/json.ts';

/** What a test can ask of the page besides what is to be seen. */
declare global {
  var card: {
    definition(): Json;
    /** Typed words that are no program yet. */
    drafts(): readonly string[];
    /** How many steps could be taken back. */
    steps(): number;
    /** Presses keys one after the other, without any time between them. */
    press(keys: readonly string[]): void;
    /** All that was said to those who listen, in order. */
    readonly said: string[];
  };
  /** What the content policy of the page has stopped. */
  var violations: string[];
}
