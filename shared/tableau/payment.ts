import type { Json } from '../engine/json.ts';
import type { Choice, PaymentForm } from './tableau.ts';

/** A payment as a player put it together: a way, and for each source the index of its use or -1. */
export interface Payment {
  readonly way: number;
  readonly uses: readonly number[];
}

/** A choice that can be paid otherwise than proposed. */
export type PayableChoice = Choice & { readonly form: PaymentForm };

export const isPayable = (choice: Choice): choice is PayableChoice => choice.form?.kind === 'payment';

/** The payment that a form proposes. */
export function proposedPayment(form: PaymentForm): Payment {
  return { way: form.proposed, uses: form.sources.map(({ proposed }) => proposed) };
}

/**
 * The action of a choice, paid in this way. Whether that is legal only the rules can decide. Sources are named in their
 * own order, not in that in which they were chosen: the order may matter to the rules.
 */
export function payWith(choice: PayableChoice, { way, uses }: Payment): Json {
  const { field, sources, ways } = choice.form;
  const used = sources.flatMap((source, i) => (uses[i] < 0 ? [] : [source.uses[uses[i]].value]));
  return { ...(choice.action as { readonly [name: string]: Json }), ...ways[way].set, [field]: used };
}
