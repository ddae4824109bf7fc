// Recorded games in the real application, from the title screen to the end, by what the page shows alone.
import type { Page } from '@playwright/test';
import type { SavedTable } from '../../../shared/engine/log.ts';
import { games } from '../../../shared/games/index.ts';
import { loadShelf } from '../../../scripts/commands/support/packs.ts';
import type { Language } from '../../../shared/words/languages.ts';
import { expect, test, type Served, type Watch } from '../app.ts';
import type { Style } from '../driver/hands.ts';
import { PagePlayer, type TableKind } from '../driver/player.ts';
import { scriptOf } from '../driver/script.ts';
import { Shell, wishOf } from '../driver/setup.ts';
import { recorded } from './positions.ts';
import { MUTED, PLAIN } from './stock.ts';

/** A recorded game, and how it is played again. */
export interface WholeGame {
  /** Name of the recording. */
  readonly recording: string;
  readonly table: TableKind;
  /** What the drawn table's board is drawn with; where the browser has no WebGL there is a map in place of the tower. */
  readonly board: 'with the defaults' | 'with little care' | 'without WebGL';
  readonly style: Style;
  readonly language: Language;
  /** What happens in the middle. */
  readonly between: 'reload' | 'crash' | 'nothing';
}

interface Stage {
  readonly app: Served;
  readonly page: Page;
  readonly watch: Watch;
  readonly shell: Shell;
  readonly player: PagePlayer;
}

/** What comes between. */
const HAPPENS: { readonly [B in WholeGame['between']]: (stage: Stage) => Promise<void> } = {
  nothing: () => Promise.resolve(),

  /** The page is reloaded, then left for the title screen. */
  async reload({ page, shell, player }) {
    await page.reload();
    await player.leave();
    await shell.goOn();
  },

  /** The program dies, and is started again. */
  async crash({ app, page, watch, shell }) {
    watch.expectOutage();
    await app.kill();
    await expect(page.getByText(shell.words('connection.lost'), { exact: true })).toBeVisible();
    await app.start();
    await page.goto(app.address);
    await shell.goOn();
  },
};

/** What a browser says that has no WebGL. */
const WITHOUT_WEBGL = `{
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    return /^webgl/.test(kind) ? null : getContext.call(this, kind, ...rest);
  };
}`;

/** Who plays, a seat each: one person may hold several. */
const PEOPLE = ['Ada', 'Bo', 'Ada', 'Bo'];

/** Who plays a game whose people introduce themselves: one person for all, whom it asks for the names that the log has. */
const ONE_PERSON = PEOPLE.map(() => 'Ada');

/** The smallest window that must do. */
const SMALL = { width: 1024, height: 640 };

/** Says how a game is played. */
const describeGame = ({ recording, table, board, style, language, between }: WholeGame): string =>
  [
    recording,
    table === 'plain' ? 'in words' : `drawn ${board}`,
    style,
    language,
    between === 'nothing' ? 'in one go' : `with a ${between}`,
  ].join(', ');

/**
 * A test that plays a game to its recorded end. Its annotations tell how many entries it took, and the fingerprint.
 *
 * @param saved the game, where it is not one of the recorded ones
 */
export function playsToItsEnd(game: WholeGame, saved: SavedTable = recorded(game.recording)): void {
  const { table, board, style, language, between } = game;
  test.describe(() => {
    test.use({
      stocked: {
        // Nothing has to be waited for that is only looked at.
        settings: {
          table,
          motion: 'off',
          sound: MUTED,
          ...(board === 'with little care' && { board: PLAIN }),
        },
      },
      ...(board === 'with little care' && { viewport: SMALL }),
    });

    test(describeGame(game), async ({ app, page, watch }, info) => {
      const entry = games.find(({ game }) => game.id === saved.game)!;
      const titles = loadShelf([]).titles(language, saved.definitions);
      const form = entry.setupForm(saved.definitions, language, titles);
      const gestures = scriptOf(entry, saved, language, titles);
      const people = entry.introduce === undefined ? PEOPLE : ONE_PERSON;
      const half = Math.floor(gestures.length / 2);

      if (board === 'without WebGL') await page.addInitScript(WITHOUT_WEBGL);
      const shell = new Shell(page, style, language);
      const player = new PagePlayer(page, style, language, table);
      await page.goto(app.address);
      await shell.begin(wishOf(form, saved.setup, people, entry.words[language].title));
      await player.play(gestures.slice(0, half));
      await HAPPENS[between]({ app, page, watch, shell, player });
      await player.play(gestures.slice(half));
      const fingerprint = await player.fingerprint();
      info.annotations.push(
        { type: 'entries', description: String(gestures.length) },
        { type: 'fingerprint', description: fingerprint },
      );
      expect(fingerprint).toBe(saved.hash);
    });
  });
}
