// Makes a card from its printed text, as a person would: by the roles and names of docs/workshop-names.md, without knowing any
// card, word or game.
import { expect, type Page } from '@playwright/test';
import { fillFields, type FieldValues } from './author/fields.ts';
import { namesIn, type Tongue } from './author/names.ts';
import { PageTouch } from './author/page-touch.ts';
import { Pointing } from './author/pointing.ts';
import { addedTo, listGaps, saidIn, textOf, type SeenItem } from './author/sheet.ts';
import { makeNewCard } from './author/way.ts';
import { plain, wordsOf } from './author/words.ts';
import { PATIENCE } from './patience.ts';

/** A card as it is printed. */
export interface WantedCard {
  /** By its id or its title. */
  readonly game: string;
  /** Title of the pack that it is to be in; made if there is none. */
  readonly pack: string;
  /** Its kind as the language calls it: "attack", "Angriff". */
  readonly kind: string;
  readonly name: string;
  readonly lang: Tongue;
  /** What is beside its rules, by label; all else that can be left out is left out. With none it stays as it is. */
  readonly fields: FieldValues;
  /** What each rule says, by list of rules: most cards have one list, heroes one for each ability. */
  readonly text: readonly (readonly string[])[];
  readonly by: 'typing' | 'pointing';
}

/** How many actions it took: a click, a drag and a key that is no text are one each, and a run of typed characters is one. */
export interface MadeCard {
  /** Those for each rule, typed ones from where the focus is in its gap. */
  readonly rules: readonly number[];
  /** All of them. */
  readonly actions: number;
}

/**
 * Makes a card, from wherever the page is. It returns when nothing of it can be lost any more.
 *
 * @throws Error where the bench does not lead there
 */
export async function makeCard(page: Page, wanted: WantedCard): Promise<MadeCard> {
  const { lang, fields, text, by } = wanted;
  const before = await makeNewCard(page, wanted);
  const beside = Object.keys(fields).length === 0 ? 0 : await fillFields(page, lang, fields);
  const touch = new PageTouch(page, lang);
  const left = await clearRules(touch);
  const rules: number[] = [];
  for (const [list, sayings] of text.entries())
    for (const saying of sayings) {
      // A new card begins with its name.
      if (by === 'typing') await touch.focus(listGaps(await touch.look())[list]);
      const { actions } = touch;
      if (by === 'typing') await typeRule(touch, saying, list);
      else await new Pointing(touch).make(saying, list);
      rules.push(touch.actions - actions);
    }
  if (left > 0) await deleteFirst(touch, left);
  const kept = page.getByRole('banner').getByText(namesIn(lang).kept, { exact: true });
  await expect(kept).toBeVisible({ timeout: PATIENCE });
  return { rules, actions: before + beside + touch.actions };
}

/** Deletes what a new card says: it begins as a finished one. @returns how many lines it cannot be without */
async function clearRules(touch: PageTouch): Promise<number> {
  while (await touch.hasSheet()) {
    const { length } = saidIn(await touch.look());
    if (!(await deleteOne(touch))) return 0;
    if (saidIn(await touch.look()).length === length) return length;
  }
  return 0;
}

/** Deletes what was there before something else was, by how many lines it is. */
async function deleteFirst(touch: PageTouch, lines: number): Promise<void> {
  const last = saidIn(await touch.look()).length - lines;
  while (saidIn(await touch.look()).length > last) await deleteOne(touch);
}

/** Deletes the first rule, or the first effect where there are no rules. @returns whether there is one */
async function deleteOne(touch: PageTouch): Promise<boolean> {
  const sheet = await touch.look();
  const rule = sheet.find((line) => line.rule !== null)?.items.find(isStop);
  const verb = sheet.flatMap(({ items }) => items).find(({ kind }) => kind === 'verb');
  if (rule !== undefined) await touch.deleteRule(rule);
  else if (verb !== undefined) await touch.delete(verb);
  return rule !== undefined || verb !== undefined;
}

const isStop = ({ kind }: SeenItem): boolean => ['stop', 'verb', 'number'].includes(kind);

/** Types what a rule says. @throws Error where something else was read */
async function typeRule(touch: PageTouch, saying: string, list: number): Promise<void> {
  const before = await touch.look();
  await touch.type(listGaps(before)[list], saying);
  const after = await touch.look();
  const said = textOf(after, addedTo(before, after));
  if (said.plain !== plain(wordsOf(saying)))
    throw new Error(`"${saying}" was typed, and read as "${said.plain}".`);
}
