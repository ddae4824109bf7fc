import type { Seat } from '../../../engine/game.ts';
import type { Phrase } from '../../../words/tokens.ts';
import type { Partner, Play } from '../action-schema.ts';
import { NONE, type Action } from '../types.ts';
import { sayEvent } from './event.ts';
import type { Speaker } from './speaker.ts';

/** The words on a button. */
export function sayAction(s: Speaker, action: Action): Phrase {
  switch (action.do) {
    case 'pickCharacters':
      return s.say('action.pickCharacters', { card: s.inSentence(action.court, 'object') });
    case 'pickLeader':
      return s.say('action.pickLeader', { who: s.who(action.seat) });
    case 'play':
      return sayPlay(s, action);
    case 'focus':
    case 'rest':
    case 'saveNote':
      return s.say(`action.${action.do}`);
  }
}

/** What a play is for, then its cards: "Dispel a ward, heal Ada: Two of Cups". */
function sayPlay(s: Speaker, play: Play): Phrase {
  const { card, partner } = play;
  const cards =
    partner === null ? s.card(card) : s.say('play.pair', both(s.card(card), s.card(partner.card)));
  const [first, ...rest] = purposes(s, play);
  if (first === undefined) {
    return s.say('play.plain', { card: partner === null ? s.inSentence(card, 'object') : cards });
  }
  const what = rest.reduce((before, next) => s.say('list.comma', both(before, next)), first);
  return s.say('play.for', { what, cards });
}

const both = (first: Phrase, second: Phrase) => ({ first, second });

/** What is decided about the cards of a play, in short. */
function purposes(s: Speaker, { shieldTo, partner, ...lead }: Play): Phrase[] {
  const parts = partner === null ? [lead] : [lead, partner];
  const dispelling = parts.filter(({ dispel }) => dispel);
  return [
    ...(dispelling.length === 0 ? [] : [sayDispelling(s, parts, dispelling)]),
    ...parts.flatMap(({ target }) => (target === NONE ? [] : [s.say('play.heal', { who: s.who(target) })])),
    ...(shieldTo === NONE ? [] : [s.say('play.shield', { who: s.who(shieldTo) })]),
  ];
}

/** Of a pair it matters which of the two dispels. */
function sayDispelling(s: Speaker, parts: readonly Partner[], dispelling: readonly Partner[]): Phrase {
  if (dispelling.length === parts.length) return s.say('play.dispel', { count: parts.length });
  return s.say('play.dispelWith', { card: s.inSentence(dispelling[0].card, 'after') });
}

/** What an adventurer did, as a sentence. The events tell what comes of it. */
export function sayDeed(s: Speaker, action: Action, seat: Seat): Phrase {
  const told = { seat, rule: '', i: 0, cause: NONE };
  switch (action.do) {
    case 'pickCharacters':
      return sayEvent(s, {
        ...told,
        kind: 'characterPicked',
        court: action.court,
        name: action.name.trim(),
      });
    case 'pickLeader':
      return action.seat === seat
        ? sayEvent(s, { ...told, kind: 'leaderPicked' })
        : s.say('did.pickLeader', { who: s.who(seat), other: s.who(action.seat) });
    case 'play': {
      const partner = action.partner?.card ?? NONE;
      return sayEvent(s, { ...told, kind: 'cardPlayed', card: action.card, partner });
    }
    case 'focus':
      return sayEvent(s, { ...told, kind: 'focused' });
    case 'rest':
      return sayEvent(s, { ...told, kind: 'rested' });
    case 'saveNote':
      return sayEvent(s, { ...told, kind: 'noteSaved', text: action.text });
  }
}
