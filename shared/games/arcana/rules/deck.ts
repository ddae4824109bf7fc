import type { CardNumber, G, State } from '../types.ts';
import { NONE } from '../types.ts';
import { STREAM } from './streams.ts';

/** Cards that can be drawn before deck and discard pile are used up; the Fool is never drawn into a hand (AR-R!34). */
export const drawable = ({ deck, discard }: State): number => deck.length - 1 + discard.length;

/** Whether there is anything to draw: not when the deck is the Fool alone and nothing was discarded (AR-R!34). */
export const canDraw = (state: State): boolean => drawable(state) > 0;

/**
 * Takes the top card of the deck. The Fool is shown and never taken: the discard pile goes into the deck, the draw is
 * made again, and the Fool is shuffled back in (AR-R!33). There is something to draw.
 */
function takeTop(g: G): CardNumber {
  const { state, match } = g;
  const top = state.deck.pop()!;
  g.reveal();
  if (top !== match.fool) return top;
  g.emit({ kind: 'foolDrawn', seat: NONE, card: top, rule: 'AR-R!33' });
  if (state.discard.length > 0) {
    g.emit({ kind: 'reshuffled', seat: NONE, count: state.discard.length, rule: 'AR-R!33' });
    state.deck.push(...state.discard.splice(0));
  }
  g.shuffle(state.deck, STREAM.deck);
  const card = state.deck.pop()!;
  state.deck.push(top);
  g.shuffle(state.deck, STREAM.deck);
  return card;
}

/**
 * Draws a card into a hand, which has room for it; without effect when there is nothing to draw (AR-R!34).
 *
 * @param rule what lets the player draw
 */
export function drawInto(g: G, seat: number, rule: string): void {
  if (!canDraw(g.state)) return;
  const card = takeTop(g);
  g.state.players[seat].hand.push(card);
  g.emit({ kind: 'cardDrawn', seat, card, rule });
}

/** Puts cards on the discard pile. */
export function discard(g: G, cards: readonly CardNumber[]): void {
  g.state.discard.push(...cards);
}
