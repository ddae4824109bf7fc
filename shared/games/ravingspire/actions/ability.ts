import { MISSING } from './finder.ts';
import Type from '../../../generated/typebox.js';
import { CardId } from '../content/filters.ts';
import { yes } from '../narrate/parts.ts';
import type { Speaker } from '../narrate/speaker.ts';
import { checkAbility, useAbility } from '../rules/abilities.ts';
import { NONE, type CardNumber } from '../types.ts';
import { Card, deed, defineAction, Index, likeOf } from './define.ts';
import { From, Index as StepIndex, oneOf, OWN } from './scene.ts';

/** An ability printed on the hero is used, on a card or for the price of one (HERO-5 ff.). */
export const ability = defineAction({
  do: 'ability',
  order: 110,
  at: ['encounter', 'battle'],
  fields: { index: Index, card: Card, price: Card },
  check: (match, state, seat, { index, card, price }) => checkAbility(match, state, seat, index, card, price),
  apply: (g, seat, { index, card, price }) => useAbility(g, seat, index, card, price),
  offers(at) {
    const { match, state, seat } = at;
    const chosen = (cards: readonly CardNumber[]): readonly CardNumber[] =>
      cards.length > 0 ? at.chosen(cards) : [NONE];
    return match.heroes[seat].hero!.abilities.flatMap(({ activate }, index) => {
      if (!activate) return [];
      const prices = chosen(activate.prices(match, state, seat));
      return chosen(activate.cards(match, state, seat)).flatMap((card) =>
        prices.map((price) => ({ index, card, price })),
      );
    });
  },
  tries: ({ match, seat }) =>
    match.heroes[seat].hero!.abilities.map((_, index) => ({ index, card: NONE, price: NONE })),
  group: () => 'play',
  card: ({ card }) => card,
  notes: 'ability',
  key: (match, _state, _seat, { index, card, price }) =>
    `${index} ${likeOf(match, card)} ${likeOf(match, price)}`,
  // What can be used on a card need not say that it cannot be used on none.
  use: ({ index }) => String(index),
  say: (s, action) => s.say('action.ability', values(s, action)),
  did: (s, action, seat) => deed(s, seat, 'did.ability', values(s, action)),
  openly: (s, { index }, seat) => s.say('open.ability', { hero: s.hero(seat), index: String(index) }),
  scenario: {
    fields: {
      index: StepIndex,
      card: Type.Optional(oneOf(CardId)),
      from: From,
      banish: Type.Optional(oneOf(CardId)),
    },
    read({ cards }, { index, card: id, banish, from }) {
      const price = banish === undefined ? NONE : cards.find(banish, OWN);
      const card = id === undefined ? NONE : cards.find(id, TOUCHED, from === undefined ? {} : { from });
      return price === MISSING || card === MISSING ? null : { index: index as number, card, price };
    },
    write: ({ cards }, { index, card, price }) => ({
      index,
      ...(price !== NONE && { banish: cards.value(price, OWN) }),
      ...(card !== NONE && { card: cards.value(card, TOUCHED) }),
    }),
  },
});

/** Cards that an ability may act on. */
const TOUCHED = ['hand', 'slots', 'played', 'ring', 'battle'] as const;

const values = (s: Speaker, { index, card, price }: { index: number; card: number; price: number }) => ({
  index: String(index),
  on: yes(card !== NONE),
  card: s.card(card),
  priced: yes(price !== NONE),
  price: s.card(price),
});
