import { MISSING } from './finder.ts';
import Type from '../../../generated/typebox.js';
import type { Fields } from '../../../engine/scenario.ts';
import { CardId } from '../content/filters.ts';
import { offerExplore } from '../offers.ts';
import { checkWell, explorePrice, useWell } from '../rules/explore.ts';
import { NONE, type CardNumber, type Pay } from '../types.ts';
import { Card, deed, defineAction, Flag, likeOf, paid, Payment } from './define.ts';
import { shortOf } from './explore.ts';
import {
  flag,
  Flag as MaybeFlag,
  From,
  Index as StepIndex,
  Pays,
  readPay,
  type Scene,
  withCard,
  writePay,
} from './scene.ts';

/** A card is banished in the Well of Souls (EXP-5). */
export const well = defineAction({
  do: 'well',
  order: 160,
  at: ['explore'],
  fields: { pay: Payment, brute: Flag, banish: Card },
  check: (match, state, seat, { pay, brute, banish }) => checkWell(match, state, seat, pay, brute, banish),
  apply: (g, seat, { pay, banish }) => useWell(g, seat, pay, banish),
  offers(at) {
    const { match, state, seat, hero } = at;
    const offer = offerExplore(match, state, seat, 'well', at.sources);
    if (offer === null) return [];
    const { pay, brute } = offer;
    // Cards that pay may be banished as well, from any zone.
    const paying = pay.flatMap((entry) =>
      'card' in entry && !hero.hand.includes(entry.card) ? [entry.card] : [],
    );
    const cards = [...at.chosen([...hero.hand, ...hero.discard]), ...(at.everyCard ? paying : [])];
    return cards.map((banish) => ({ pay, brute, banish }));
  },
  tries({ match, state, seat, sources, hero }) {
    const [banish = NONE] = [...hero.hand, ...hero.discard];
    if (banish === NONE) return [];
    const offer = offerExplore(match, state, seat, 'well', sources);
    return [{ pay: offer?.pay ?? [], brute: offer?.brute ?? false, banish }];
  },
  inNumbers: (match, state, seat, _action, refusal) => shortOf(match, state, seat, 'well', refusal),
  group: () => 'explore',
  card: ({ banish }) => banish,
  key: (match, _state, _seat, { banish }) => likeOf(match, banish),
  price: (match, state, seat) => explorePrice(match, state, seat, 'well'),
  paidAlike: () => 'well',
  say: (s, { banish }) => s.say('action.well', { card: s.card(banish) }),
  did: (s, { pay, brute, banish }, seat) =>
    deed(s, seat, 'did.well', { card: s.card(banish), ...paid(s, pay, brute) }),
  openly: (s, _action, seat) => s.say('open.well', { hero: s.hero(seat) }),
  scenario: {
    fields: { pay: Pays, brute: MaybeFlag, banish: CardId, from: From, index: Type.Optional(StepIndex) },
    read(scene, step) {
      const pay = readPay(scene, step.pay);
      if (pay === null) return null;
      return withCard(banished(scene, pay, step), (banish) => ({ pay, brute: step.brute === true, banish }));
    },
    write(scene, { pay, brute, banish }) {
      const paying = writePay(scene, pay);
      const swallowed = pay.some((entry) => 'card' in entry && entry.card === banish);
      const { card, ...where } = swallowed
        ? { card: scene.match.cards[banish].id, from: 'played' }
        : scene.cards.name(banish, ['hand', 'discard']);
      return { pay: paying, banish: card, ...where, ...flag({ brute }) };
    },
  },
});

/** The Well may swallow a card that it is paid with: named `from: played`, or not found anywhere else. */
function banished({ match, cards }: Scene, pay: readonly Pay[], step: Fields): CardNumber {
  const { banish: id, from } = step;
  const paying = pay.flatMap((entry) =>
    'card' in entry && match.cards[entry.card].id === id ? [entry.card] : [],
  );
  if (from === 'played' && paying.length > 0) return paying[0];
  const found = cards.find(id, ['hand', 'discard'], step);
  if (found !== MISSING || from !== undefined) return found;
  return paying[0] ?? cards.find(id, ['slots', 'played']);
}
