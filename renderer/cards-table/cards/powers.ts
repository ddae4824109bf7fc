// Amounts of power in the words of the host, taken apart so that they can be drawn as shapes.
import type { Asked, PaymentWay } from '../../../shared/tableau/tableau.ts';
import type { Phrase } from '../../../shared/words/tokens.ts';

/** An amount of power: 2 of one symbol, 3 of one or another, 1 of anything. */
export interface Power {
  /** Null where no amount is said. */
  readonly amount: number | null;
  /** Names of symbols. */
  readonly symbols: readonly string[];
}

/** The first amount of power that a phrase tells of; null where it tells of none. */
export function powerIn(phrase: Phrase): Power | null {
  const symbols: string[] = [];
  let amount: number | null = null;
  for (const token of phrase) {
    if ('symbol' in token) symbols.push(token.symbol);
    // A second number begins another amount.
    else if ('number' in token && symbols.length > 0) break;
    else if ('number' in token) amount = token.number;
  }
  return symbols.length === 0 ? null : { amount, symbols };
}

/** What a way to pay asks, as powers. */
export const askedPowers = ({ asked }: PaymentWay): readonly Power[] =>
  asked.map(({ amount, symbol }) => ({ amount, symbols: [symbol] }));

/** How full a bar is: 0 to 1. */
export const covered = ({ amount, short }: Asked): number =>
  amount <= 0 ? 1 : Math.min(1, Math.max(0, (amount - short) / amount));
