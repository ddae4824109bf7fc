// The workshop in every language and size of letters, looked at in every window: nothing cut off, nothing too small, nothing
// that axe finds.
import type { Page } from '@playwright/test';
import { languageOf, type Tongue } from '../../../renderer/ui/words.ts';
import { DOUBLED, LONG, problemsOf, sizes } from '../../support/windows.ts';
import { expect, test } from '../app.ts';
import type { Served } from './served.ts';
import { FLAT } from './stock.ts';
import { Workshop } from './workshop.ts';

const TONGUES: readonly Tongue[] = LONG ? ['en', 'de', 'pseudo'] : ['pseudo'];
/** Two sizes of text. */
const TEXTS = LONG ? ([1, 1.3] as const) : ([1.3] as const);
const ALL = [...sizes, DOUBLED.size];

/** The workshop in one language, to be looked at. */
export class Looking extends Workshop {
  readonly dataDir: string;

  constructor(app: Served, page: Page, tongue: Tongue) {
    super(app, page, 'keyboard', tongue);
    this.dataDir = app.dataDir;
  }

  /** Begins in the first of the windows. */
  override async open(place?: string): Promise<void> {
    await this.page.setViewportSize(ALL[0]);
    await super.open(place);
  }

  /** Looks at the page in the window as it is: what is open goes when the layout becomes another one. */
  async here(state: string, except = ''): Promise<void> {
    const { width, height } = this.page.viewportSize()!;
    const found = await problemsOf(this.page, except);
    // What belongs to a control comes to rest a moment after that.
    const rested = found.length === 0 ? found : await problemsOf(this.page, except);
    expect.soft(rested, `${state}, ${width} x ${height}`).toEqual([]);
  }

  /**
   * Looks at the page as it is now, in each of the windows.
   *
   * @param state what it is called if something is wrong
   * @param except a selector for what scrolls from side to side, and is wider than it seems
   */
  async at(state: string, except = ''): Promise<void> {
    for (const size of ALL) {
      await this.page.setViewportSize(size);
      await this.here(state, except);
    }
    await this.page.setViewportSize(ALL[0]);
  }
}

/** A test for each language and size of letters. */
export function looking(title: string, walk: (looking: Looking) => Promise<void>): void {
  for (const textSize of TEXTS)
    for (const tongue of TONGUES)
      test.describe(`${tongue}, text ${textSize}`, () => {
        const language = languageOf(tongue);
        test.use({ stocked: { settings: { motion: 'off', board: FLAT, language, textSize } } });
        test(title, ({ app, page }) => walk(new Looking(app, page, tongue)));
      });
}
