import { same } from '../../shared/engine/json.ts';
import { check } from '../../shared/games/ravingspire/actions.ts';
import { proposeBrute, sources, type Source } from '../../shared/games/ravingspire/payments/proposals.ts';
import { priceOf } from '../../shared/games/ravingspire/rules/cost.ts';
import type { Action, CardNumber, Match, Pay, State } from '../../shared/games/ravingspire/types.ts';
import { ATTRIBUTES, attributeBit, NONE } from '../../shared/games/ravingspire/types.ts';

type Purchase = Extract<Action, { do: 'acquire' }>;

const payer = (pay: Pay): CardNumber => ('card' in pay ? pay.card : NONE);

/** A purchase by brute force, or null where that is not possible. */
export function purchaseByBrute(match: Match, state: State, seat: number, card: CardNumber): Purchase | null {
  const offer = proposeBrute(priceOf(match, state, seat, card), sources(match, state, seat, false));
  return offer && { do: 'acquire', card, pay: offer.pay, brute: true };
}

/**
 * The same purchase paid in the same way with one other source: what a player might prefer to the proposal. Sources
 * are in the order in which a table lists them. Null where no other source will do.
 */
export function purchaseByHand(match: Match, state: State, seat: number, action: Purchase): Purchase | null {
  const available = sources(match, state, seat, false);
  const used = new Set(action.pay.map(payer));
  let best: Purchase | null = null;
  let least = Infinity;
  for (const old of action.pay) {
    for (const source of available) {
      if (used.has(source.card) || looksSame(match, payer(old), source.card)) continue;
      if (source.card !== NONE && match.cards[source.card].risky) continue;
      for (const as of ATTRIBUTES) {
        if ((source.as & attributeBit(as)) === 0 || source.weight >= least) continue;
        const pay = inOrder(available, [...action.pay.filter((pay) => pay !== old), payBy(source, as)]);
        const changed = { ...action, pay };
        if (check(match, state, seat, changed) !== null) continue;
        best = changed;
        least = source.weight;
      }
    }
  }
  return best;
}

/** Whether two sources are copies of one card: taking one for the other changes nothing that can be seen. */
function looksSame(match: Match, a: CardNumber, b: CardNumber): boolean {
  return a !== NONE && b !== NONE && match.cards[a].id === match.cards[b].id;
}

const payBy = ({ card }: Source, as: Pay['as']): Pay =>
  card === NONE ? { ability: true, as } : { card, as };

function inOrder(available: readonly Source[], pay: readonly Pay[]): Pay[] {
  return available.flatMap(({ card }) => pay.filter((one) => payer(one) === card));
}

/** Whether two actions are the same but for how they are paid. */
export function sameButPaid(a: Action, b: Action): boolean {
  return same({ ...a, pay: null, brute: null }, { ...b, pay: null, brute: null });
}
