import type { Phrase } from '../../../words/tokens.ts';
import { NONE, type Action, type Pay } from '../types.ts';
import { given, overStairs, taken } from './event.ts';
import { grouped, type Speaker } from './speaker.ts';

export const yes = (value: boolean): string => (value ? 'yes' : 'no');

/** What a payment consists of, the same cards together; by brute force attributes do not matter. */
export function sayPay(s: Speaker, pays: readonly Pay[], brute: boolean): Phrase {
  if (pays.length === 0) return s.say('pay.nothing');
  const cards = paidWith(s, pays, brute);
  return brute ? s.say('pay.brute', { cards }) : cards;
}

/** The cards of a payment in a list. */
export function paidWith(s: Speaker, pays: readonly Pay[], brute: boolean): Phrase {
  const keyOf = (pay: Pay): string => {
    const what = 'card' in pay ? s.match.cards[pay.card].id : 'own';
    return brute ? what : `${what} ${pay.as}`;
  };
  const parts = grouped(pays, keyOf).map(([pay, count]) => {
    const as = s.attribute(pay.as);
    if (!('card' in pay)) return s.say('pay.own', { as });
    const card = s.say('word.counted', { count, card: s.named(pay.card) });
    return brute ? card : s.say('pay.card', { card, as });
  });
  return s.list(parts);
}

/** Whether an action pays by brute force. */
export const isBrute = (action: Action): boolean =>
  action.do === 'rotate' ? action.using === 'brute' : 'brute' in action && action.brute;

/** What an action does, followed by what it is paid with. */
export function sayAction(s: Speaker, action: Action, seat = 0): Phrase {
  const what = sayWhat(s, action, seat);
  const payment = sayPayment(s, action);
  return payment === null ? what : s.say('action.paid', { what, payment });
}

/** What an action is paid with; null where nothing is paid. */
export function sayPayment(s: Speaker, action: Action): Phrase | null {
  if (!('pay' in action) || action.pay === null) return null;
  return sayPay(s, action.pay, isBrute(action));
}

/** The words on a button. */
export function sayWhat(s: Speaker, action: Action, seat = 0): Phrase {
  switch (action.do) {
    case 'move': {
      if (action.enterKeep) return s.say('action.move.keep');
      const place = s.place(action.path.at(-1) ?? 0);
      return s.say(overStairs(s, action.path) ? 'action.move.stairs' : 'action.move', { place });
    }
    case 'play':
      return s.say(action.instead ? 'action.play.instead' : 'action.play', { card: s.card(action.card) });
    case 'generate':
      return 'card' in action
        ? s.say('action.generate', { card: s.card(action.card) })
        : s.say('action.generate.own', { as: s.attribute(action.as) });
    case 'ability':
      return s.say('action.ability', {
        index: String(action.index),
        on: yes(action.card !== NONE),
        card: s.card(action.card),
        priced: yes(action.price !== NONE),
        price: s.card(action.price),
      });
    case 'acquire':
      return s.say('action.acquire', { card: s.card(action.card) });
    case 'fight':
      return s.say(action.pay === null ? 'action.fight.open' : 'action.fight', { card: s.card(action.card) });
    case 'slot':
      return s.say('action.slot', {
        card: s.card(action.card),
        slot: String(action.slot + 1),
        kind: s.slotKind(seat, action.slot),
      });
    case 'unslot':
      return s.say('action.unslot', { card: s.card(action.card) });
    case 'rotate':
      return s.say('action.rotate', { using: action.using });
    case 'exert':
      return s.say(action.enterKeep ? 'action.exert.keep' : 'action.exert', { place: s.place(action.to) });
    case 'well':
      return s.say('action.well', { card: s.card(action.banish) });
    case 'flank':
      return s.say('action.flank', { card: s.card(action.card), assist: yes(action.assist) });
    case 'trade':
      return s.say(action.give === NONE ? 'action.trade.gift' : 'action.trade', {
        with: s.hero(action.with, 'dative'),
        asked: s.hero(action.with, 'accusative'),
        ...given(s, action.give),
        ...taken(s, action.take),
      });
    case 'skipMove':
    case 'giveUp':
    case 'endEncounter':
    case 'endExplore':
    case 'pass':
      return s.say(`action.${action.do}`);
  }
}
