import Type from '../../../generated/typebox.js';
import { generateFree } from '../rules/payment.ts';
import { canPlay } from '../rules/play.ts';
import { refuse } from '../rules/refuse.ts';
import { freePower } from '../rules/values.ts';
import { attributeBit, ATTRIBUTES, NONE, type AttributeName } from '../types.ts';
import { Attribute, deed, defineAction } from './define.ts';

/** A hero's own ability generates power (HERO-3). */
export const generateOwn = defineAction({
  do: 'generate',
  has: 'ability',
  order: 100,
  at: ['encounter', 'battle'],
  fields: { ability: Type.Literal(true), as: Attribute },
  check(match, state, seat, { as }) {
    if (!canPlay(state)) return refuse('wrong-phase', { phase: state.phase }, 'HERO-7');
    const { index, as: allowed } = freePower(match, state, seat);
    if (index === NONE || (allowed & attributeBit(as)) === 0) return refuse('no-power', {}, 'HERO-3');
    return state.used.includes(index) ? refuse('ability-used', { index }, 'HERO-6') : null;
  },
  apply: (g, seat, { as }) => generateFree(g, seat, as),
  offers: () => ATTRIBUTES.map((as) => ({ ability: true as const, as })),
  group: () => 'play',
  card: () => NONE,
  key: (_match, _state, _seat, { as }) => as,
  say: (s, { as }) => s.say('action.generate.own', { as: s.attribute(as) }),
  did: (s, { as }, seat) => deed(s, seat, 'did.generate.own', { as: s.attribute(as) }),
  scenario: {
    isMeant: ({ ability, card }) => ability === true && card === undefined,
    read: (_scene, step) => ({ ability: true as const, as: step.as as AttributeName }),
    write: (_scene, { as }) => ({ ability: true, as }),
  },
});
