// The words for what an action is sure to cost.
import type { Foresight } from '../../../engine/foresee.ts';
import { text, type Phrase } from '../../../words/tokens.ts';
import { NONE } from '../types.ts';
import type { Warning } from '../../../tableau/tableau.ts';
import type { Sight } from './teller.ts';

/** "3 (The Foe) + 2 to 12 (dice): 5 to 15". */
export function harmOf({ s }: Sight, seen: Foresight): Phrase {
  const items = seen.items.filter(({ measure }) => measure === 'sanity');
  const total = range(s, seen.total('sanity'));
  if (items.length < 2 && items.every(({ cause }) => cause === NONE)) return total;
  const parts = items.map((item) => {
    const amount = range(s, item);
    return item.cause > NONE
      ? s.say('warn.part', { amount, by: s.named(item.cause) })
      : item.least === item.most
        ? amount
        : s.say('warn.part.dice', { amount });
  });
  const sum = parts.reduce((first, second) => s.say('warn.plus', { first, second }));
  return parts.length < 2 ? sum : s.say('warn.sum', { sum, total });
}

/** "3", "2 to 12"; "at least 3" where more may follow. */
function range(s: Sight['s'], { least, most }: { readonly least: number; readonly most: number }): Phrase {
  if (least === most) return text(String(least));
  if (most === Infinity && least === 0) return s.say('warn.some');
  if (most === Infinity) return s.say('warn.atLeast', { least: String(least) });
  return s.say('warn.range', { least: String(least), most: String(most) });
}

/** "−2 sanity", "2 to 12 sanity lost". */
export function lossOf(s: Sight['s'], bounds: { readonly least: number; readonly most: number }): Phrase {
  const exact = bounds.least === bounds.most ? 'yes' : 'no';
  return s.say('warn.loss', { exact, harm: range(s, bounds) });
}

/** Whether a hero will go mad for certain, or may. */
export function maddening({ s }: Sight, seen: Foresight): Warning[] {
  const { least, most } = seen.total('mad');
  if (least > 0) return [{ weight: 'grave', sentence: s.say('warn.certainlyMad') }];
  const may = most > 0 && seen.total('sanity').most > 0;
  return may ? [{ weight: 'grave', sentence: s.say('warn.maybeMad') }] : [];
}
