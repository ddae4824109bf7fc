// How the cards of a hand are laid out.

/** The least that can be seen, and pressed, of a card that others cover; in CSS pixels. */
export const LEAST_SEEN = 24;

/** As small as a card becomes before cards lie over one another: a part of its best width, but never less than that. */
const SMALLER = 0.72;
const SMALLEST = 84;

/** How a hand lies: each card so far from the one before it, and the size of all. */
export interface Fan {
  /** From the left edge of a card to that of the next, in CSS pixels. */
  readonly step: number;
  /** Width of a card, in CSS pixels. */
  readonly width: number;
}

/** Part of a card that stays in sight where cards overlap only to be larger: its number is close to its edge. */
const IN_SIGHT = 0.92;

/**
 * Lays cards into a row: side by side while there is room, a little smaller if that helps, then over one another, and
 * much smaller only when less than a finger's width of a card would be seen.
 *
 * @param room width of the row
 * @param width of a card at its best
 * @param gap between cards that lie side by side
 * @param grown width of a card in larger letters: for that width cards overlap a little; they are never smaller than without
 */
export function fanOf(cards: number, room: number, width: number, gap: number, grown = width): Fan {
  const plain = plainFan(cards, room, width, gap);
  const over = Math.min(grown, room / (1 + IN_SIGHT * Math.max(0, cards - 1)));
  if (grown <= width || over <= plain.width) return plain;
  const step = cards <= 1 ? over + gap : Math.min(over + gap, (room - over) / (cards - 1));
  return { step, width: over };
}

function plainFan(cards: number, room: number, width: number, gap: number): Fan {
  if (cards <= 1) return { step: width + gap, width: Math.min(width, Math.max(room, LEAST_SEEN)) };
  const beside = (room - gap * (cards - 1)) / cards;
  if (beside >= width) return { step: width + gap, width };
  const small = Math.min(width, Math.max(SMALLER * width, SMALLEST));
  if (beside >= small) return { step: beside + gap, width: beside };
  const step = (room - small) / (cards - 1);
  if (step >= LEAST_SEEN) return { step, width: small };
  // The last one has what the others leave it. No hand is so large that nothing would be left.
  const left = room - LEAST_SEEN * (cards - 1);
  if (left >= LEAST_SEEN) return { step: LEAST_SEEN, width: left };
  return { step: room / cards, width: room / cards };
}
