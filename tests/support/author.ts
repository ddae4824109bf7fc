// Makes a card from its printed text, as a person would: by the roles and names of docs/workshop-names.md, without knowing any
// card, word or game.
import { expect, type Page } from '@playwright/test';
import { fillFields, type FieldValue } from './author/fields.ts';
import { namesIn, type Tongue } from './author/names.ts';
import { PageTouch } from './author/page-touch.ts';
import { Pointing } from './author/pointing.ts';
import { listGaps, ruleCount, ruleText } from './author/sheet.ts';
import { plain, wordsOf } from './author/words.ts';

/** A card as it is printed. */
export interface WantedCard {
  readonly game: string;
  /** The pack that it is to be in; made if there is none. */
  readonly pack: string;
  /** Its kind as the language calls it: "attack", "Angriff". */
  readonly kind: string;
  readonly name: string;
  readonly lang: Tongue;
  /** What is beside its rules, by label. */
  readonly fields: { readonly [label: string]: FieldValue };
  /** What each rule says, by list of rules: most cards have one list, heroes one for each ability. */
  readonly text: readonly (readonly string[])[];
  readonly by: 'typing' | 'pointing';
}

/** How many actions it took: a click, a drag and a key that is no text are one each, and a run of typed characters is one. */
export interface MadeCard {
  /** Those for each rule. */
  readonly rules: readonly number[];
  /** All of them. */
  readonly actions: number;
}

/**
 * Makes a card. It returns when nothing of it can be lost any more.
 *
 * @throws Error where the bench does not lead there
 */
export async function makeCard(page: Page, wanted: WantedCard): Promise<MadeCard> {
  const { lang, fields, text, by } = wanted;
  const touch = new PageTouch(page, lang);
  const beside = await fillFields(page, lang, fields);
  const rules: number[] = [];
  for (const [list, sayings] of text.entries())
    for (const saying of sayings) {
      const before = touch.actions;
      if (by === 'typing') await typeRule(touch, saying, list);
      else await new Pointing(touch).make(saying, list);
      rules.push(touch.actions - before);
    }
  await expect(page.getByRole('banner').getByText(namesIn(lang).kept, { exact: true })).toBeVisible();
  return { rules, actions: beside + touch.actions };
}

/** Types what a rule says. @throws Error where something else was read */
async function typeRule(touch: PageTouch, saying: string, list: number): Promise<void> {
  const before = await touch.look();
  await touch.type(listGaps(before)[list], saying);
  const after = await touch.look();
  const said = ruleText(after, ruleCount(after));
  if (said.plain !== plain(wordsOf(saying)))
    throw new Error(`"${saying}" was typed, and read as "${said.plain}".`);
}
