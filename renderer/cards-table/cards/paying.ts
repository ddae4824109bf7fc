// Payments in the hand: what can pay, and what it counts as next.
import type { PaymentForm, PaymentSource } from '../../../shared/tableau/tableau.ts';
import {
  isPayable as isPayableChoice,
  type PayableChoice,
  type Payment,
} from '../../../shared/tableau/payment.ts';
import { NONE, type Deed } from '../../table/deeds.ts';

export type PayableDeed<A = unknown> = Deed<A> & {
  readonly choice: PayableChoice;
};

export const isPayable = <A>(deed: Deed<A>): deed is PayableDeed<A> => isPayableChoice(deed.choice);

/** Index of a card among what can pay; -1: it cannot. */
export const sourceOf = ({ choice }: PayableDeed, card: number): number =>
  card === NONE ? -1 : choice.form.sources.findIndex((source) => source.card === card);

/**
 * What a source counts as when it is pressed once more: first as proposed, then as each of its other uses in turn, then as
 * nothing.
 *
 * @param alike all that pays counts alike, so that it is used or it is not
 */
export function nextUse(form: PaymentForm, { uses }: Payment, source: number, alike: boolean): number {
  const use = uses[source];
  const first = firstUse(form.sources[source]);
  if (alike) return use < 0 ? first : NOT_USED;
  const order = [first, ...form.sources[source].uses.map((_, i) => i).filter((other) => other !== first)];
  return order[order.indexOf(use) + 1] ?? NOT_USED;
}

const NOT_USED = -1;

/** A payment with nothing in it but one source. */
export function payingWith(form: PaymentForm, source: number): Payment {
  return {
    way: form.proposed,
    uses: form.sources.map((_, i) => (i === source ? firstUse(form.sources[i]) : -1)),
  };
}

/** The use of a source that is proposed, or else its first. */
export const firstUse = ({ proposed }: PaymentSource): number => Math.max(0, proposed);
