import type { Seat } from '../../../shared/engine/game.ts';
import type { Json } from '../../../shared/engine/json.ts';
import {
  payWith,
  proposedPayment,
  type PayableChoice,
  type Payment,
} from '../../../shared/tableau/payment.ts';
import { phraseText } from '../../../shared/tableau/plain.ts';
import type { Desk } from '../desk.svelte.ts';
import type { Paying } from './paying.ts';

/** A payment while it is put together, with what the host says of it. It begins with a proposal. */
export class Payer {
  readonly seat: Seat;
  readonly choice: PayableChoice;
  payment: Payment = $state.raw({ way: 0, uses: [] });
  /** What the host says of the payment as it is; null while it is asked. */
  verdict: Paying | null = $state.raw(null);
  private readonly desk: Desk;

  /** @param payment what it begins with; the host's proposal where left out */
  constructor(desk: Desk, seat: Seat, choice: PayableChoice, payment?: Payment) {
    this.desk = desk;
    this.seat = seat;
    this.choice = choice;
    this.payment = payment ?? proposedPayment(choice.form);
  }

  /** The action of the choice, paid in this way. */
  get action(): Json {
    return payWith(this.choice, this.payment);
  }

  /** Lets a source count as one of its uses; -1: it is not used. */
  use(source: number, use: number): void {
    const uses = this.payment.uses.map((old, i) => (i === source ? use : old));
    this.payment = { ...this.payment, uses };
  }

  /** Pays in another way. */
  take(way: number): void {
    this.payment = { ...this.payment, way };
  }

  /** Asks the host about the payment as it is. @returns what lets the answer come to nothing */
  check(): () => void {
    const { action } = this;
    let current = true;
    this.verdict = null;
    void this.desk.session.check(this.seat, action).then((checked) => {
      if (!current) return;
      const { refusal = null, warnings = null } = checked ?? {};
      const unknown = checked === null ? this.desk.words('pay.unknown') : null;
      this.verdict = {
        action,
        why: refusal ? phraseText(refusal.sentence) : unknown,
        warnings: warnings ?? this.choice.warnings,
      };
    });
    return () => (current = false);
  }
}
