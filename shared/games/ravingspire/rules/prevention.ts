// Losses of sanity that cards may prevent (LANG-41).
import type { G } from '../types.ts';
import { loseSanity } from './madness.ts';
import { prevented } from './triggers.ts';

/** Lets a hero lose as much sanity as nothing prevents (LANG-41). A price is paid by `loseSanity`. */
export function sufferLoss(g: G, seat: number, amount: number, rule: string): void {
  if (amount <= 0 || g.state.outcome !== null) return;
  const left = prevented(g, seat, amount);
  if (left < amount) g.emit({ kind: 'lossPrevented', amount: amount - left, seat, rule: 'LANG-41' });
  loseSanity(g, seat, left, rule);
}
