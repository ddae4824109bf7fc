import type { Phrase } from '../../../words/tokens.ts';
import type { Warning } from '../../../tableau/tableau.ts';
import { foresee } from '../foresight.ts';
import { heaviest } from '../rules/encounter.ts';
import { adversaryHarm } from '../rules/recover.ts';
import { checkSlot } from '../rules/slots.ts';
import { isWaking } from '../rules/wake.ts';
import { KEEP, NONE, type Action } from '../types.ts';
import type { Speaker } from '../narrate/speaker.ts';
import { harmOf, lossOf, maddening } from './harm.ts';
import { riskOf } from './risk.ts';
import type { Sight } from './teller.ts';
import { powerNow } from './values.ts';

const advice = (sentence: Phrase): Warning => ({ weight: 'advice', sentence });
const harm = (sentence: Phrase): Warning => ({ weight: 'harm', sentence });
const grave = (sentence: Phrase): Warning => ({ weight: 'grave', sentence });

/** What a seat should know before it does this, with numbers. */
export function warnings(t: Sight, action: Action): Warning[] {
  switch (action.do) {
    case 'endEncounter':
      return [...overwhelm(t), ...unspent(t)];
    case 'endExplore':
      return [...adversaries(t), ...slottable(t)];
    case 'giveUp':
      return givingUp(t);
    case 'acquire':
    case 'fight':
      return paying(t, action);
    default:
      return 'enterKeep' in action && action.enterKeep
        ? [grave(t.s.say('warn.keep', { alone: t.match.seats === 1 ? 'yes' : 'no' }))]
        : [];
  }
}

function overwhelm(t: Sight): Warning[] {
  const { match, state, hero, s } = t;
  if (state.waiting === NONE || hero.level === KEEP || !match.options.overwhelm || isWaking(state)) return [];
  const { ring } = state.levels[hero.level];
  if (ring.includes(NONE)) return [];
  const replaced = heaviest(match, ring)
    .map((card) => s.card(card))
    .reduce((first, second) => s.say('value.either', { first, second }));
  const seen = foresee(match, state, t.seat, { do: 'endEncounter' }, t.allowance);
  const sanity = String(hero.sanity);
  const line = s.say('warn.overwhelm', {
    card: s.card(state.waiting),
    replaced,
    harm: harmOf(t, seen),
    sanity,
  });
  return [harm(line), ...maddening(t, seen)];
}

/** What a purchase or a battle costs besides its price: its cards, and the card that comes into the ring. */
function paying(t: Sight, action: Extract<Action, { do: 'acquire' | 'fight' }>): Warning[] {
  const { match, state, seat, s } = t;
  const seen = foresee(match, state, seat, action, t.allowance);
  const lines = seen.items.flatMap((item): Warning[] => {
    if (item.measure !== 'sanity' || item.most === 0 || (item.least === 0 && item.most === Infinity))
      return [];
    const loss = lossOf(s, item);
    const place = seen.items.find(({ measure, cause }) => measure === 'place' && cause === item.cause);
    if (place !== undefined && place.least > 0)
      return [harm(s.say('warn.follows', { card: s.card(item.cause), place: String(place.least), loss }))];
    return item.cause > NONE ? [harm(s.say('warn.card', { card: s.named(item.cause), what: loss }))] : [];
  });
  const mad = lines.length > 0 && seen.closed ? maddening(t, seen) : [];
  return [...lines, ...mad, ...givingLess(t, action)];
}

/** Cards of the payment that may give less than they say. */
const givingLess = (t: Sight, action: Extract<Action, { do: 'acquire' | 'fight' }>): Warning[] =>
  (action.pay ?? []).flatMap((entry): Warning[] => {
    const less = 'card' in entry ? riskOf(t, action, entry.card).less : null;
    if (less === null || !('card' in entry)) return [];
    return [advice(t.s.say('warn.card', { card: t.s.named(entry.card), what: less }))];
  });

function unspent(t: Sight): Warning[] {
  const { hero, state, s } = t;
  const powers = [...hero.played, ...hero.live, ...state.lingering].flatMap((card): Phrase[] => {
    const power = powerNow(t, card);
    return power.length === 0 ? [] : [s.say('warn.unspent.card', { power, card: s.named(card) })];
  });
  // What an ability has given by itself is lost as well.
  const { amount, as } = state.free;
  if (amount > 0) powers.push(s.say('warn.unspent.own', { power: s.power(amount, as) }));
  return powers.length === 0 ? [] : [advice(s.say('warn.unspent', { powers: s.list(powers) }))];
}

function adversaries({ match, state, hero, seat, s }: Sight): Warning[] {
  const lost = adversaryHarm(match, state, seat);
  if (lost === 0) return [];
  const count = state.levels[hero.level].ring.filter(
    (card) => card !== NONE && match.cards[card].kind === 'adversary',
  ).length;
  const line = harm(s.say('warn.adversaries', { harm: String(lost), count, sanity: String(hero.sanity) }));
  if (lost < hero.sanity) return [line];
  return [line, grave(maddened(s, state.madness - 1))];
}

/** What going mad leads to. @param left on the madness track afterwards */
const maddened = (s: Speaker, left: number): Phrase =>
  s.say(left === 0 ? 'warn.mad.last' : 'warn.mad', { left: String(left) });

function slottable({ match, state, hero, seat, s }: Sight): Warning[] {
  const free = hero.slots.flatMap((cards, slot) => (cards.length === 0 ? [slot] : []));
  const cards = hero.hand.filter((card) =>
    free.some((slot) => checkSlot(match, state, seat, card, slot) === null),
  );
  return cards.length === 0 ? [] : [advice(s.say('warn.slots', { cards: s.cards(cards) }))];
}

function givingUp(t: Sight): Warning[] {
  const { match, state, hero, seat, s } = t;
  const left = state.madness - 1;
  if (state.battle.kind === 'spire')
    return [grave(match.seats === 1 ? maddened(s, left) : s.say('warn.giveUpKeep', { left: String(left) }))];
  if (state.battle.kind !== 'foe') return [];
  const seen = foresee(match, state, seat, { do: 'giveUp' }, t.allowance);
  return [
    harm(s.say('warn.giveUp', { harm: harmOf(t, seen), sanity: String(hero.sanity) })),
    ...maddening(t, seen),
  ];
}
