import type { Wants } from '../../../engine/game.ts';
import type { Json } from '../../../engine/json.ts';
import type { CardNumber, G } from '../types.ts';
import { NONE } from '../types.ts';

/** What the options of a question are, so that any client can show them. */
type Values = 'cards' | 'words' | 'numbers';

function ask<T extends Json>(
  g: G,
  seat: number,
  kind: string,
  values: Values,
  options: readonly T[],
  rule: string,
  wants?: Wants,
): T {
  const data = { values, cause: g.cause };
  return g.choose({ seat, kind, options, data, rule, ...(wants !== undefined && { wants }) });
}

/** Identical cards are one option: the first of each definition. */
export function distinct(g: G, cards: readonly CardNumber[]): readonly CardNumber[] {
  if (cards.length < 2) return cards;
  const seen = new Set<string>();
  return cards.filter((card) => {
    const { id } = g.match.cards[card];
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

/**
 * Asks for one card; identical cards are one option, and a single option is not asked.
 *
 * @param wants whether the card is given up or taken
 * @param cards at least one
 */
export function askCard(
  g: G,
  seat: number,
  kind: string,
  wants: Wants,
  cards: readonly CardNumber[],
  rule: string,
): CardNumber {
  return ask(g, seat, kind, 'cards', distinct(g, cards), rule, wants);
}

/** Asks for one card or none; `no` comes first. Returns NONE when declined, and at once when there is no card. */
export function askCardOrNone(
  g: G,
  seat: number,
  kind: string,
  wants: Wants,
  cards: readonly CardNumber[],
  rule: string,
): CardNumber {
  const options = ['no', ...distinct(g, cards)] as const;
  const answer = ask<CardNumber | 'no'>(g, seat, kind, 'cards', options, rule, wants);
  return answer === 'no' ? NONE : answer;
}

/** Asks for one of several words. */
export function askWord<T extends string>(
  g: G,
  seat: number,
  kind: string,
  words: readonly T[],
  rule: string,
): T {
  return ask(g, seat, kind, 'words', words, rule);
}

/** Asks for one of several numbers. */
export function askNumber(
  g: G,
  seat: number,
  kind: string,
  numbers: readonly number[],
  rule: string,
): number {
  return ask(g, seat, kind, 'numbers', numbers, rule);
}

/** Asks `no` or `yes`. */
export function askMay(g: G, seat: number, kind: string, rule: string): boolean {
  return ask(g, seat, kind, 'words', ['no', 'yes'] as const, rule) === 'yes';
}
