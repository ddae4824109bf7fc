import Type from '../../../../generated/typebox.js';
import { charge } from '../../../../packs/effects/compile.ts';
import type { Verb } from '../../../../packs/effects/define.ts';
import type { Describer, Phrase } from '../../../../packs/effects/describe.ts';
import { closed, Flag, orElse } from '../../../../packs/effects/schema.ts';
import type { AmountNode, EffectOf } from '../../../../packs/effects/world.ts';
import {
  belongsIn,
  countUntil,
  DECKS,
  isInDeck,
  lookAt,
  putBack,
  shuffleInto,
  type DeckName,
} from '../../rules/decks.ts';
import { mayLieOnRing, putOnRing } from '../../rules/waiting.ts';
import { NONE } from '../../types.ts';
import { compileFilter, filterFields } from '../filters.ts';
import { isOne, sayCards, sayOne, sayTaken } from '../say.ts';
import { Cards, compileCards, Count, inEffect, inOrder, LOOKED_AT, move, remember } from '../select.ts';
import { defineVerb, type Compiler, type TowerWorld } from '../world.ts';

const DeckField = orElse(Type.Enum(DECKS), 'battle');
const untilFields = { deck: DeckField, until: closed(filterFields) };
const shuffleFields = { deck: DeckField, cards: Type.Optional(Cards) };
const lookFields = { deck: DeckField, cards: Count };
const ringFields = { cards: Cards };
const backFields = { cards: Cards, under: Flag };

const sayDeck = (d: Describer, deck: DeckName = 'battle'): Phrase => d.at('deck', d.say('deck.of', { deck }));

/** What an effect looks at: a number of cards from the top, or all of the deck (LANG-25). */
interface Looking {
  readonly deck?: DeckName;
  readonly cards: AmountNode | 'all';
}

/** Looks at the top of a deck, or through all of it; `open` to all seats. */
function looking({ deck = 'battle', cards }: Looking, c: Compiler, open: boolean): EffectOf<TowerWorld> {
  const count = cards === 'all' ? () => Infinity : c.amount(cards);
  return (g, env) => {
    const seen = lookAt(g, env.seat, deck, count(g, env), open);
    if (cards === 'all') charge(g, seen.length / LOOKED_AT);
    remember(env, seen);
  };
}

function sayLooking(d: Describer, verb: 'look' | 'reveal', { deck, cards }: Looking): Phrase {
  const said = { deck: sayDeck(d, deck) };
  return cards === 'all'
    ? d.rest('cards', d.say(`${verb}.all`, said), 'amount')
    : d.counted(verb, cards, said, 'cards');
}

/** Looking at decks, and what is done to the order of their cards. */
export const deckVerbs: readonly Verb<TowerWorld>[] = [
  defineVerb({
    name: 'look',
    format: 2,
    fields: lookFields,
    example: { do: 'look', cards: 3 },
    compile: (node, c) => looking(node, c, false),
    describe: (node, d) => sayLooking(d, 'look', node),
  }),
  defineVerb({
    name: 'reveal',
    format: 2,
    fields: lookFields,
    example: { do: 'reveal', cards: 1 },
    compile: (node, c) => looking(node, c, true),
    describe: (node, d) => sayLooking(d, 'reveal', node),
  }),
  defineVerb({
    name: 'reveal-until',
    format: 2,
    fields: untilFields,
    example: { do: 'reveal-until', until: { kind: ['weapon'] } },
    compile({ deck = 'battle', until }, c) {
      const meant = compileFilter(until, inEffect(c));
      return (g, env) => {
        const { seat } = env;
        const is = meant(g, env);
        const cards = lookAt(g, seat, deck, countUntil(g, seat, deck, is), true);
        charge(g, cards.length / LOOKED_AT);
        // Where no such card has come, there is none to speak of.
        remember(env, cards);
        if (!cards.slice(-1).some((card) => is(g.match, g.state, card, seat))) env.chosen = NONE;
      };
    },
    describe: (node, d) =>
      d.say('reveal-until', {
        deck: sayDeck(d, node.deck),
        cards: d.at('until', sayOne(d, node.until), 'cards'),
      }),
  }),
  defineVerb({
    name: 'shuffle',
    format: 2,
    fields: shuffleFields,
    example: { do: 'shuffle', cards: { from: ['discard'], count: 'all' } },
    compile({ deck = 'battle', cards }, c) {
      if (cards === undefined) return (g, env) => shuffleInto(g, env.seat, deck, []);
      const chosen = compileCards(cards, c, 'card', belongsIn(deck));
      return (g, env) => {
        const { seat } = env;
        const picked = chosen.pick(g, env, seat, 'shuffle');
        remember(env, picked);
        // A card that is pointed at and was never chosen leaves the deck as it is.
        if (cards === 'that' && picked.length === 0) return;
        const shuffle = (): void => shuffleInto(g, seat, deck, picked);
        if (picked.includes(env.card)) move(env, env.card, shuffle);
        else shuffle();
      };
    },
    describe(node, d) {
      const deck = d.at('deck', d.say('deck.into', { deck: node.deck ?? 'battle' }));
      return node.cards === undefined
        ? d.say('shuffle', { deck })
        : d.say('shuffle.cards', { deck, ...sayTaken(d, node.cards) });
    },
  }),
  defineVerb({
    name: 'put-on-ring',
    format: 2,
    fields: ringFields,
    example: { do: 'put-on-ring', cards: { from: ['discard'], kind: ['weapon'] } },
    compile(node, c) {
      const cards = compileCards(node.cards, c, 'card', mayLieOnRing);
      return (g, env) => {
        const picked = cards.pick(g, env, env.seat, 'put-on-ring');
        remember(env, picked);
        for (const card of picked) move(env, card, () => putOnRing(g, env.seat, card));
      };
    },
    describe: (node, d) => d.say('put-on-ring', { cards: d.at('cards', sayCards(d, node.cards), 'cards') }),
  }),
  defineVerb({
    name: 'put-back',
    format: 2,
    fields: backFields,
    example: { do: 'put-back', cards: { from: ['deck'] } },
    compile(node, c) {
      const cards = compileCards(node.cards, c, 'card', isInDeck);
      const { under = false } = node;
      return (g, env) => {
        const { seat } = env;
        const picked = under
          ? cards.pick(g, env, seat, 'put-under')
          : inOrder(g, seat, 'put-back', cards.pick(g, env, seat, 'put-back'));
        remember(env, picked);
        putBack(g, seat, picked, under);
      };
    },
    describe: (node, d) =>
      d.say('put-back', {
        cards: d.at('cards', sayCards(d, node.cards), 'cards'),
        under: d.word('under', node.under === true ? 'yes' : 'no'),
        several: isOne(node.cards) ? 'no' : 'yes',
      }),
  }),
];
