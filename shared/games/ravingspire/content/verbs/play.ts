import type { Verb } from '../../../../packs/effects/define.ts';
import { isPlayable, playByEffect } from '../../rules/play.ts';
import { playAgain } from '../../rules/triggers.ts';
import { isOne, sayCards } from '../say.ts';
import { Cards, compileCards, move, remember } from '../select.ts';
import { defineVerb, type TowerWorld } from '../world.ts';

const cardsFields = { cards: Cards };

/** Cards that are played by an effect, or do once more what they did (LANG-44). */
export const playVerbs: readonly Verb<TowerWorld>[] = [
  defineVerb({
    name: 'play',
    format: 2,
    fields: cardsFields,
    example: { do: 'play', cards: { from: ['discard'], kind: ['attack'] } },
    compile(node, c) {
      const cards = compileCards(node.cards, c, 'card', (g, card, env) => isPlayable(g, env.seat, card));
      return (g, env) => {
        const { seat } = env;
        const picked = cards.pick(g, env, seat, 'play');
        remember(env, picked);
        for (const card of picked) move(env, card, () => playByEffect(g, seat, card));
      };
    },
    describe: (node, d) => d.say('play', { cards: d.at('cards', sayCards(d, node.cards), 'cards') }),
  }),
  defineVerb({
    name: 'again',
    format: 2,
    fields: cardsFields,
    example: { do: 'again', cards: { from: ['played'], pick: 'last' } },
    compile(node, c) {
      const cards = compileCards(node.cards, c, 'card', (_g, card, env) => card !== env.card);
      return (g, env) => {
        const picked = cards.pick(g, env, env.seat, 'again');
        remember(env, picked);
        for (const card of picked) playAgain(g, env.seat, card);
      };
    },
    describe: (node, d) =>
      d.say('again', {
        cards: d.at('cards', sayCards(d, node.cards), 'cards'),
        several: isOne(node.cards) ? 'no' : 'yes',
      }),
  }),
];
