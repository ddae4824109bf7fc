import { phraseText } from '../../../words/tokens.ts';
import type { Fact } from '../../../tableau/tableau.ts';
import { sources } from '../payments/sources.ts';
import { ATTRIBUTES, attributeBit, CHARM, FIGHT, SKILL, VORPAL, type Phase } from '../types.ts';
import { fact, type Viewpoint } from './zones.ts';

/** Sets of attributes of which power can be either. */
const SHARED = [FIGHT | SKILL, FIGHT | CHARM, SKILL | CHARM, VORPAL];

/** Phases in which power is spent. */
const SPENDING: readonly Phase[] = ['encounter', 'showdown', 'keep', 'explore'];

/**
 * The power that a seat has left to spend: what counts as one attribute for certain, what can be either of several, and
 * all together, as brute force counts it. Empty for a seat that does not spend now, or whose hand is not seen.
 */
export function purseFacts({ t, state, sees }: Viewpoint, seat: number): Fact[] {
  if (seat !== state.active || !sees(seat) || !SPENDING.includes(state.phase)) return [];
  const { s, match } = t;
  const found = sources(match, state, seat, state.battle.kind !== 'none');
  const sum = (shape: number): number =>
    found.reduce((total, { value, as }) => total + (as === shape ? value : 0), 0);
  const [fight, skill, charm] = ATTRIBUTES.map((name) => {
    const bit = attributeBit(name);
    return s.power(sum(bit), bit);
  });
  const shared = SHARED.filter((shape) => sum(shape) > 0).map((shape) => s.power(sum(shape), shape));
  const sure = s.say('fact.purse.sure', { fight, skill, charm });
  const total = String(found.reduce((all, { value }) => all + value, 0));
  const all = [
    { symbol: 'brute', value: total, text: phraseText(s.say('fact.purse.all', { total })) },
  ] as const;
  return [
    fact(
      'purse',
      s.say('fact.purse'),
      s.say('fact.purse.value', { amounts: s.list([sure, ...shared]), all }),
    ),
  ];
}
