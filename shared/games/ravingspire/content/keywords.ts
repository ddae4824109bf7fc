import type { Lookup } from '../../../packs/content.ts';
import type { ChangeNode } from '../../../packs/effects/world.ts';
import { isStanding } from './rules-of.ts';
import type { CardDefinition, Rule } from './schema.ts';
import { usesAmount, withAmounts } from './uses-amount.ts';

/** A change that stands for the rules of a keyword (LANG-60). */
interface KeywordNode extends ChangeNode {
  readonly mod: 'keyword';
  /** Full id of the keyword. */
  readonly card: string;
  /** Its number, where it has one (LANG-61). */
  readonly n?: number;
}

/** The keyword that a rule names; undefined for any other rule. */
export const keywordIn = (rule: Rule): KeywordNode | undefined =>
  isStanding(rule) && rule.change.mod === 'keyword' ? (rule.change as KeywordNode) : undefined;

/** What a keyword calls its own number (LANG-61). */
const PARAMETER: ReadonlySet<string> = new Set(['parameter']);

/** Whether rules say the number of a keyword (LANG-61). */
export const hasNumber = (rules: unknown): boolean => usesAmount(rules, PARAMETER);

/** The rules that a keyword stands for. A keyword names no further ones (LANG-60). */
export function meaningOf({ card, n = 0 }: KeywordNode, cards: Lookup): readonly Rule[] {
  const found = cards.card(card) as unknown as CardDefinition | undefined;
  if (found?.kind !== 'keyword') return [];
  return withAmounts(found.rules ?? [], PARAMETER, n).filter((rule) => keywordIn(rule) === undefined);
}

/** Rules, each keyword among them with the rules that it stands for in its place, and where each was written. */
function spelled(
  rules: readonly Rule[],
  cards: Lookup,
): readonly { readonly rule: Rule; readonly from: number }[] {
  return rules.flatMap((rule, from) => {
    const keyword = keywordIn(rule);
    const meant = keyword === undefined ? [rule] : meaningOf(keyword, cards);
    return meant.map((one) => ({ rule: one, from }));
  });
}

const hasKeyword = (rules: readonly Rule[] = []): boolean =>
  rules.some((rule) => keywordIn(rule) !== undefined);

/** A card with the rules of its keywords in their place (LANG-60); the same object where it has none. */
export function withKeywords(definition: CardDefinition, cards: Lookup): CardDefinition {
  const { rules, hero } = definition;
  if (!hasKeyword(rules) && hero?.abilities.some((ability) => hasKeyword(ability.rules)) !== true)
    return definition;
  const all = (of: readonly Rule[]): Rule[] => spelled(of, cards).map(({ rule }) => rule);
  return {
    ...definition,
    ...(rules !== undefined && { rules: all(rules) }),
    ...(hero !== undefined && {
      hero: {
        ...hero,
        abilities: hero.abilities.map((ability) => ({ ...ability, rules: all(ability.rules) })),
      },
    }),
  };
}

const RULE_AT = /^((?:\/hero\/abilities\/(\d+))?\/rules)\/(\d+)/;

/**
 * Where the author wrote what a pointer into `withKeywords` leads to: all of what a keyword stands for is at the keyword.
 *
 * @param definition as it was written
 */
export function writtenAt(pointer: string, definition: CardDefinition, cards: Lookup): string {
  const [whole, list, ability, index] = RULE_AT.exec(pointer) ?? [];
  if (whole === undefined) return pointer;
  const rules = ability === undefined ? definition.rules : definition.hero?.abilities[Number(ability)].rules;
  const from = spelled(rules ?? [], cards)[Number(index)]?.from;
  if (rules === undefined || from === undefined) return pointer;
  const at = `${list}/${from}`;
  return keywordIn(rules[from]) === undefined ? at + pointer.slice(whole.length) : `${at}/change`;
}
