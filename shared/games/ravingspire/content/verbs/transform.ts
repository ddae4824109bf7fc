import type { Verb } from '../../../../packs/effects/define.ts';
import { transform } from '../../rules/transform.ts';
import { NONE } from '../../types.ts';
import { CardId } from '../filters.ts';
import { isOne, sayCards } from '../say.ts';
import { Cards, compileCards, move, remember } from '../select.ts';
import { defineVerb, type TowerWorld } from '../world.ts';

const transformFields = { cards: Cards, into: CardId };

/** Cards that become others of the supply (LANG-38). */
export const transformVerb: Verb<TowerWorld> = defineVerb({
  name: 'transform',
  format: 2,
  fields: transformFields,
  example: { do: 'transform', cards: { from: ['hand'], kind: ['starter'] }, into: 'base:stray-squire' },
  compile(node, c) {
    const cards = compileCards(node.cards, c);
    return (g, env) => {
      if (g.state.supply.every((card) => g.match.cards[card].id !== node.into)) return remember(env, []);
      const picked = cards.pick(g, env, env.seat, 'banish');
      const made: number[] = [];
      remember(env, made);
      for (const card of picked)
        move(env, card, () => {
          const next = transform(g, env.seat, card, node.into);
          if (next === NONE) return;
          made.push(next);
          remember(env, made);
        });
    };
  },
  describe: (node, d) =>
    d.say('transform', {
      cards: d.at('cards', sayCards(d, node.cards), 'cards'),
      into: d.at('into', d.name(node.into)),
      plural: isOne(node.cards) ? 'no' : 'yes',
    }),
});
