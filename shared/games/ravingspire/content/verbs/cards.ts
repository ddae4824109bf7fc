import type { Verb } from '../../../../packs/effects/define.ts';
import { AmountRef, orElse } from '../../../../packs/effects/schema.ts';
import {
  banishByEffect,
  bury,
  discard,
  drawCards,
  gainCard,
  gainLoot,
  layOnFoeDeck,
  reshuffleLater,
  toHand,
} from '../../rules/piles.ts';
import { holderOf, putOnDeck, takeFromHero } from '../../rules/effects-support.ts';
import { NONE } from '../../types.ts';
import { sayCards, sayCounted, sayTaken, sayWho } from '../say.ts';
import { forEachSeat, reachesOthers, WhoField } from '../seats.ts';
import { Cards, compileCards, move, remember, rememberOthers } from '../select.ts';
import { defineVerb, type TowerWorld } from '../world.ts';

const drawFields = { cards: AmountRef, who: WhoField };
const cardsWhoFields = { cards: Cards, who: WhoField };
const cardsFields = { cards: Cards };
const maybeCardsFields = { cards: orElse(Cards, 'this') };
const lootFields = { amount: AmountRef, who: WhoField };

/** Drawing, discarding, banishing and other moves of cards. */
export const cardVerbs: readonly Verb<TowerWorld>[] = [
  defineVerb({
    name: 'draw',
    fields: drawFields,
    example: { do: 'draw', cards: 1 },
    compile(node, c) {
      const cards = c.amount(node.cards);
      return (g, env) => {
        const count = cards(g, env);
        forEachSeat(g, env, node.who, (seat) => drawCards(g, seat, count));
      };
    },
    describe: (node, d) =>
      d.counted(
        'draw',
        node.cards,
        { ...sayWho(d, node.who), cards: sayCounted(d, 'cards', node.cards, 'cards') },
        'cards',
      ),
    concernsOthers: (node) => reachesOthers(node.who),
  }),
  defineVerb({
    name: 'discard',
    fields: cardsWhoFields,
    example: { do: 'discard', cards: { from: ['hand'], count: 1 } },
    compile(node, c) {
      const cards = compileCards(node.cards, c, roleAt(c.path));
      return (g, env) =>
        forEachSeat(g, env, node.who, (seat) => {
          const picked = cards.pick(g, env, seat, 'discard');
          remember(env, picked);
          const waits = env.departure !== null && picked.includes(env.card);
          discardHeld(g, waits ? picked.filter((card) => card !== env.card) : picked);
          if (waits) move(env, env.card, () => discardHeld(g, [env.card]));
        });
    },
    describe: (node, d) =>
      d.say('discard', {
        ...sayWho(d, node.who),
        cards: d.at('cards', sayCards(d, node.cards, { usual: ['hand'], who: node.who }), 'cards'),
      }),
    concernsOthers: (node) => reachesOthers(node.who),
    payable: (node, c) => compileCards(node.cards, c, 'price').enough,
  }),
  defineVerb({
    name: 'banish',
    fields: cardsWhoFields,
    example: { do: 'banish', cards: { from: ['hand', 'discard'] } },
    compile(node, c) {
      const cards = compileCards(node.cards, c, roleAt(c.path));
      return (g, env) =>
        forEachSeat(g, env, node.who, (seat) => {
          const picked = cards.pick(g, env, seat, 'banish');
          remember(env, picked);
          for (const card of picked) move(env, card, () => banishByEffect(g, card, seat));
        });
    },
    describe: (node, d) =>
      d.say('banish', {
        ...sayWho(d, node.who),
        cards: d.at('cards', sayCards(d, node.cards, { who: node.who }), 'cards'),
      }),
    concernsOthers: (node) => reachesOthers(node.who),
    payable: (node, c) => compileCards(node.cards, c, 'price').enough,
  }),
  defineVerb({
    name: 'retrieve',
    fields: cardsFields,
    example: { do: 'retrieve', cards: { from: ['discard'] } },
    compile(node, c) {
      const cards = compileCards(node.cards, c);
      return (g, env) => {
        const picked = cards.pick(g, env, env.seat, 'retrieve');
        remember(env, picked);
        for (const card of picked) move(env, card, () => toHand(g, env.seat, card));
      };
    },
    describe: (node, d) => d.say('retrieve', sayTaken(d, node.cards)),
  }),
  defineVerb({
    name: 'steal',
    fields: cardsFields,
    example: { do: 'steal', cards: { from: ['discard'], whose: 'another', kind: ['adventurer'] } },
    compile(node, c) {
      const cards = compileCards(node.cards, c);
      return (g, env) => {
        const picked = cards.pick(g, env, env.seat, 'steal');
        remember(env, picked);
        for (const card of picked) move(env, card, () => takeFromHero(g, env.seat, card));
      };
    },
    describe: (node, d) => d.say('steal', sayTaken(d, node.cards)),
  }),
  defineVerb({
    name: 'put-on-deck',
    fields: cardsFields,
    example: { do: 'put-on-deck', cards: { from: ['discard'] } },
    compile(node, c) {
      const cards = compileCards(node.cards, c);
      return (g, env) => {
        const picked = cards.pick(g, env, env.seat, 'put-on-deck');
        remember(env, picked);
        for (const card of picked) move(env, card, () => putOnDeck(g, env.seat, card));
      };
    },
    describe: (node, d) => d.say('put-on-deck', sayTaken(d, node.cards)),
  }),
  defineVerb({
    name: 'gain',
    fields: cardsFields,
    example: { do: 'gain', cards: { from: ['ring'], not: ['adversary'] } },
    compile(node, c) {
      const cards = compileCards(node.cards, c);
      return (g, env) => {
        const picked = cards.pick(g, env, env.seat, 'gain');
        remember(env, picked);
        for (const card of picked) move(env, card, () => gainCard(g, env.seat, card));
      };
    },
    describe: (node, d) => d.say('gain', sayTaken(d, node.cards)),
  }),
  defineVerb({
    name: 'gain-loot',
    fields: lootFields,
    example: { do: 'gain-loot', amount: 1 },
    compile(node, c) {
      const amount = c.amount(node.amount);
      return (g, env) => {
        const count = amount(g, env);
        forEachSeat(g, env, node.who, (seat) => gainLoot(g, seat, count));
      };
    },
    describe: (node, d) => d.counted('gain-loot', node.amount, sayWho(d, node.who)),
    concernsOthers: (node) => reachesOthers(node.who),
  }),
  defineVerb({
    name: 'reshuffle',
    fields: maybeCardsFields,
    example: { do: 'reshuffle' },
    compile(node, c) {
      const cards = compileCards(node.cards ?? 'this', c);
      return (g, env) => {
        const picked = cards.pick(g, env, env.seat, 'reshuffle');
        rememberOthers(env, node.cards, picked);
        for (const card of picked) move(env, card, () => reshuffleLater(g, card));
      };
    },
    describe: (node, d) =>
      d.say('reshuffle', { cards: d.at('cards', sayCards(d, node.cards ?? 'this'), 'cards') }),
  }),
  defineVerb({
    name: 'bury',
    fields: maybeCardsFields,
    example: { do: 'bury', cards: { from: ['ring'] } },
    compile(node, c) {
      const cards = compileCards(node.cards ?? 'this', c);
      return (g, env) => {
        const picked = cards.pick(g, env, env.seat, 'bury');
        rememberOthers(env, node.cards, picked);
        for (const card of picked) move(env, card, () => bury(g, card, 'CARD-4'));
      };
    },
    describe: (node, d) =>
      d.say('bury', { cards: d.at('cards', sayCards(d, node.cards ?? 'this'), 'cards') }),
  }),
  defineVerb({
    name: 'lay-on-foe-deck',
    fields: {},
    example: { do: 'lay-on-foe-deck' },
    compile: () => (g, env) => {
      if (env.card > NONE) move(env, env.card, () => layOnFoeDeck(g, env.card));
    },
    describe: (_node, d) => d.say('lay-on-foe-deck'),
  }),
  defineVerb({
    name: 'pick',
    fields: cardsFields,
    example: { do: 'pick', cards: { from: ['hand'] } },
    compile(node, c) {
      const cards = compileCards(node.cards, c);
      return (g, env) => remember(env, cards.pick(g, env, env.seat, 'pick'));
    },
    describe: (node, d) => d.say('pick', { cards: d.at('cards', sayCards(d, node.cards), 'cards') }),
  }),
];

/** Cards of a price take the card that the action named as price. */
const roleAt = (path: string): 'card' | 'price' => (/\/price\/\d+$/.test(path) ? 'price' : 'card');

/** Discards cards, each to the discard pile of the hero that holds it; cards that no hero holds stay. */
function discardHeld(g: TowerWorld['step'], cards: readonly number[]): void {
  const holders = cards.map((card) => holderOf(g.state, card));
  for (const seat of new Set(holders)) {
    if (seat === NONE) continue;
    discard(
      g,
      seat,
      cards.filter((_card, i) => holders[i] === seat),
    );
  }
}
