import type { Phrase } from '../../../packs/effects/tokens.ts';
import { heaviest } from '../rules/encounter.ts';
import { adversaryHarm } from '../rules/recover.ts';
import { checkSlot } from '../rules/slots.ts';
import { isWaking } from '../rules/wake.ts';
import type { Action } from '../types.ts';
import { KEEP, NONE } from '../types.ts';
import type { Sight } from './teller.ts';
import { powerNow } from './values.ts';

const WORST_OVERWHELM = 6;
const WORST_DEFEAT = 12;

/** What is about to hurt if a seat does this, with numbers. */
export function warnings(t: Sight, action: Action): Phrase[] {
  switch (action.do) {
    case 'endEncounter':
      return [...overwhelm(t), ...unspent(t)];
    case 'endExplore':
      return [...adversaries(t), ...slottable(t)];
    case 'giveUp':
      return givingUp(t);
    case 'move':
    case 'exert':
      return action.enterKeep ? [t.s.say('warn.keep', { alone: t.match.seats === 1 ? 'yes' : 'no' })] : [];
    default:
      return [];
  }
}

function overwhelm({ match, state, hero, s }: Sight): Phrase[] {
  if (state.waiting === NONE || hero.level === KEEP || !match.options.overwhelm || isWaking(state)) return [];
  const { ring } = state.levels[hero.level];
  if (ring.includes(NONE)) return [];
  const replaced = heaviest(match, ring)
    .map((card) => s.card(card))
    .reduce((first, second) => s.say('value.either', { first, second }));
  const line = s.say('warn.overwhelm', {
    card: s.card(state.waiting),
    replaced,
    sanity: String(hero.sanity),
  });
  return hero.sanity <= WORST_OVERWHELM ? [line, s.say('warn.maybeMad')] : [line];
}

function unspent(t: Sight): Phrase[] {
  const { hero, state, s } = t;
  const powers = [...hero.played, ...hero.live].flatMap((card): Phrase[] => {
    const power = powerNow(t, card);
    return power.length === 0 ? [] : [s.say('warn.unspent.card', { power, card: s.card(card) })];
  });
  // What an ability has given by itself is lost as well.
  const { amount, as } = state.free;
  if (amount > 0) powers.push(s.say('warn.unspent.own', { power: s.power(amount, as) }));
  return powers.length === 0 ? [] : [s.say('warn.unspent', { powers: s.list(powers) })];
}

function adversaries({ match, state, hero, seat, s }: Sight): Phrase[] {
  const harm = adversaryHarm(match, state, seat);
  if (harm === 0) return [];
  const count = state.levels[hero.level].ring.filter(
    (card) => card !== NONE && match.cards[card].kind === 'adversary',
  ).length;
  const line = s.say('warn.adversaries', { harm: String(harm), count, sanity: String(hero.sanity) });
  return harm >= hero.sanity ? [line, s.say('warn.mad', { left: String(state.madness - 1) })] : [line];
}

function slottable({ match, state, hero, seat, s }: Sight): Phrase[] {
  const free = hero.slots.flatMap((cards, slot) => (cards.length === 0 ? [slot] : []));
  const cards = hero.hand.filter((card) =>
    free.some((slot) => checkSlot(match, state, seat, card, slot) === null),
  );
  return cards.length === 0 ? [] : [s.say('warn.slots', { cards: s.cards(cards) })];
}

function givingUp({ match, state, hero, s }: Sight): Phrase[] {
  const left = String(state.madness - 1);
  if (state.battle.kind === 'spire')
    return [s.say(match.seats === 1 ? 'warn.mad' : 'warn.giveUpKeep', { left })];
  if (state.battle.kind !== 'foe') return [];
  const line = s.say('warn.giveUp', { sanity: String(hero.sanity) });
  return hero.sanity <= WORST_DEFEAT ? [line, s.say('warn.maybeMad')] : [line];
}
