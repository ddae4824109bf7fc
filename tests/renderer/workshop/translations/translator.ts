// The texts of a pack as their translator finds them: by roles and names.
import type { Locator, Page } from '@playwright/test';
import { de } from '../../../../renderer/workshop/translations/text/de.ts';
import { en, type TextKey } from '../../../../renderer/workshop/translations/text/en.ts';
import { createWords, languageOf, type Tongue, type Words } from '../../../../renderer/ui/words.ts';
import { languageName } from '../../../../shared/words/languages.ts';
import { buildPage, openPage, type Built } from '../../../support/pages.ts';
import { benchScene } from '../scenes.ts';
import './page/globals.ts';
import type { TextsScene } from './page/scene.ts';

export const buildTextsPage = (): Promise<Built> => buildPage(new URL('page', import.meta.url));

/** One of twenty cards is in the scene, so that there are several kinds. */
const EVERY = 20;

/** The texts of some cards of the base set: the first is translated, the second outdated, the third locked, the rest missing. */
export function textsScene(parts: Partial<TextsScene> = {}): TextsScene {
  const { tongue, textSize, game, pack, cards: all } = benchScene('gorehound-master');
  const cards = all.filter(({ story }) => typeof story === 'string').filter((_, i) => i % EVERY === 0);
  const [first, second, third] = cards;
  const texts = {
    [first.id]: { name: 'Der Erste' },
    [second.id]: { name: 'Die Zweite' },
    [third.id]: { name: 'Das Dritte' },
  };
  const was = { [second.id]: { name: 'Another name' } };
  return { tongue, textSize, game, pack, cards, texts, was, locked: [third.id], ...parts };
}

/** Opens a page with the texts of a pack. */
export async function openTexts(page: Page, built: Built, scene: TextsScene): Promise<Translator> {
  await openPage(page, built, { extra: new Map([['scene.json', JSON.stringify(scene)]]) });
  await page.getByRole('textbox').first().waitFor();
  return new Translator(page, scene);
}

/** Who translates. */
export class Translator {
  readonly page: Page;
  readonly t: Words<TextKey>;
  private readonly tongue: Tongue;
  private readonly scene: TextsScene;

  constructor(page: Page, scene: TextsScene) {
    this.page = page;
    this.scene = scene;
    this.tongue = scene.tongue;
    this.t = createWords(scene.tongue, { en, de });
  }

  get list(): Locator {
    return this.page.getByRole('list', { name: this.t('list'), exact: true });
  }

  /** What a card is called in the language of the pack. */
  title(index: number): string {
    return String(this.scene.cards[index]['name']);
  }

  id(index: number): string {
    return this.scene.cards[index].id;
  }

  /** A text of a card in the language that is shown. @param to its tag */
  labelled(index: number, field: 'name' | 'story', to = 'de'): string {
    return this.t('field', {
      title: this.title(index),
      field: this.t(`field.${field}`),
      language: languageName(to, languageOf(this.tongue)),
    });
  }

  field(index: number, field: 'name' | 'story' = 'name', to = 'de'): Locator {
    return this.page.getByRole('textbox', { name: this.labelled(index, field, to), exact: true });
  }

  button(key: TextKey): Locator {
    return this.page.getByRole('button', { name: this.t(key), exact: true });
  }

  dialog(key: TextKey): Locator {
    return this.page.getByRole('dialog', { name: this.t(key) });
  }

  written(): Promise<unknown> {
    return this.page.evaluate(() => texts.written());
  }

  /** Saves the texts as a table. @returns that */
  async save(): Promise<string> {
    await this.button('out.button').press('Enter');
    await this.dialog('out.title')
      .getByRole('button', { name: this.t('out.do') })
      .press('Enter');
    return (await this.page.evaluate(() => texts.saved())).at(-1)!;
  }

  /** Has a table looked at before it is taken in. */
  async bring(table: string): Promise<Locator> {
    await this.button('in.button').press('Enter');
    const taking = this.dialog('in.title');
    await taking
      .getByLabel(this.t('in.file'))
      .setInputFiles({ name: 'back.csv', mimeType: 'text/csv', buffer: Buffer.from(table, 'utf8') });
    return taking;
  }
}
