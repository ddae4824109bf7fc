import Type from '../../../../generated/typebox.js';
import { BOUNDS } from '../../../../packs/effects/bounds.ts';
import { exhaust } from '../../../../packs/effects/compile.ts';
import type { Verb } from '../../../../packs/effects/define.ts';
import { ChangeRef, wordsSince } from '../../../../packs/effects/schema.ts';
import type { Phrase } from '../../../../words/tokens.ts';
import type { AmountNode, ChangeNode } from '../../../../packs/effects/world.ts';
import { addUntil } from '../../rules/battle.ts';
import { NONE } from '../../types.ts';
import { changeKind, changesCards, compileTemporary } from '../modifiers.ts';
import { CHOSEN, sayCards, type Manner } from '../say.ts';
import { Cards, compileCards, rememberOthers } from '../select.ts';
import { defineVerb, type TowerWorld } from '../world.ts';

const ENDS = ['turn', 'battle', 'play', 'forever'] as const;
const untilFields = {
  ends: wordsSince({ forever: 2 }, Type.Enum(ENDS)),
  cards: Type.Optional(Cards),
  change: ChangeRef,
};

/** Changes for a time: of chosen cards, of this card, or of all that a filter lets through (CARD-14). */
export const powerVerbs: readonly Verb<TowerWorld>[] = [
  defineVerb({
    name: 'until',
    fields: untilFields,
    example: {
      do: 'until',
      ends: 'turn',
      cards: { from: ['usable'], kind: ['weapon', 'armor'] },
      change: { mod: 'double-power' },
    },
    compile(node, c) {
      const { change, ends } = node;
      const index = c.card.temporary.push(compileTemporary(change, c.card.id)) - 1;
      const { lowers } = changeKind(change);
      const amount = 'amount' in change ? c.amount(change.amount as AmountNode) : () => 0;
      const bound = boundTo(node.cards, change);
      const cards = bound === undefined ? undefined : compileCards(bound, c);
      return (g, env) => {
        const targets = cards === undefined ? [NONE] : cards.pick(g, env, env.seat, 'until');
        if (bound !== undefined) rememberOthers(env, node.cards, targets);
        if (targets.length === 0) return;
        const value = amount(g, env);
        for (const target of targets) {
          if (g.state.until.length >= BOUNDS.changes) return exhaust(c.language, g, env);
          addUntil(g, {
            source: env.card,
            index,
            target,
            amount: lowers ? -value : value,
            seat: env.seat,
            ends,
          });
        }
      };
    },
    describe(node, d) {
      const { change } = node;
      const ends = d.word('ends', node.ends);
      const cards = boundTo(node.cards, change);
      const plain = change.mod === 'double-power' && change.against === undefined;
      const doubles = plain && node.ends !== 'forever';
      const changeOf = (bound: 'this' | typeof CHOSEN): Phrase => {
        const said = d.change(d.same({ ...change, cards: bound }, change));
        return node.cards === undefined ? said : d.taken('cards', change, said, 'cards');
      };
      if (cards === undefined) return d.say('until', { ends, change: d.change(change) });
      if (cards === 'this') return d.say('until', { ends, change: changeOf(cards) });
      const sayChosen = (manner: Manner): Phrase => d.at('cards', sayCards(d, cards, manner), 'cards');
      if (doubles) {
        const doubled = d.say('until.double', { ends, cards: sayChosen({ genitive: true }) });
        return d.rest('change', doubled, 'change');
      }
      return d.say('until.cards', { ends, cards: sayChosen({}), change: changeOf(CHOSEN) });
    },
  }),
];

/** The cards that a change is bound to, if any: one that is none of cards has nothing to be chosen for. */
export function boundTo(cards: Cards | undefined, change: ChangeNode): Cards | undefined {
  if (!changesCards(change)) return undefined;
  return cards ?? (change.cards === 'this' ? 'this' : undefined);
}
