// What heads the log for others at a table with secrets: it says who decided what, and names no card that they do not see.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadShelf } from '../../../../../scripts/commands/support/packs.ts';
import { readRecording, runEntries } from '../../../../../scripts/commands/support/recording.ts';
import type { Seat } from '../../../../../shared/engine/game.ts';
import { startOf } from '../../../../../shared/engine/versions.ts';
import type { Phrase } from '../../../../../shared/words/tokens.ts';
import { games } from '../../../../../shared/games/index.ts';
import { sayOpenly } from '../../../../../shared/tableau/deed.ts';
import { phraseText } from '../../../../../shared/tableau/plain.ts';
import { RECORDED_FOLDER } from '../../../../support/recorded.ts';

const shelf = loadShelf([]);
const [entry] = games;
const saved = readRecording(join(RECORDED_FOLDER, 'flanking-and-trading.json'));

const cardsIn = (phrase: Phrase): string[] =>
  phrase.flatMap((token) => ('card' in token ? [token.card] : 'row' in token ? cardsIn(token.tokens) : []));

/** Full ids of the cards that a viewer sees anywhere. */
function seen(table: ReturnType<typeof startOf>, viewer: readonly Seat[]): string {
  return JSON.stringify(entry.game.view(table.match, table.state, viewer));
}

describe.each(['en', 'de'] as const)('in %s, of every decision at a table with hidden hands', (language) => {
  const table = startOf(entry.game, saved);
  const titles = shelf.titles(language, saved.definitions);
  const presenter = entry.presenter(table.match, saved.definitions, language, titles);
  const said: string[] = [];
  const leaks: string[] = [];
  const mute: string[] = [];
  for (const logged of runEntries(saved)) {
    const { question, match } = table;
    const narrator = presenter.narrator(table.state);
    const others = match.seats === 1 ? [] : [(logged.seat + 1) % match.seats];
    const before = seen(table, others);
    const events = table.replayEntry(logged);
    if (logged.kind !== 'action' && logged.kind !== 'answer') continue;
    const phrase = sayOpenly(narrator, logged, question) ?? [];
    const text = phraseText(phrase);
    said.push(text);
    if (!text.startsWith(phraseText(narrator.seat(logged.seat)))) mute.push(text);
    const told = events.flatMap((event) => {
      const redacted = entry.game.redact(match, event, others);
      return cardsIn(narrator.event(redacted as never));
    });
    const known = `${before} ${seen(table, others)} ${JSON.stringify(told)}`;
    leaks.push(
      ...cardsIn(phrase)
        .filter((id) => !known.includes(`"${id}"`))
        .map((id) => `${text} (${id})`),
    );
  }

  test('it is said who made it', () => {
    expect(said.length).toBeGreaterThan(200);
    expect(mute).toEqual([]);
  });

  test('no card is named that the others do not see', () => {
    expect(leaks).toEqual([]);
  });

  test('it is said which sort it was', () => {
    const vague = phraseText(
      presenter.narrator(table.state).openly!({ question: { kind: 'unheard-of' } as never }, 0),
    );
    expect(said.filter((text) => text.endsWith(vague.slice(vague.indexOf(' '))))).toEqual([]);
    expect(new Set(said).size).toBeGreaterThan(100);
  });
});
