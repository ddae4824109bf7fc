import { CARD_ID } from '../../../packs/schema.ts';
import { MISSING } from './finder.ts';
import Type from '../../../generated/typebox.js';
import { given, taken, yes } from '../narrate/parts.ts';
import { partners } from '../rules/partners.ts';
import { askable, checkTrade, trade as exchange, tradeable, unnamed } from '../rules/trading.ts';
import { NONE } from '../types.ts';
import { Card, deed, defineAction, Index, likeOf } from './define.ts';
import { Flag, Index as StepIndex, MaybeCard, oneOf, OWN } from './scene.ts';

/** A card by its id, none, or a card of the partner's choice. */
const Wish = Type.Unsafe<string | null>({ type: ['string', 'null'], pattern: `${CARD_ID}|^any$` });

/** A card is offered to another hero on the same space, for another, for any, or as a gift (TRADE-1 ff.). */
export const trade = defineAction({
  do: 'trade',
  order: 40,
  at: ['trade', 'move', 'bonusMove'],
  fields: { with: Index, give: Card, take: Type.Union([Card, Type.Literal('any')]) },
  check: (match, state, seat, { with: partner, give, take }) =>
    checkTrade(match, state, seat, partner, give, take),
  apply: (g, seat, { with: partner, give, take }) => exchange(g, seat, partner, give, take),
  offers(at) {
    const { match, state, seat } = at;
    if (!match.options.trading) return [];
    return partners(match, state).flatMap((partner) => {
      const wanted = [...unnamed(match), ...at.chosen(askable(match, state, partner))];
      return [...at.chosen(tradeable(match, state, seat)), NONE].flatMap((give) =>
        wanted.map((take) => ({ with: partner, give, take })),
      );
    });
  },
  group: () => 'trade',
  /** The one given; of a gift asked for the one wanted. */
  card({ give, take }) {
    if (give !== NONE) return give;
    return take === 'any' ? NONE : take;
  },
  key: (match, _state, _seat, { with: partner, give, take }) =>
    `${partner} ${likeOf(match, give)} ${take === 'any' ? 'any' : likeOf(match, take)}`,
  say: (s, { with: partner, give, take }) =>
    s.say(give === NONE ? 'action.trade.gift' : 'action.trade', {
      with: s.hero(partner, 'dative'),
      asked: s.hero(partner, 'accusative'),
      ...given(s, give),
      ...taken(s, take),
    }),
  did: (s, { with: partner, give, take }, seat) =>
    deed(s, seat, give === NONE ? 'did.trade.gift' : 'did.trade', {
      toWith: s.hero(partner, 'dative'),
      asked: s.hero(partner, 'accusative'),
      ...given(s, give),
      ...taken(s, take),
    }),
  openly: (s, { with: partner, give }, seat) =>
    s.say('open.trade', {
      hero: s.hero(seat),
      gift: yes(give === NONE),
      asked: s.hero(partner, 'accusative'),
      toWith: s.hero(partner, 'dative'),
    }),
  scenario: {
    fields: {
      with: Type.Optional(StepIndex),
      give: Type.Optional(oneOf(MaybeCard)),
      take: Type.Optional(oneOf(Wish)),
      pass: Flag,
    },
    read({ cards }, step) {
      const partner = step.with as number;
      const give = step.give ? cards.find(step.give, OWN) : NONE;
      if (give === MISSING) return null;
      if (step.take === 'any') return { with: partner, give, take: 'any' as const };
      const take = step.take ? cards.find(step.take, OWN, {}, partner) : NONE;
      return take === MISSING ? null : { with: partner, give, take };
    },
    write: ({ cards }, { with: partner, give, take }) => ({
      with: partner,
      give: give === NONE ? null : cards.value(give, OWN),
      take: typeof take === 'string' ? take : take === NONE ? null : cards.value(take, OWN, partner),
    }),
  },
});
