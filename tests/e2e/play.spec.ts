// Whole games in the real application, from the title screen to the end, by what the page shows alone.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { loadShelf } from '../../scripts/commands/support/packs.ts';
import { readRecording } from '../../scripts/commands/support/recording.ts';
import { games } from '../../shared/games/index.ts';
import type { Language } from '../../shared/packs/problems.ts';
import { expect, test, type Served, type Watch } from './app.ts';
import type { Style } from './driver/hands.ts';
import { PagePlayer } from './driver/player.ts';
import { scriptOf } from './driver/script.ts';
import { Shell, wishOf } from './driver/setup.ts';

interface Stage {
  readonly app: Served;
  readonly page: Page;
  readonly watch: Watch;
  readonly shell: Shell;
  readonly player: PagePlayer;
}

interface Case {
  readonly file: string;
  readonly style: Style;
  readonly language: Language;
  /** What comes between, in words and in deeds. */
  readonly happening: string;
  readonly happens: (stage: Stage) => Promise<void>;
}

/** The page is loaded anew, then left for the title screen. */
async function reload({ page, shell, player }: Stage): Promise<void> {
  await page.reload();
  await player.leave();
  await shell.goOn();
}

/** The program dies, and is started again. */
async function crash({ app, page, watch, shell }: Stage): Promise<void> {
  watch.expectOutage();
  await app.kill();
  await expect(page.getByText(shell.words('connection.lost'), { exact: true })).toBeVisible();
  await app.start();
  await page.goto(app.address);
  await shell.goOn();
}

const nothing = (): Promise<void> => Promise.resolve();

const cases: readonly Case[] = [
  { file: 'page-won', style: 'mouse', language: 'en', happening: 'a reload between', happens: reload },
  { file: 'page-won', style: 'keyboard', language: 'de', happening: 'nothing between', happens: nothing },
  { file: 'page-lost', style: 'mouse', language: 'de', happening: 'a crash between', happens: crash },
  { file: 'page-lost', style: 'keyboard', language: 'en', happening: 'a reload between', happens: reload },
];

for (const { file, style, language, happening, happens } of cases) {
  test(`${file} is played to its recorded end: ${style}, ${language}, ${happening}`, async ({
    app,
    page,
    watch,
  }) => {
    const saved = readRecording(join(import.meta.dirname, '../recorded', `${file}.json`));
    const [game] = games;
    const titles = loadShelf([]).titles(language, saved.definitions);
    const form = game.setupForm(saved.definitions, language, titles);
    const gestures = scriptOf(game, saved, language, titles);
    const half = Math.floor(gestures.length / 2);

    const shell = new Shell(page, style, language);
    const player = new PagePlayer(page, style, language);
    await page.goto(app.address);
    await shell.begin(wishOf(form, saved.setup, ['Ada', 'Bo']));
    await player.play(gestures.slice(0, half));
    await happens({ app, page, watch, shell, player });
    await player.play(gestures.slice(half));
    expect(await player.fingerprint()).toBe(saved.hash);
  });
}
