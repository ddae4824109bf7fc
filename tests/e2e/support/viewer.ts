import { expect, type Page } from '@playwright/test';
import { LANGUAGE_CHOICES } from '../../../renderer/shell/languages.ts';
import { de } from '../../../renderer/ui/text/de.ts';
import { en, type TextKey } from '../../../renderer/ui/text/en.ts';
import { de as workshopDe } from '../../../renderer/shell/workshop/text/de.ts';
import { en as workshopEn } from '../../../renderer/shell/workshop/text/en.ts';
import { createWords, languageOf, type Tongue } from '../../../renderer/ui/words.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { Settings } from '../../../shared/rpc/messages/profile.ts';
import { PATIENCE } from '../../support/patience.ts';
import { named, type AriaRole } from '../driver/named.ts';
import { shellWords } from '../driver/setup.ts';
import { Meddler, type Meddling } from './meddler.ts';
import { stageOf, type Scene } from './scenes.ts';
import type { Served } from './served.ts';

/** A user who looks at the places of an application one after the other. */
export class Viewer {
  private readonly page: Page;
  private readonly app: Served;
  /** What has been chosen in the settings, where it is not what is stocked. */
  private readonly chosen: { motion: Settings['motion']; table: Settings['table'] } = {
    motion: 'off',
    table: 'drawn',
  };
  private meddler: Meddler | null = null;
  private tongue: Tongue = 'en';

  constructor(page: Page, app: Served) {
    this.page = page;
    this.app = app;
  }

  /** Starts again at the title screen, in a language or in the pseudo one. */
  async speak(tongue: Tongue): Promise<void> {
    this.tongue = tongue;
    await this.page.goto('about:blank');
    await this.page.goto(this.app.address);
    const language = languageOf(tongue);
    const { label } = LANGUAGE_CHOICES.find(({ value }) => value === language)!;
    await this.page.getByRole('radio', { name: label, exact: true }).check({ timeout: PATIENCE });
    const menu = named(this.page, 'navigation', shellWords(language)('title.menu'));
    await expect(menu).toBeVisible({ timeout: PATIENCE });
  }

