// What a game of Ravingspire contains, by name: for recorded games that promise to show something.
import type { Question, Told } from '../../shared/engine/game.ts';
import { same, type Json } from '../../shared/engine/json.ts';
import { effectiveEntries, type Entry, type SavedTable } from '../../shared/engine/log.ts';
import { Table } from '../../shared/engine/table.ts';
import { ravingspire } from '../../shared/games/ravingspire/index.ts';
import { offerAgainst, offerExplore, offerFor } from '../../shared/games/ravingspire/offers.ts';
import type { Proposal } from '../../shared/games/ravingspire/payments/proposals.ts';
import { levelOf } from '../../shared/games/ravingspire/rules/board.ts';
import type { Action, Event, Match, State } from '../../shared/games/ravingspire/types.ts';
import { NONE } from '../../shared/games/ravingspire/types.ts';

/** What can happen in a game that a recording may have to show. */
export const FEATURES = [
  'a card bought as proposed',
  'a card bought by brute force',
  'a payment put together by hand',
  'a card slotted',
  'a card slotted in the second of two like slots',
  'a card taken back from a slot',
  'an ability used',
  'an adversary beaten',
  'a chaos card resolved',
  'a ring rotated',
  'an exertion',
  'the Well',
  'a move through stairs',
  'a Showdown lost',
  'a Showdown won',
  'a hero gone mad',
  'the Keep entered',
  'the final battle won',
  'the tower wins',
] as const;
export type Feature = (typeof FEATURES)[number];

/** One entry of the effective log, with the position before it and its events. */
export interface Moment {
  /** The settled position before the action, or the position in which an answer is given. */
  before: State;
  /** What the entry answers; null for an action. */
  question: Question | null;
  seat: number;
  body: Json;
  events: readonly Told<Event>[];
}

/** What a game has shown so far. It receives lasting entries one by one, and none that are taken back. */
export class Contents {
  readonly features = new Set<Feature>();
  /** Kinds of questions that were answered. */
  readonly questions = new Set<string>();
  private readonly match: Match;
  /** The newest action, whose step may still be going on. */
  private action: Action = { do: 'pass' };
  /** Whether it slots a card although a like slot before that is free: a choice that a table need not list. */
  private skipsSlot = false;
  /** Whether the newest action was paid otherwise than proposed, though in the proposed way. */
  private byHand = false;
  /** Whether it was paid exactly as proposed. */
  private asProposed = false;

  constructor(match: Match) {
    this.match = match;
  }

  tell({ before, question, seat, body, events }: Moment): void {
    if (question) this.questions.add(question.kind);
    else this.begin(before, seat, body as Action);
    for (const event of events) {
      const shown = this.shownBy(event);
      if (shown !== null) this.features.add(shown);
      if (event.kind === 'slotted' && this.skipsSlot)
        this.features.add('a card slotted in the second of two like slots');
      if (isPaid(event) && this.byHand) this.features.add('a payment put together by hand');
    }
  }

  private begin(before: State, seat: number, action: Action): void {
    const offer = proposalFor(this.match, before, seat, action);
    this.action = action;
    this.skipsSlot = action.do === 'slot' && likeSlot(this.match, before, seat, action.slot) !== NONE;
    this.byHand = false;
    this.asProposed = false;
    if (!offer || !('pay' in action) || action.pay === null) return;
    const sameWay = !('brute' in action) || action.brute === offer.brute;
    this.asProposed = sameWay && same(action.pay, offer.pay);
    this.byHand = sameWay && !this.asProposed;
  }

  private shownBy(event: Told<Event>): Feature | null {
    const { action } = this;
    switch (event.kind) {
      case 'acquired':
        if (action.do === 'acquire' && action.brute) return 'a card bought by brute force';
        return this.asProposed ? 'a card bought as proposed' : null;
      case 'slotted':
        return 'a card slotted';
      case 'unslotted':
        return 'a card taken back from a slot';
      case 'abilityUsed':
        return action.do === 'ability' ? 'an ability used' : null;
      case 'adversaryDefeated':
        return 'an adversary beaten';
      case 'chaosResolved':
        return 'a chaos card resolved';
      case 'rotated':
        return action.do === 'rotate' && event.by !== 0 ? 'a ring rotated' : null;
      case 'banished':
        return action.do === 'well' ? 'the Well' : null;
      case 'moved':
        if (action.do === 'exert') return 'an exertion';
        return changesLevel(this.match, event.path) ? 'a move through stairs' : null;
      case 'battleLost':
        return event.enemy === 'foe' ? 'a Showdown lost' : null;
      case 'battleWon':
        if (event.enemy === 'foe') return 'a Showdown won';
        return event.enemy === 'spire' ? 'the final battle won' : null;
      case 'wentMad':
        return 'a hero gone mad';
      case 'keepEntered':
        return 'the Keep entered';
      case 'gameLost':
        return 'the tower wins';
      default:
        return null;
    }
  }
}

/** A free slot of the same kind before (`by` -1) or behind (`by` 1) a slot, or NONE. */
export function likeSlot(match: Match, state: State, seat: number, slot: number, by: 1 | -1 = -1): number {
  const kinds = match.heroes[seat].hero!.slots;
  for (let other = slot + by; other >= 0 && other < kinds.length; other += by) {
    if (kinds[other] === kinds[slot] && state.heroes[seat].slots[other].length === 0) return other;
  }
  return NONE;
}

/** Whether an event says that the payment of its action was enough. */
function isPaid({ kind }: Told<Event>): boolean {
  return kind === 'acquired' || kind === 'adversaryDefeated' || kind === 'battleWon' || kind === 'rotated';
}

const changesLevel = ({ board }: Match, path: readonly number[]): boolean =>
  path.some((place, i) => i > 0 && levelOf(board, place) !== levelOf(board, path[i - 1]));

/** The payment that the rules propose for an action, or null where nothing is paid. */
function proposalFor(match: Match, state: State, seat: number, action: Action): Proposal | null {
  switch (action.do) {
    case 'acquire':
      return offerFor(match, state, seat, action.card);
    case 'fight':
      return offerAgainst(match, state, seat, action.card);
    case 'rotate':
      return offerExplore(match, state, seat, action.using);
    case 'exert':
    case 'well':
      return offerExplore(match, state, seat, action.do);
    default:
      return null;
  }
}

/** What a saved game contains, found by playing it again, and the kinds of its log entries. */
export function contentsOf(saved: SavedTable): {
  features: ReadonlySet<Feature>;
  questions: ReadonlySet<string>;
  entries: ReadonlySet<Entry['kind']>;
} {
  const table = new Table(ravingspire, saved.setup, saved.definitions);
  const contents = new Contents(table.match);
  for (const { seat, kind, body } of effectiveEntries(saved.log)) {
    const { state: before, question } = table;
    const result = kind === 'answer' ? table.answer(seat, body) : table.act(seat, body as Action);
    if (!result.ok) throw new Error(`the recorded game is refused: ${result.refusal.code}`);
    contents.tell({ before, question, seat, body, events: result.events });
  }
  const { features, questions } = contents;
  return { features, questions, entries: new Set(saved.log.map(({ kind }) => kind)) };
}
