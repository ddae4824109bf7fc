import type { Sentence } from '../sentence/types.ts';
import type { AdviceRow } from './advice-row.ts';
import type { PlayerWords } from './player-words.ts';

/** A warning for each draft in the sentence of a card: it is not on the card, and does nothing. @param where the card's name */
export const unfinishedAdvice = (
  { stops }: Sentence,
  where: string,
  words: PlayerWords,
): readonly AdviceRow[] =>
  stops.flatMap(({ role, at, shown }): AdviceRow[] => {
    if (role !== 'draft') return [];
    const said = words.say('draft', { words: words.quoted(shown) });
    return [
      { kind: 'draft', code: 'draft', severity: 'warning', at, where, words: said, cures: [], cards: [] },
    ];
  });

/** Rows with others behind the errors among them. */
export function behindErrors<R extends AdviceRow>(rows: readonly R[], others: readonly R[]): readonly R[] {
  const errors = rows.filter(({ severity }) => severity === 'error');
  return [...errors, ...others, ...rows.filter(({ severity }) => severity !== 'error')];
}
