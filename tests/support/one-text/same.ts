// Cards of Ravingspire with one canonical form are played: the same happens, whichever of them is played.
import { isDeepStrictEqual } from 'node:util';
import { isStanding, rulesOf } from '../../../shared/games/ravingspire/content/rules-of.ts';
import type { CardDefinition, Rule } from '../../../shared/games/ravingspire/content/schema.ts';
import { changesOf, playsOf } from '../true-texts/alike.ts';
import { ravingspireCards } from './ravingspire.ts';

/** Moments at which effects may be as when a card is played: there is a card, and no battle of its own. */
const AS_PLAYED: readonly string[] = ['played', 'gained', 'discarded', 'turn-start'];
const PLAIN = { id: 'sample', name: 'Sample', kind: 'attack', power: 1, as: ['skill'], cost: { skill: 1 } };

/** A card that can be played with the rules of another, or null where its moments are none of a played card. */
function playable(card: CardDefinition): CardDefinition | null {
  if (card.kind === 'chaos') return card;
  const rules = rulesOf(card).map(({ rule }) => rule);
  if (!rules.every((rule) => isStanding(rule) || AS_PLAYED.includes(rule.when))) return null;
  const played = rules.map((rule): Rule => (isStanding(rule) ? rule : { ...rule, when: 'played' }));
  return { ...PLAIN, rules: played } as unknown as CardDefinition;
}

/** Plays cards of one form. @returns how many were compared, and the programs that differ in what they do */
export function playAlike(
  cards: readonly CardDefinition[],
  formOf = ravingspireCards.form,
): { played: number; faults: readonly string[] } {
  const alike = Map.groupBy(cards, (card) => formOf(card));
  let played = 0;
  const faults = [...alike.values()].flatMap((all) => {
    const [first, ...others] = all.length > 1 ? all.flatMap((card) => playable(card) ?? []) : [];
    if (others.length === 0) return [];
    const done = [playsOf(first), changesOf(first)];
    played += others.length;
    return others
      .filter((other) => !isDeepStrictEqual([playsOf(other), changesOf(other)], done))
      .map((other) => [first, other].map((card) => ravingspireCards.program(card)).join('\n  '));
  });
  return { played, faults };
}
