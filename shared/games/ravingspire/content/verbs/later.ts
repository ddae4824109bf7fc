import Type from '../../../../generated/typebox.js';
import { BOUNDS } from '../../../../packs/effects/bounds.ts';
import { exhaust } from '../../../../packs/effects/compile.ts';
import type { Verb } from '../../../../packs/effects/define.ts';
import { closed, EffectsRef, orElse } from '../../../../packs/effects/schema.ts';
import { compileFilter, filterFields } from '../filters.ts';
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
          isMeant: gives === 'card' ? compileFilter(node.cards ?? {}) : null,
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
