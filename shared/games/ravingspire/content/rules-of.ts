import type { CardDefinition, Rule, StandingRule } from './schema.ts';

export const isStanding = (rule: Rule): rule is StandingRule => 'while' in rule;

/** A rule with its place in the card. */
export interface PlacedRule {
  readonly rule: Rule;
  readonly path: string;
}

/** All rules of a card, those of hero abilities too. */
export function rulesOf(definition: CardDefinition): PlacedRule[] {
  const own = (definition.rules ?? []).map((rule, i) => ({ rule, path: `/rules/${i}` }));
  const abilities = (definition.hero?.abilities ?? []).flatMap(({ rules }, a) =>
    rules.map((rule, i) => ({ rule, path: `/hero/abilities/${a}/rules/${i}` })),
  );
  return [...own, ...abilities];
}
