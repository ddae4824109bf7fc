import type { Json } from '../../../engine/json.ts';
import type { Phrase } from '../../../words/tokens.ts';
import type { Asked, PaymentForm, PaymentSource, PaymentWay } from '../../../tableau/tableau.ts';
import { kindOf } from '../actions/index.ts';
import { isForced } from '../actions/words.ts';
import { shortfall } from '../payments/proposals.ts';
import { sources, withSurge, type Source } from '../payments/sources.ts';
import { asIfOpen } from '../rules/battle.ts';
import { brutePrice, NO_BRUTE, type Price } from '../rules/cost.ts';
import {
  attributeBit,
  ATTRIBUTES,
  NONE,
  type Action,
  type AttributeName,
  type CardNumber,
  type Pay,
} from '../types.ts';
import { riskOf } from './risk.ts';
import type { Sight } from './teller.ts';
import { sayPrice } from './values.ts';

/** An action that is paid. */
export type Paying = Extract<Action, { pay: Pay[] | null }> & { readonly pay: Pay[] };

/** Whether something is paid, or could be. */
export const isPaying = (action: Action): action is Paying => 'pay' in action && action.pay !== null;

/** What has to be paid for an action now. */
export const priceFor = ({ match, state, seat }: Sight, action: Paying): Price =>
  kindOf(action).price!(match, state, seat, action);

/**
 * How an action can be paid otherwise. The sources are in the order in which proposals name them: the cards of a
 * payment
 * are played in its order (ENC-10), and go to the discard pile in it.
 *
 * @param legal whether the action, as it is paid, can be done
 * @returns null where nothing can pay
 */
export function paymentForm(t: Sight, action: Paying, legal: boolean): PaymentForm | null {
  const available = availableFor(t, action);
  if (available.length === 0) return null;
  const price = priceFor(t, action);
  return {
    kind: 'payment',
    price: assisted(t, action, sayPrice(t.s, price)),
    sources: available.map((source) => sourceOf(t, source, action)),
    ways: waysOf(t, action, price, available, legal),
    proposed: 'brute' in action && action.brute ? 1 : 0,
    field: 'pay',
  };
}

/** A source with what it may give at best when it is spent. */
interface Available extends Source {
  readonly best: number;
}

function availableFor({ match, state, seat }: Sight, action: Paying): Available[] {
  const enemy = kindOf(action).enemy?.(action) ?? NONE;
  if (enemy === NONE)
    return sources(match, state, seat, false).map((source) => ({ ...source, best: source.value }));
  const open = asIfOpen(match, state, seat, enemy);
  const now = sources(match, open, seat, true);
  const best = withSurge(match, open, seat, now);
  return now.map((source, i) => ({ ...source, best: best[i].value }));
}

function sourceOf(t: Sight, { card, value, as, best }: Available, action: Paying): PaymentSource {
  const { s } = t;
  const allowed = ATTRIBUTES.filter((name) => (as & attributeBit(name)) !== 0);
  const used = action.pay.find((entry) => ('card' in entry ? entry.card === card : card === NONE));
  const where = card === NONE ? [] : [s.say(placeKey(t, card))];
  const surge = best > value ? [s.say('pay.source.surge', { power: s.power(best, as) })] : [];
  const { harm, less } = riskOf(t, action, card);
  const risks = [harm, less].filter((risk) => risk !== null);
  return {
    card,
    label: card === NONE ? s.say('pay.source.own') : s.named(card),
    note: s.list([s.power(value, as), ...surge, ...where, ...risks]),
    risk: risks.length > 0,
    uses: allowed.map((name) => ({ label: s.power(value, attributeBit(name)), value: payEntry(card, name) })),
    proposed: used === undefined ? -1 : allowed.indexOf(used.as),
  };
}

const payEntry = (card: CardNumber, as: AttributeName): Json => {
  const entry: Pay = card === NONE ? { ability: true, as } : { card, as };
  return entry;
};

function placeKey({ hero }: Sight, card: CardNumber) {
  if (hero.hand.includes(card)) return 'pay.source.hand';
  return hero.slots.some((slot) => slot.includes(card)) ? 'pay.source.slot' : 'pay.source.played';
}

function waysOf(
  { s }: Sight,
  action: Paying,
  price: Price,
  available: readonly Available[],
  legal: boolean,
): PaymentWay[] {
  const short = shortfall(price, available);
  const forces = isForced(action);
  // The proposal is enough, regardless of assistants and reductions.
  const missing = (amount: number, brute: boolean): number => (legal && brute === forces ? 0 : amount);
  const matrix = ATTRIBUTES.flatMap((name, i): Asked[] =>
    price[name] === 0 ? [] : [{ symbol: name, amount: price[name], short: missing(short.matrix[i], false) }],
  );
  const brute: Asked[] =
    short.brute === null
      ? []
      : [{ symbol: 'brute', amount: brutePrice(price), short: missing(short.brute, true) }];
  const byMatrix = { label: s.say('pay.way.matrix'), set: { brute: false }, asked: matrix };
  const forced = s.say('pay.way.brute', { brute: String(brutePrice(price)) });
  if ('brute' in action) {
    if (price.brute === NO_BRUTE) return [byMatrix];
    return [byMatrix, { label: forced, set: { brute: true }, asked: brute }];
  }
  return forces
    ? [{ label: forced, set: {}, asked: brute }]
    : [{ label: s.say('pay.way.only'), set: {}, asked: matrix }];
}

/** The price with what flankers have put in (FLANK-4). */
function assisted({ s, state }: Sight, action: Paying, price: Phrase): Phrase {
  const enemy = kindOf(action).enemy?.(action) ?? NONE;
  if (enemy === NONE) return price;
  const powers = state.flanks
    .filter((flank) => flank.assist && flank.enemy === enemy)
    .map(({ amount, as }) => s.power(amount, as));
  return powers.length === 0 ? price : s.say('pay.assisted', { price, powers: s.list(powers) });
}
