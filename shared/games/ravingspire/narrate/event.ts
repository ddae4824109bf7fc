import type { Phrase } from '../../../words/tokens.ts';
import type { Json } from '../../../engine/json.ts';
import type { Values } from '../../../words/messages.ts';
import { levelOf, placeOf } from '../rules/board.ts';
import type { TextKey } from '../text/en/table.ts';
import { NONE, type EventKind, type ToldEvent } from '../types.ts';
import { sayOutcome } from './outcome.ts';
import type { Speaker } from './speaker.ts';

export const yes = (value: boolean): string => (value ? 'yes' : 'no');

/** One line of the log. Every kind of event has one: a missing message is a type error here. */
export function sayEvent(s: Speaker, event: ToldEvent): Phrase {
  const key: `event.${EventKind}` & TextKey = `event.${event.kind}`;
  return s.say(key, {
    hero: s.hero(event.seat),
    toHero: s.hero(event.seat, 'dative'),
    ...valuesOf(s, event),
  });
}

function valuesOf(s: Speaker, event: ToldEvent): Values {
  const { board } = s.match;
  switch (event.kind) {
    case 'gameBegan':
      return { heroes: s.match.seats };
    case 'turnBegan':
      return { turn: String(event.turn) };
    case 'phaseBegan':
      return { phase: s.say('word.phase', { name: event.phase }) };
    case 'rolled':
    case 'rerolled':
      return { value: String(event.value), die: s.say('word.die', { name: event.purpose }) };
    case 'moved':
      return { place: s.place(event.path.at(-1) ?? 0) };
    case 'levelRevealed':
    case 'foeRemoved':
      return { level: s.level(event.level) };
    case 'towerPlaced':
      return { card: s.card(event.card), level: s.level(event.level) };
    case 'ringFilled':
    case 'waitingPlaced':
      return { card: s.card(event.card), place: String(event.place + 1), atLevel: s.atLevel(event.level) };
    case 'setAsideReturned':
      return { count: event.count };
    case 'overwhelmed':
      return { card: s.card(event.card), replaced: s.card(event.replaced) };
    case 'played':
      return { card: s.card(event.card), instead: yes(event.instead) };
    case 'generated':
      return { card: s.card(event.card), as: s.attribute(event.as) };
    case 'abilityUsed':
      return { index: String(event.index) };
    case 'battleBegan':
    case 'battleWon':
    case 'battleLost':
      return { card: s.card(event.card), enemy: event.enemy };
    case 'foeRedrawn':
      return { card: s.card(event.card), instead: s.card(event.instead) };
    case 'handDrawn': {
      const known = event.cards.every((card) => card !== NONE);
      return { count: event.cards.length, known: yes(known), cards: known ? s.cards(event.cards) : [] };
    }
    case 'discarded':
    case 'reshuffled':
    case 'turnedUp':
      return { cards: s.cards(event.cards) };
    case 'stolen':
      return { card: s.card(event.card), from: s.hero(event.from, 'dative') };
    case 'slotted':
      return { card: s.card(event.card), slot: String(event.slot + 1) };
    case 'costReduced':
      return { card: s.card(event.card), amount: String(event.amount) };
    case 'sanityLost':
    case 'sanityGained':
      return { amount: String(event.amount), left: String(event.left) };
    case 'madnessChanged':
      return { down: yes(event.by < 0), left: String(event.left) };
    case 'rotated':
      return {
        level: s.level(event.level),
        count: Math.abs(event.by),
        way: s.say(event.by < 0 ? 'word.counterclockwise' : 'word.clockwise'),
      };
    case 'heroMoved':
    case 'foeAppeared':
    case 'foeMoved':
      return { place: s.place(placeOf(board, event.level, event.space)) };
    case 'flanked':
      return { card: s.card(event.card), assist: yes(event.assist), amount: String(event.amount) };
    case 'traded':
      return {
        with: s.hero(event.with),
        toWith: s.hero(event.with, 'dative'),
        ...given(s, event.give),
        ...taken(s, event.take),
      };
    case 'tradeRefused':
      return { with: s.hero(event.with) };
    case 'gameWon':
      return { reason: sayOutcome(s, { result: 'won', winners: event.winners, reason: event.reason }) };
    case 'gameLost':
      return { reason: sayOutcome(s, { result: 'lost', winners: [], reason: event.reason }) };
    case 'cardDrawn':
    case 'setAside':
    case 'chaosResolved':
    case 'buried':
    case 'acquired':
    case 'paymentFailed':
    case 'adversaryDefeated':
    case 'cardTaken':
    case 'cardReturned':
    case 'lootGained':
    case 'banished':
    case 'retrieved':
    case 'laidOnDeck':
    case 'unslotted':
    case 'valueChanged':
    case 'spireRevealed':
    case 'legacyLeft':
    case 'effectStopped':
      return { card: s.card(event.card) };
    case 'keepEntered':
    case 'keyGained':
    case 'deckRenewed':
    case 'wentMad':
    case 'passed':
    case 'heroRemoved':
      return {};
  }
}

/** What is asked for in a trade: a card, a card of the partner's, or nothing. */
export function taken(s: Speaker, take: Json): Values {
  if (take === 'any') return { any: 'open', take: [] };
  return typeof take !== 'number' || take === NONE
    ? { any: 'no', take: [] }
    : { any: 'yes', take: s.card(take) };
}

/** The card given in a trade, if any. */
export const given = (s: Speaker, give: number): Values => ({
  gift: yes(give === NONE),
  give: give === NONE ? [] : s.card(give),
});

/** Whether a way leads over a staircase. */
export const overStairs = (s: Speaker, path: readonly number[]): boolean =>
  new Set(path.map((place) => levelOf(s.match.board, place))).size > 1;
