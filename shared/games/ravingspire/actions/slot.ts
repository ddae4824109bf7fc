import { checkSlot, slotCard } from '../rules/slots.ts';
import { Card, deed, defineAction, Index } from './define.ts';
import { Index as StepIndex, named, OWN, withCard } from './scene.ts';

/** A card of the hand is put into a slot of the battlemat. */
export const slot = defineAction({
  do: 'slot',
  order: 180,
  at: ['move', 'bonusMove', 'trade', 'encounter', 'battle', 'explore'],
  fields: { card: Card, slot: Index },
  check: (match, state, seat, { card, slot: into }) => checkSlot(match, state, seat, card, into),
  apply: (g, seat, { card, slot: into }) => slotCard(g, seat, card, into),
  offers: (at) =>
    at.chosen(at.hero.hand).flatMap((card) => at.hero.slots.map((_, into) => ({ card, slot: into }))),
  tries: ({ hero }) => hero.hand.flatMap((card) => hero.slots.map((_, into) => ({ card, slot: into }))),
  isRefusedOnce: true,
  group: () => 'slots',
  card: ({ card }) => card,
  key(match, state, seat, { card, slot: into }) {
    const isFree = state.heroes[seat].slots[into].length === 0;
    const where = isFree ? `free ${match.heroes[seat].hero!.slots[into]}` : into;
    return `${match.cards[card].id} ${where}`;
  },
  say: (s, { card, slot: into }, seat) =>
    s.say('action.slot', { card: s.card(card), slot: String(into + 1), kind: s.slotKind(seat, into) }),
  did: (s, { card, slot: into }, seat) =>
    deed(s, seat, 'did.slot', { card: s.card(card), slot: String(into + 1) }),
  scenario: {
    fields: { ...named, slot: StepIndex },
    read: ({ cards }, step) =>
      withCard(cards.find(step.card, OWN, step), (card) => ({ card, slot: step.slot as number })),
    write: ({ cards }, { card, slot: into }) => ({ ...cards.name(card, OWN), slot: into }),
  },
});
