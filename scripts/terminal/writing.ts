import type { Json } from '../../shared/engine/json.ts';
import { phraseText } from '../../shared/words/tokens.ts';
import { proposedText, writeIn, writingProblem, type WritableChoice } from '../../shared/tableau/writing.ts';
import type { Console } from './console.ts';
import type { Ui } from './ui.ts';

/**
 * Asks for the words that belong to a choice, until they fit; an empty line stands for what is proposed.
 *
 * @returns the action with the words in it; null when the input ends
 */
export async function askWords(console: Console, choice: WritableChoice, ui: Ui): Promise<Json | null> {
  const { label, least, most } = choice.form;
  const proposal = proposedText(choice);
  const key = proposal === '' ? 'text.prompt.empty' : 'text.prompt';
  for (;;) {
    const line = await console.ask(ui(key, { label: phraseText(label), proposal }));
    if (line === null) return null;
    const words = line.trim() === '' ? proposal : line;
    if (writingProblem(choice.form, words) === null) return writeIn(choice, words);
    console.print(`  ${ui('text.length', { least, most })}`);
  }
}
