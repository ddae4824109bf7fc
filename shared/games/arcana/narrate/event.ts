import { text, type Phrase } from '../../../words/tokens.ts';
import type { Values } from '../../../words/messages.ts';
import type { TextKey } from '../text/en/table.ts';
import { NONE, type EventKind, type ToldEvent } from '../types.ts';
import { sayOutcome } from './outcome.ts';
import type { Speaker } from './speaker.ts';

/** One line of the log. Every kind of event has one: a missing message is a type error here. */
export function sayEvent(s: Speaker, event: ToldEvent): Phrase {
  const key: `event.${EventKind}` & TextKey = `event.${event.kind}`;
  return s.say(key, { who: s.who(event.seat), ...valuesOf(s, event) });
}

function valuesOf(s: Speaker, event: ToldEvent): Values {
  switch (event.kind) {
    case 'gameBegan':
      return { floors: s.match.floors.length, seats: s.match.seats };
    case 'characterPicked':
      return { name: text(event.name), card: s.inSentence(event.court, 'as') };
    case 'turnStarted':
      return { turn: String(event.turn) };
    case 'foeRevealed':
      return {
        card: s.inSentence(event.card, 'subject'),
        floor: String(event.floor + 1),
        health: String(event.health),
        wards: event.wards,
      };
    case 'cardPlayed':
      return {
        card: s.inSentence(event.card, 'object'),
        paired: event.partner === NONE ? 'no' : 'yes',
        partner: s.inSentence(event.partner, 'object'),
      };
    case 'wardDispelled':
      return { card: s.inSentence(event.card, 'subject'), left: event.left };
    case 'foeDamaged':
    case 'healed':
      return { amount: event.amount, left: String(event.left) };
    case 'damageBlocked':
      return { amount: String(event.amount) };
    case 'reshuffled':
      return { count: event.count };
    case 'foolDrawn':
      return { card: s.card(s.match.fool) };
    case 'shieldSet':
    case 'shieldUsed':
      return { card: s.inSentence(event.card, 'subject'), amount: String(event.amount) };
    case 'cardDrawn':
      return { card: s.inSentence(event.card, 'object') };
    case 'sanctuarySet':
    case 'sanctuaryEnded':
      return { card: s.inSentence(event.card, 'subject') };
    case 'counterattack':
      return { die: String(event.die), damage: event.damage, left: String(event.left) };
    case 'foeDefeated':
    case 'treasureClaimed':
      return { card: s.inSentence(event.card, 'subject'), floor: String(event.floor + 1) };
    case 'gameWon':
      return { reason: sayOutcome(s, { result: 'won', winners: [], reason: 'tower-climbed' }) };
    case 'noteSaved':
      return { any: event.text === '' ? 'no' : 'yes', note: text(unstopped(event.text)) };
    case 'leaderPicked':
    case 'focused':
    case 'rested':
    case 'attackPrevented':
    case 'blowWarded':
    case 'playerFell':
    case 'gameLost':
      return {};
  }
}

/** Words that are quoted within a sentence, which has its own full stop. */
const unstopped = (words: string): string => words.trimEnd().replace(/\.$/, '');
