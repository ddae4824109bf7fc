// Cards are made by pointing on sentences alone, and compared with what was meant.
import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../../shared/engine/json.ts';
import type { JsonObject } from '../../../shared/packs/card-schema.ts';
import type { Language } from '../../../shared/words/languages.ts';
import { workplaceOf } from '../sentence/benches.ts';
import { PaperTouch } from './paper-touch.ts';
import { NotMade, Pointing } from './pointing.ts';
import { meaningOf } from './printed-cards.ts';
import { printedRules, withoutRules } from './printed.ts';

const { bench } = workplaceOf('ravingspire');

/**
 * Makes the rules of a card from what is printed.
 *
 * @returns what came of it, and how many actions each rule took
 * @throws NotMade
 */
export async function madeOnPaper(
  card: Json,
  language: Language,
): Promise<{ readonly definition: Json; readonly actions: readonly number[] }> {
  const touch = new PaperTouch(bench, withoutRules(bench, card), language);
  const actions: number[] = [];
  for (const [list, rules] of printedRules(bench, card, language).entries())
    for (const rule of rules) {
      const before = touch.actions;
      await new Pointing(touch).make(rule, list);
      actions.push(touch.actions - before);
    }
  return { definition: touch.definition, actions };
}

/** What came of making some cards. */
export interface Pointed {
  readonly made: number;
  readonly actions: number;
  /** Texts that no pointing led to. */
  readonly missing: readonly string[];
  /** Cards that say what they should and mean something else. */
  readonly wrong: readonly string[];
}

/** Makes cards. */
export async function pointAt(cards: readonly JsonObject[], language: Language): Promise<Pointed> {
  let [made, count] = [0, 0];
  const missing: string[] = [];
  const wrong: string[] = [];
  for (const card of cards)
    try {
      const { definition, actions } = await madeOnPaper(card, language);
      count += actions.reduce((sum, one) => sum + one, 0);
      if (isDeepStrictEqual(meaningOf(definition), meaningOf(card))) made++;
      else wrong.push(JSON.stringify(card.rules));
    } catch (error) {
      if (!(error instanceof NotMade)) throw error;
      missing.push(error.message.split('\n')[0]);
    }
  return { made, actions: count, missing, wrong };
}
