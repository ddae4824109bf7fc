import type { Phrase } from '../../../packs/effects/tokens.ts';
import { adversaryHarm } from '../rules/recover.ts';
import { checkSlot } from '../rules/slots.ts';
import { isWaking } from '../rules/wake.ts';
import type { Action } from '../types.ts';
import { KEEP, NONE } from '../types.ts';
import type { Sight } from './teller.ts';

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
    default:
      return [];
  }
}

function overwhelm({ match, state, hero, s }: Sight): Phrase[] {
  if (state.waiting === NONE || hero.level === KEEP || !match.options.overwhelm || isWaking(state)) return [];
  if (state.levels[hero.level].ring.includes(NONE)) return [];
  const line = s.say('warn.overwhelm', { card: s.card(state.waiting), sanity: String(hero.sanity) });
  return hero.sanity <= WORST_OVERWHELM ? [line, s.say('warn.maybeMad')] : [line];
}

function unspent({ hero, s }: Sight): Phrase[] {
  const ready = [...hero.played, ...hero.live];
  return ready.length === 0 ? [] : [s.say('warn.unspent', { cards: s.cards(ready) })];
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
