import Type from '../../../../generated/typebox.js';
import { BOUNDS } from '../../../../packs/effects/bounds.ts';
import { exhaust } from '../../../../packs/effects/compile.ts';
import type { Verb } from '../../../../packs/effects/define.ts';
import { closed, EffectsRef, orElse } from '../../../../packs/effects/schema.ts';
import type { Delayed } from '../../rules/card.ts';
import { speakerOf } from '../../rules/modifiers.ts';
import { NONE, type Later, type Match, type State } from '../../types.ts';
import { measureOf } from '../amounts.ts';
import { compileFilter, filterFields, type CardFilter, type Standpoint } from '../filters.ts';
import { sayAbout } from '../say.ts';
import { TRIGGERS, triggerOf, type TriggerName } from '../triggers.ts';
import { defineVerb, type TowerWorld } from '../world.ts';

/** The moments that an effect may wait for: all that a hero's own cards may hear of while they are in play. */
const MOMENTS: readonly TriggerName[] = TRIGGERS.flatMap(({ name, saysInPlay, ofTurn }) =>
  saysInPlay === true || ofTurn === true ? [name] : [],
);

const laterFields = {
  when: Type.Enum(MOMENTS),
  cards: orElse(closed(filterFields), {}),
  ends: Type.Optional(Type.Enum(['turn'] as const)),
  then: EffectsRef,
};

/** What the cards lean on that a moment is about: numbers are read as it comes, and *that card* was chosen before it (LANG-50). */
const WAITING: Standpoint<[Match, State, seat: number, Pick<Later, 'source' | 'chosen'>]> = {
  number(node) {
    const measure = measureOf(node);
    return (match, state, seat, { source }) => measure(match, state, seat, 0, source);
  },
  pointed: (which) =>
    which === 'this'
      ? (match, _state, seat, { source }) => speakerOf(match, seat, source)
      : (match, _state, _seat, { chosen }) => (chosen > NONE ? match.cards[chosen] : null),
};

function compileMeant(cards: CardFilter): Delayed['isMeant'] {
  const meant = compileFilter(cards, WAITING);
  return (match, state, card, seat, later) => meant(match, state, seat, later)(match, state, card, seat);
}

/** Effects that wait for a moment of their hero (LANG-40). */
export const laterVerbs: readonly Verb<TowerWorld>[] = [
  defineVerb({
    name: 'later',
    format: 2,
    fields: laterFields,
    example: { do: 'later', when: 'turn-start', then: [{ do: 'gain-sanity', amount: 2 }] },
    compile(node, c) {
      const { fires, gives } = triggerOf(node);
      const index =
        c.card.delayed.push({
          trigger: fires,
          isMeant: gives === 'card' ? compileMeant(node.cards ?? {}) : null,
          effect: c.effects(node.then, '/then'),
        }) - 1;
      const ends = node.ends === 'turn' ? ({ ends: 'turn' } as const) : {};
      return (g, env) => {
        const { state } = g;
        if (state.later.length >= BOUNDS.changes) return exhaust(c.language, g, env);
        state.later.push({ source: env.card, index, seat: env.seat, chosen: env.chosen, ...ends });
        g.emit({ kind: 'effectWaits', seat: env.seat, rule: 'LANG-40' });
      };
    },
    describe(node, d) {
      const said = d.say(`later.${node.when}`, {
        ...sayAbout(d, node, triggerOf(node)),
        ends: d.word('ends', node.ends ?? 'no'),
        then: d.effects(node.then, 'do', 'condition', true),
      });
      return d.rest('when', said, 'choice');
    },
    concernsOthers: (node, c) => c.concernsOthers(node.then),
  }),
];
