// What actions are called and how they are told: their own words, and what they are paid with.
import type { Phrase } from '../../../words/tokens.ts';
import { sayPay } from '../narrate/pay.ts';
import type { Speaker } from '../narrate/speaker.ts';
import { kindOf, type Action } from './index.ts';

/** Whether brute force pays. */
export const isForced = (action: Action): boolean =>
  kindOf(action).isForced?.(action) ?? ('brute' in action && action.brute);

/** The words on a button. @param seat whose slots are meant where one is named */
export const sayWhat = (s: Speaker, action: Action, seat = 0): Phrase => kindOf(action).say(s, action, seat);

/** What an action does, followed by what it is paid with. */
export function sayAction(s: Speaker, action: Action, seat = 0): Phrase {
  const what = sayWhat(s, action, seat);
  const payment = sayPayment(s, action);
  return payment === null ? what : s.say('action.paid', { what, payment });
}

/** What an action is paid with; null where nothing is paid. */
export function sayPayment(s: Speaker, action: Action): Phrase | null {
  if (!('pay' in action) || action.pay === null) return null;
  return sayPay(s, action.pay, isForced(action));
}

/** What a hero did, as a sentence that heads the log: "Aurora ends the Encounter phase." */
export const sayDeed = (s: Speaker, action: Action, seat: number): Phrase =>
  kindOf(action).did(s, action, seat);

/**
 * The same for those who do not see the hand (INFO-2): cards are named if they are open when it is done. What pays may
 * still be in the hand then, and is reported by the events.
 */
export function sayOpenDeed(s: Speaker, action: Action, seat: number): Phrase {
  const kind = kindOf(action);
  if (kind.openly !== undefined) return kind.openly(s, action, seat);
  return kind.did(s, 'pay' in action && action.pay !== null ? { ...action, pay: [] } : action, seat);
}
