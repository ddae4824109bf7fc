import { checkInstead, checkPlayable, playCard, playInstead } from '../rules/play.ts';
import { endedEarly } from '../rules/turn.ts';
import { Card, deed, defineAction, Flag } from './define.ts';
import { flag, Flag as MaybeFlag, named, OWN, withCard } from './scene.ts';

/** A card is played for its text, or used up for the action that it has instead (CARD-5 ff.). */
export const play = defineAction({
  do: 'play',
  order: 80,
  at: ['encounter', 'battle'],
  cards: 'own',
  fields: { card: Card, instead: Flag },
  check: (match, state, seat, { card, instead }) =>
    instead ? checkInstead(match, state, seat, card) : checkPlayable(match, state, seat, card),
  apply(g, seat, { card, instead }) {
    if (instead) playInstead(g, seat, card);
    else playCard(g, seat, card);
    endedEarly(g);
  },
  offers({ match }, card) {
    const { effects, as } = match.cards[card];
    const plainly = effects.played !== null || as !== 0 ? [{ card, instead: false }] : [];
    return [...plainly, { card, instead: true }];
  },
  tries: ({ match }, card) => [
    { card, instead: false },
    ...(match.cards[card].instead === null ? [] : [{ card, instead: true }]),
  ],
  isRefusedOnce: true,
  group: () => 'play',
  card: ({ card }) => card,
  notes: 'rules',
  key: (match, _state, _seat, { card, instead }) => `${match.cards[card].id} ${instead}`,
  say: (s, { card, instead }) =>
    s.say(instead ? 'action.play.instead' : 'action.play', { card: s.card(card) }),
  did: (s, { card, instead }, seat) =>
    deed(s, seat, instead ? 'did.play.instead' : 'did.play', { card: s.card(card) }),
  scenario: {
    fields: { ...named, instead: MaybeFlag },
    read: ({ cards }, step) =>
      withCard(cards.find(step.card, OWN, step), (card) => ({ card, instead: step.instead === true })),
    write: ({ cards }, { card, instead }) => ({ ...cards.name(card, OWN), ...flag({ instead }) }),
  },
});
