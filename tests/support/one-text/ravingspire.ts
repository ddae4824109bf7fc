// Cards of Ravingspire drawn at random: one or two rules of any moment, on a card of a kind that may have them.
import type { Schema } from '../../../scripts/guide/forms.ts';
import { canonical } from '../../../shared/games/ravingspire/content/canonical.ts';
import { cardWords } from '../../../shared/games/ravingspire/content/card-words.ts';
import { describeCard } from '../../../shared/games/ravingspire/content/describe.ts';
import { inspect } from '../../../shared/games/ravingspire/content/inspect.ts';
import { rulesOf } from '../../../shared/games/ravingspire/content/rules-of.ts';
import type { CardDefinition } from '../../../shared/games/ravingspire/content/schema.ts';
import type { JsonObject } from '../../../shared/packs/card-schema.ts';
import type { Definition } from '../../../shared/packs/content.ts';
import { toText } from '../../../shared/words/tokens.ts';
import { emptyCard } from '../empty-card.ts';
import type { Drawer } from './drawer.ts';
import type { Written } from './programs.ts';

const { triggers, standings, definitions } = cardWords;

const LOOKUP = { card: () => ({ kind: 'starter' }) as unknown as Definition };
/** What is wrong with a card where it lies, whatever its text says. */
const UNPRINTED: readonly string[] = ['adversary-stays'];

/** A rule of any moment that a card of some kind may have, and the kinds that may have it. */
function ruleOn(drawer: Drawer, depth: number, kind?: string): { rule: object; kinds: readonly string[] } {
  const fitting = [triggers, standings].map((list) =>
    list.filter(({ kinds = [] }) => kind === undefined || kinds.includes(kind)),
  );
  const [moments, places] = fitting;
  const word = drawer.pick(drawer.odds(4) && places.length > 0 ? places : moments);
  return { rule: drawer.object(word.schema as Schema, depth), kinds: word.kinds ?? [] };
}

function draw(drawer: Drawer, depth: number): CardDefinition {
  const { rule, kinds } = ruleOn(drawer, depth);
  const kind = drawer.pick(kinds);
  const others = drawer.odds(4) ? [ruleOn(drawer, depth, kind).rule] : [];
  const plain = emptyCard(kind);
  const { hero } = plain;
  const card =
    hero === undefined
      ? { ...plain, rules: [rule, ...others] }
      : { ...plain, hero: { ...(hero as JsonObject), abilities: [{ rules: [rule] }, { rules: others }] } };
  return card as unknown as CardDefinition;
}

const program = (card: CardDefinition): string => JSON.stringify(rulesOf(card).map(({ rule }) => rule));

/** Results of a die, a card, and packs: another one, and the card's own. */
const TEXTS = ['1-3', '4-6', '4', 'base:tool', 'base', 'this'];

export const ravingspireCards: Written<CardDefinition> = {
  game: 'ravingspire',
  definitions,
  texts: (pattern) => TEXTS.filter((text) => new RegExp(pattern, 'u').test(text)),
  draw,
  program,
  isSound: (card) => inspect(card, LOOKUP).every(({ code }) => UNPRINTED.includes(code)),
  print: (card, language) => toText(describeCard(card, language, (id) => id)),
  form: (card) => program(canonical(card)),
};