  /**
   * Goes to a place by its address, and waits until nothing changes any more.
   *
   * @param meddling what the host says otherwise there
   */
  async visit(path: string, meddling: (language: Language) => Meddling = () => ({})): Promise<void> {
    await this.go(path, meddling(languageOf(this.tongue)));
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: PATIENCE });
    await this.rest();
  }

  private async go(path: string, meddling: Meddling): Promise<void> {
    if (this.meddler === null && Object.keys(meddling).length > 0) {
      this.meddler = new Meddler();
      await this.meddler.stand(this.page);
    }
    this.meddler?.meddle(meddling);
    await this.page.goto('about:blank');
    await this.page.goto(this.app.place(path, this.tongue === 'pseudo' ? '?pseudo' : ''));
  }

  /** Goes to the form for a new game, and adds a seat for each bot that is offered, as far as there are seats. */
  async addBots(path: string): Promise<void> {
    await this.visit(path);
    const t = createWords(this.tongue, { en, de });
    const add = named(this.page, 'button', t('new.addBot'));
    const list = named(this.page, 'combobox', t('new.playedBy'));
    await add.click({ timeout: PATIENCE });
    // The first one is a person.
    const bots = (await list.getByRole('option').all()).length - 1;
    for (let bot = 1; bot <= bots; bot++) {
      // A game may have fewer seats than bots.
      if (bot > 1 && (await add.getAttribute('aria-disabled')) === 'true') break;
      if (bot > 1) await add.click({ timeout: PATIENCE });
      await list.selectOption({ index: bot }, { timeout: PATIENCE });
    }
    await this.rest();
  }

  /** Goes to the form for a new game, and adds every pack that is there. */
  async addPacks(path: string): Promise<void> {
    await this.visit(path);
    const t = createWords(this.tongue, { en, de });
    const packs = named(this.page, 'group', t('new.packs')).getByRole('button', { pressed: false });
    while ((await packs.count()) > 0) await packs.first().click({ timeout: PATIENCE });
    await this.rest();
  }

  /** Sits down at the table of a scene and does what belongs to it. */
  async sitDown(scene: Scene, table: string): Promise<void> {
    await this.choose('motion', scene.motion);
    await this.choose('table', scene.shown);
    const place = `table/${table}`;
    // What moves by itself is not waited for.
    if (scene.motion === 'off') await this.visit(place, scene.meddling);
    else await this.go(place, {});
    await scene.act(stageOf(this.page, this.tongue, scene));
    if (scene.motion === 'off') await this.rest();
  }

  /**
   * Waits until fonts and pictures are there, nothing is under way, and nothing has changed on the page for a dozen
   * frames.
   */
  async rest(): Promise<void> {
    // What was at rest before the window grew, say, has to come to rest again.
    await this.page.evaluate('if (globalThis.restful) restful.frames = 0');
    try {
      await this.page.waitForFunction(isAtRest, undefined, { timeout: PATIENCE, polling: 'raf' });
    } catch (error) {
      throw new Error(`the page does not come to rest: ${await this.page.evaluate('restful.last')}`, {
        cause: error,
      });
    }
  }

  /** Scrolls until the first thing of a role stands at the upper edge. */
  async scrollTo(role: AriaRole): Promise<void> {
    await this.page
      .getByRole(role)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await this.rest();
  }

  /** Waits until the pack that is visited in the workshop is there, and all of its cards that are seen are drawn. */
  async packIsOpen(): Promise<void> {
    const t = createWords(this.tongue, { en: workshopEn, de: workshopDe });
    await expect(this.page.getByText(t('pack.opening'))).toHaveCount(0, { timeout: PATIENCE });
    await expect(this.page.locator('.back:not(.covered)').filter({ visible: true })).toHaveCount(0, {
      timeout: PATIENCE,
    });
    await this.rest();
  }

  /** Has what the workshop shows be shown another way. @param way from 0, in the order in which they are offered */
  async showAs(way: number): Promise<void> {
    await this.page.getByRole('main').getByRole('radio').nth(way).check({ timeout: PATIENCE });
    await this.rest();
  }

  /** Puts the settings back to what is stocked. */
  async putBack(): Promise<void> {
    await this.choose('motion', 'off');
    await this.choose('table', 'drawn');
  }

  /** Chooses in the settings how things move, or how tables are shown. */
  private async choose<K extends 'motion' | 'table'>(setting: K, value: Settings[K]): Promise<void> {
    if (this.chosen[setting] === value) return;
    this.chosen[setting] = value;
    const t = createWords(this.tongue, { en, de });
    await this.visit('settings');
    await named(this.page, 'group', t(setting === 'motion' ? 'settings.motion' : 'settings.table.kind'))
      .getByRole('radio', { name: t(`settings.${setting}.${value}` as TextKey), exact: true })
      .check({ timeout: PATIENCE });
  }
}

/** Runs in the page, once a frame; what kept it from resting is noted in `restful.last`. */
function isAtRest(): boolean {
  const page = globalThis as unknown as {
    restful?: { frames: number; last: string };
    document: {
      fonts: { status: string };
      images: Iterable<{ complete: boolean; src: string }>;
      body: unknown;
      querySelector(selector: string): { className: string } | null;
      getAnimations(): {
        playState: string;
        effect: { target?: { className: string }; getTiming(): { iterations: number } } | null;
      }[];
    };
    MutationObserver: new (
      heard: (
        records: {
          type: string;
          attributeName: string | null;
          target: { nodeName: string; className?: string };
        }[],
      ) => void,
    ) => { observe(node: unknown, what: object): void };
  };
  const { document } = page;
  if (page.restful === undefined) {
    const restful = { frames: 0, last: '' };
    page.restful = restful;
    const watcher = new page.MutationObserver((records) => {
      const [{ type, attributeName, target }] = records;
      restful.frames = 0;
      restful.last = `${records.length} changes, ${type} ${attributeName ?? ''} of ${target.nodeName} ${String(target.className)}`;
    });
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  }
  const { restful } = page;
  const wait = (why: string): false => {
    restful.frames = 0;
    restful.last = why;
    return false;
  };
  const moving = document
    .getAnimations()
    .find(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);
  if (moving !== undefined) return wait(`an animation of ${String(moving.effect?.target?.className)}`);
  if (document.fonts.status !== 'loaded') return wait('fonts are loaded');
  const picture = [...document.images].find(({ complete }) => !complete);
  if (picture !== undefined) return wait(`the picture ${picture.src.slice(0, 80)}`);
  const busy = document.querySelector('[aria-busy="true"]');
  if (busy !== null) return wait(`${String(busy.className)} is busy`);
  // Before the host has answered nothing moves either.
  if (document.querySelector('h1') === null) return wait('nothing is shown yet');
  restful.frames++;
  return restful.frames > 12;
}
