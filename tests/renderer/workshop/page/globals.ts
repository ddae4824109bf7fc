import type { Json } from '../../../../shared/engine/json.ts';
import '../../../support/page/globals.ts';

/** What a test can ask of the page besides what is to be seen. */
declare global {
  var card: {
    definition(): Json;
    /** Names and stories in the other language, by the name of their card. */
    texts(): Json;
    /** Typed words that are no program yet. */
    drafts(): readonly string[];
    /** How many steps could be taken back. */
    steps(): number;
    /** How often what is around the card was asked for. */
    asked(): { readonly similar: number; readonly uses: number };
    /** How often all was to be put down at once. */
    keeps(): number;
    /** Lets all that is done wait until it is released. */
    hold(): void;
    release(): void;
    /** Puts a text on the clipboard, as another program does. */
    clip(text: string): Promise<void>;
    /** Presses keys one after the other, without any time between them. */
    press(keys: readonly string[]): void;
    /** All that was said to those who listen, in order. */
    readonly said: string[];
  };
}
