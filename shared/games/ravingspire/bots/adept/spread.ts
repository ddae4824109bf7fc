import { WEIGHTS } from '../weights.ts';
import type { Holding } from './deck.ts';
import { addPower, covered, noReserves, type Need, type Reserves } from './reserves.ts';

/**
 * How the cards of a hero are spread in the finale: each into the first slot that is free and takes it, the others into the
 * battle deck. Its lists are used again for the next deck.
 */
export class Spread {
  private slots: readonly number[] = [];
  /** Slots that are taken, as bits. */
  private taken = 0;
  private readonly slotted: Reserves = noReserves();
  private readonly drawn: Holding[] = [];
  private drawnPower = 0;

  /** @param slots the kinds (bits) that each slot takes */
  begin(slots: readonly number[]): void {
    this.slots = slots;
    this.taken = 0;
    this.slotted.fill(0);
    this.drawn.length = 0;
    this.drawnPower = 0;
  }

  /** Places one more card, the strongest ones first. */
  place(holding: Holding): void {
    const { slots, taken } = this;
    for (let slot = 0; slot < slots.length; slot++) {
      if ((taken & (1 << slot)) !== 0 || (slots[slot] & holding.slotKinds) === 0) continue;
      this.taken |= 1 << slot;
      addPower(this.slotted, holding.as, holding.power);
      return;
    }
    this.drawn.push(holding);
    this.drawnPower += holding.power;
  }

  /** What it meets of a need, and is worth on the way. No card can be placed any more. @param hand cards of a hand */
  worth(need: Need, hand: number): number {
    const { slotted: reserves, drawn, drawnPower } = this;
    const share = drawn.length === 0 ? 0 : Math.min(1, hand / drawn.length);
    for (const { as, power } of drawn) addPower(reserves, as, power * share);
    return covered(need, reserves) + WEIGHTS.handPower * drawnPower * share;
  }
}
