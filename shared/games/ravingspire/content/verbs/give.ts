import Type from '../../../../generated/typebox.js';
import type { Verb } from '../../../../packs/effects/define.ts';
import { giveTo } from '../../rules/effects-support.ts';
import { sayTaken } from '../say.ts';
import { forEachSeat } from '../seats.ts';
import { Cards, compileCards, move, remember } from '../select.ts';
import { defineVerb, type TowerWorld } from '../world.ts';

/** One hero, who is not you. */
const TO = ['left', 'right', 'another', 'another-here', 'that'] as const;
const giveFields = { cards: Cards, to: Type.Enum(TO) };

/** Cards that go to another hero (LANG-36). */
export const giveVerb: Verb<TowerWorld> = defineVerb({
  name: 'give',
  format: 2,
  fields: giveFields,
  example: { do: 'give', cards: { from: ['hand'] }, to: 'left' },
  compile(node, c) {
    const cards = compileCards(node.cards, c);
    return (g, env) =>
      forEachSeat(g, env, node.to, (seat) => {
        const picked = cards.pick(g, env, env.seat, 'give');
        remember(env, picked);
        for (const card of picked) move(env, card, () => giveTo(g, env.seat, seat, card));
      });
  },
  describe: (node, d) =>
    d.say('give', { ...sayTaken(d, node.cards), to: d.at('to', d.say('give.to', { who: node.to }), 'who') }),
});
