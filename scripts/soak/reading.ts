// Typed texts in large counts: what is printed of programs drawn at random is read back, texts with a word altered are read as
// nothing else, slips of a letter are understood, and no text is too odd.
import { Heads } from '../../shared/packs/reading/heads.ts';
import { TypedOffers } from '../../shared/packs/reading/offers.ts';
import type { Definition } from '../../shared/packs/content.ts';
import { LANGUAGES, type Language } from '../../shared/words/languages.ts';
import { falseReadings, randomTexts, readBack, slips } from '../../tests/support/reading/checks.ts';
import { isLearnedToday } from '../../tests/support/reading/kept.ts';
import { readGames, type Drawn, type ReadGame } from '../../tests/support/reading/drawn.ts';
import { baseDefinitions } from '../../tests/support/ravingspire.ts';
import type { Part } from './host.ts';

/** One of this many programs is altered, one has a slip, and for one there is a random text. */
const ALTERED = 4;
const SLIPPED = 20;
const RANDOM = 2;
/** Of a hundred slips this many may be misunderstood. */
const MISUNDERSTOOD = 5;
/** Entries of a chart. */
const MOST_ENTRIES = 2000;
const SHOWN = 20;

const number = (value: number): string => value.toLocaleString('en');

/** Reads texts of one game in one language. */
function readIn(
  game: ReadGame,
  drawn: readonly Drawn[],
  language: Language,
): { row: string; faults: string[] } {
  const { read, long, missed, several, entries, p50, p99 } = readBack(game, drawn, language);
  const wrong = falseReadings(game, drawn.slice(0, drawn.length / ALTERED), language);
  const cards = Object.values(baseDefinitions) as unknown as Definition[];
  const offers = new TypedOffers(game.reader, new Heads(game.reader), cards);
  const slipped = slips(game, offers, drawn.slice(0, drawn.length / SLIPPED), language);
  const [{ place }] = drawn;
  const odd = randomTexts(game, language, 'odd', drawn.length / RANDOM);
  for (const text of odd) game.reader.read(text, place, language);
  const understood = (100 * (slipped.typed - slipped.missed.length)) / slipped.typed;
  const counts = [read, long, missed.length, several, entries].map(number);
  const times = [p50, p99].map((ms) => ms.toFixed(1));
  const cells = [
    game.content.game,
    language,
    ...counts,
    ...times,
    number(wrong.length),
    understood.toFixed(1),
  ];
  return {
    row: `| ${cells.join(' | ')} |`,
    faults: [
      ...[...missed, ...wrong].slice(0, SHOWN).map((text) => `reading: ${language}: ${text}`),
      ...(understood < 100 - MISUNDERSTOOD
        ? [`reading: ${language}: ${understood} of 100 slips understood`]
        : []),
      ...(entries >= MOST_ENTRIES ? [`reading: ${language}: a chart of ${entries} entries`] : []),
    ],
  };
}

/**
 * Reads.
 *
 * @param count how many programs of each game
 */
export async function readingPart(count: number): Promise<Part> {
  const games = await readGames();
  const rows = games.flatMap((game) => {
    const drawn = game.draw('soak', count);
    return LANGUAGES.map((language) => readIn(game, drawn, language));
  });
  const stale: string[] = [];
  for (const { content } of games)
    for (const language of LANGUAGES)
      if (!(await isLearnedToday(content, language)))
        stale.push(`reading: the grammar of ${content.game} in ${language} is not what is learned today`);
  const text = `## Typed texts

Programs drawn at random are printed and read back; one in ${ALTERED} is read with a word dropped, doubled, exchanged or mistyped,
one in ${SLIPPED} is looked for with a slip in a letter, and half as many random texts are read. The grammars are those that come with
the games, and what is learned today.

| game | language | read | too long | missed | with several readings | entries of a chart, at most | ms, half of the texts | ms, 99 of 100 | false readings of altered texts | of 100 slips, the program is among the first three offers |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.map(({ row }) => row).join('\n')}
`;
  return { text, failures: [...stale, ...rows.flatMap(({ faults }) => faults)] };
}
