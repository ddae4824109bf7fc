import type { CardNumber, G, State } from '../types.ts';

/** Counters that lie on a card. */
export interface Counters {
  readonly card: CardNumber;
  count: number;
  /** Whether they stay on it wherever it goes (LANG-30). */
  readonly lasting: boolean;
}

/** As many counters as one card may hold (LANG-30). */
export const MOST_COUNTERS = 99;

/** How many counters lie on a card. */
export function countersOf({ counters }: State, card: CardNumber): number {
  let sum = 0;
  for (const lying of counters) if (lying.card === card) sum += lying.count;
  return sum;
}

/** Puts counters on a card, as many as it can hold (LANG-30). */
export function putCounters(g: G, seat: number, card: CardNumber, count: number, lasting: boolean): void {
  const { state } = g;
  const put = Math.min(count, MOST_COUNTERS - countersOf(state, card));
  if (put <= 0) return;
  const lying = state.counters.find((one) => one.card === card && one.lasting === lasting);
  if (lying === undefined) state.counters.push({ card, count: put, lasting });
  else lying.count += put;
  tell(g, seat, card, put);
}

/** Takes counters off a card, as many as lie there; those that last go last (LANG-30). */
export function takeCounters(g: G, seat: number, card: CardNumber, count: number): void {
  const { state } = g;
  const taken = Math.min(count, countersOf(state, card));
  if (taken <= 0) return;
  let left = taken;
  for (const lasting of [false, true]) {
    const lying = state.counters.find((one) => one.card === card && one.lasting === lasting);
    if (lying === undefined) continue;
    const off = Math.min(left, lying.count);
    lying.count -= off;
    left -= off;
  }
  state.counters = state.counters.filter((one) => one.count > 0);
  tell(g, seat, card, -taken);
}

const tell = (g: G, seat: number, card: CardNumber, by: number): void =>
  g.emit({ kind: 'countersChanged', card, by, left: countersOf(g.state, card), seat, rule: 'LANG-30' });

/** What does not last comes off cards that go to a hand or to a pile (LANG-30). */
export function countersComeOff(state: State, cards: readonly CardNumber[]): void {
  if (state.counters.length === 0) return;
  state.counters = state.counters.filter(({ card, lasting }) => lasting || !cards.includes(card));
}

/** All counters come off a card that goes out of the game (LANG-30). */
export function clearCounters(state: State, card: CardNumber): void {
  if (state.counters.length > 0) state.counters = state.counters.filter((lying) => lying.card !== card);
}
