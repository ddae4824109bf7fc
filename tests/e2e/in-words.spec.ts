// Too long for every day: games that have no table of their own, from the shelf to their end and what can be written there,
// at the table in words.
import { finishedGame, IN_WORDS, positionsInWords } from './support/in-words.ts';
import { playsToItsEnd } from './support/whole-games.ts';

const positions = positionsInWords();

for (const entry of IN_WORDS) {
  const common = {
    recording: `${entry.game.id} by bots`,
    table: 'plain',
    board: 'with the defaults',
  } as const;
  const saved = finishedGame(entry, positions);
  playsToItsEnd({ ...common, style: 'mouse', language: 'en', between: 'reload' }, saved);
  playsToItsEnd({ ...common, style: 'keyboard', language: 'de', between: 'nothing' }, saved);
}
