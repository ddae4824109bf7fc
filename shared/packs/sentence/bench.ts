import type { Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import { createWords, type Words } from '../../words/messages.ts';
import type { CardWords } from '../card-words.ts';
import type { Definition, GameContent, Issue, Lookup } from '../content.ts';
import { Forms } from './forms.ts';
import { mended } from './mended.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { Usage } from './usage.ts';

/** What the sentences of a game's cards are worked on with. */
export interface Bench {
  readonly words: CardWords;
  readonly forms: Forms;
  readonly usage: Usage;
  /** The name of a card by id. */
  readonly names: (id: string, language: Language) => string;
  /** The cards that a card may mention. */
  readonly cards: Lookup;
  inspect(definition: Definition, lookup: Lookup): readonly Issue[];
}

/**
 * Prepares to work on the cards of a game. It reads all of the cards that tell what is usual, and is kept for them.
 *
 * @param base the cards that tell what is usual: those of the base set
 * @throws RangeError for a game whose cards have no language
 */
export function createBench(
  content: GameContent,
  base: Iterable<Definition>,
  { names, cards }: Pick<Bench, 'names' | 'cards'>,
): Bench {
  const { language: words, game, inspect } = content;
  if (words === undefined) throw new RangeError(`the cards of "${game}" are written in no words`);
  const forms = new Forms(words);
  return { words, forms, usage: new Usage(forms, base), names, cards, inspect };
}

/** What the editor itself says. */
export const MESSAGES: { readonly [L in Language]: Words } = {
  en: createWords('en', en, {}),
  de: createWords('de', de, {}),
};

/** How much is wrong with a card, by what is wrong. */
type ErrorCounts = ReadonlyMap<string, number>;

/** What the schema and the inspection of a card do not accept. Warnings are left to those who write. */
export function errorsOf(bench: Bench, definition: Json): ErrorCounts {
  const { forms, usage } = bench;
  const errors = new Map<string, number>();
  const count = (error: string): void => void errors.set(error, (errors.get(error) ?? 0) + 1);
  const whole = mended(definition, forms, usage).definition;
  if (whole !== definition) for (const { kind } of forms.faults(definition, forms.card, '')) count(kind);
  for (const { code } of inspected(bench, whole)) count(code);
  return errors;
}

const inspected = ({ inspect, cards }: Bench, whole: Json): readonly Issue[] =>
  inspect(whole as Definition, cards).filter(({ severity = 'error' }) => severity === 'error');

/** The errors that the inspection of a card finds; in place of what the schema does not accept, something usual is looked at. */
export const inspectionErrors = (bench: Bench, definition: Json): readonly Issue[] =>
  inspected(bench, mended(definition, bench.forms, bench.usage).definition);

/** Whether a card has an error that another one has not. */
export const isWorse = (errors: ErrorCounts, before: ErrorCounts): boolean =>
  [...errors].some(([error, count]) => count > (before.get(error) ?? 0));
