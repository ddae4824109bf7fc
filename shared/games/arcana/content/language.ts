import { generalAmounts } from '../../../packs/effects/amounts.ts';
import {
  createLanguage,
  type AmountKind,
  type CardLanguage,
  type Verb,
} from '../../../packs/effects/define.ts';
import type { NodeCompiler } from '../../../packs/effects/compile.ts';
import { AmountRef } from '../../../packs/effects/schema.ts';
import type { AmountNode, AmountOf } from '../../../packs/effects/world.ts';
import { damageFoe, drawAndGive, heal } from '../rules/effects.ts';
import type { ArcanaWorld } from '../rules/card.ts';
import { defineAmount, defineVerb } from './world.ts';

const fields = { amount: AmountRef };

/** A calculation may come to less than nothing, what it counts cannot: damage never heals. */
function countOf(node: AmountNode, c: NodeCompiler<ArcanaWorld>): AmountOf<ArcanaWorld> {
  const amount = c.amount(node);
  return (g, env) => Math.max(0, amount(g, env));
}

/** What the cards of a suit can do (AR-PLAY-1 to AR-PLAY-4). */
const verbs: readonly Verb<ArcanaWorld>[] = [
  defineVerb({
    name: 'damage',
    fields,
    example: { do: 'damage', amount: { amount: 'result' } },
    compile(node, c) {
      const amount = countOf(node.amount, c);
      return (g, env) => damageFoe(g, env, amount(g, env));
    },
    describe: (node, d) => d.counted('damage', node.amount),
  }),
  defineVerb({
    name: 'heal',
    fields,
    example: { do: 'heal', amount: { amount: 'result' } },
    compile(node, c) {
      const amount = countOf(node.amount, c);
      return (g, env) => heal(g, env, amount(g, env));
    },
    describe: (node, d) => d.counted('heal', node.amount),
  }),
  defineVerb({
    name: 'draw',
    fields,
    example: { do: 'draw', amount: { amount: 'result' } },
    compile(node, c) {
      const amount = countOf(node.amount, c);
      return (g, env) => drawAndGive(g, env.seat, amount(g, env));
    },
    describe: (node, d) => d.counted('draw', node.amount),
  }),
];

const amounts: readonly AmountKind<ArcanaWorld>[] = [
  ...generalAmounts<ArcanaWorld>(),
  defineAmount({
    name: 'result',
    fields: {},
    example: { amount: 'result' },
    compile: () => (_g, env) => env.result,
    // A card that has a rank says it.
    describe: (node, d) =>
      'rank' in node
        ? d.say('amount.rank', { rank: [{ number: Number(node.rank) }] })
        : d.say('amount.result'),
  }),
];

/** All words of the card language of this game. */
export const language: CardLanguage<ArcanaWorld> = createLanguage<ArcanaWorld>({
  hooks: {
    // Once the last foe has fallen nothing more happens (AR-R!39).
    status: (g) => (g.state.outcome === null ? 'on' : 'over'),
    // No word of this language repeats another: a card's few effects cannot run away.
    exhausted: () => undefined,
  },
  verbs,
  amounts,
  conditions: [],
});
