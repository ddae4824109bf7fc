// A recorded game of three, from the shelf to the Reading, by what the page shows alone.
import { de } from '../../renderer/table/text/de.ts';
import { en } from '../../renderer/table/text/en.ts';
import { createWords } from '../../renderer/ui/words.ts';
import { loadShelf } from '../../scripts/commands/support/packs.ts';
import { runEntries } from '../../scripts/commands/support/recording.ts';
import { games } from '../../shared/games/index.ts';
import { phraseText } from '../../shared/words/tokens.ts';
import type { Language } from '../../shared/words/languages.ts';
import { expect, test } from './app.ts';
import type { Style } from './driver/hands.ts';
import { named } from './driver/named.ts';
import { PagePlayer } from './driver/player.ts';
import { scriptOf } from './driver/script.ts';
import { Shell, wishOf } from './driver/setup.ts';
import { recorded } from './support/positions.ts';
import { MUTED } from './support/stock.ts';
import { LONG } from '../support/windows.ts';
import { startOf } from '../../shared/engine/versions.ts';

interface Way {
  readonly recording: string;
  readonly language: Language;
  readonly style: Style;
}

/** The gate plays a short one by keyboard, the soak a longer one with the mouse. */
const WAY: Way = LONG
  ? { recording: 'arcana/three-seats', language: 'en', style: 'mouse' }
  : { recording: 'arcana/short', language: 'de', style: 'keyboard' };

const saved = recorded(WAY.recording);
const entry = games.find(({ game }) => game.id === saved.game)!;

/** Names of the adventurers. They are said at the setup, where the table takes them from: no seat is asked again. */
const PEOPLE = runEntries(saved).flatMap(({ body }) => {
  const { do: verb, name } = { ...(body as { readonly do?: string; readonly name?: string } | null) };
  return verb === 'pickCharacters' && name !== undefined ? [name] : [];
});

/** What the page has to say at the end: the Reading, with where each card lies and what it means there. */
function reading(language: Language): string[][] {
  const table = startOf(entry.game, saved);
  for (const one of runEntries(saved)) table.replayEntry(one);
  const titles = loadShelf([]).titles(language, saved.definitions);
  const presenter = entry.presenter(table.match, saved.definitions, language, titles);
  return presenter
    .tableau(table.state, [0, 1, 2])
    .ending.map(({ title, text }) => [title, text].map(phraseText).filter((said) => said !== ''));
}

test.use({ stocked: { settings: { motion: 'off', sound: MUTED } } });

const { language, style } = WAY;
test(`Arcana with three adventurers, ${style}, ${language}`, async ({ app, page }, info) => {
  const titles = loadShelf([]).titles(language, saved.definitions);
  const form = entry.setupForm(saved.definitions, language, titles);
  const gestures = scriptOf(entry, saved, language, titles).slice(PEOPLE.length);
  const half = Math.floor(gestures.length / 2);

  const shell = new Shell(page, style, language);
  const player = new PagePlayer(page, style, language, 'plain');
  await page.goto(app.address);
  await shell.begin(wishOf(form, saved.setup, PEOPLE, entry.words[language].title));
  await player.play(gestures.slice(0, half));
  await page.reload();
  await player.leave();
  await shell.goOn();
  await player.play(gestures.slice(half));

  const fingerprint = await player.fingerprint();
  info.annotations.push(
    { type: 'entries', description: String(gestures.length) },
    { type: 'fingerprint', description: fingerprint },
  );
  expect(fingerprint).toBe(saved.hash);
  const lines = reading(language);
  expect(lines.filter(({ length }) => length === 2)).toHaveLength(5);
  const words = createWords(language, { en, de });
  const laidOut = named(page, 'list', words('end.lines')).getByRole('listitem');
  await expect(laidOut).toHaveCount(lines.length);
  for (const [i, said] of lines.entries())
    await expect(laidOut.nth(i).getByRole('paragraph')).toHaveText(said);
});
