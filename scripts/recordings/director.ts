// A player that wants a game to show certain things: it plays like the greedy bot and departs from it where that shows
// something that is still missing.
import type { Question, Setup, Definitions, Told } from '../../shared/engine/game.ts';
import { same, type Json } from '../../shared/engine/json.ts';
import { Table, type EntryResult } from '../../shared/engine/table.ts';
import { greedyPlayer } from '../../shared/games/ravingspire/bots/greedy.ts';
import { ravingspire } from '../../shared/games/ravingspire/index.ts';
import { options } from '../../shared/games/ravingspire/options.ts';
import {
  NONE,
  type Action,
  type Event,
  type Match,
  type State,
} from '../../shared/games/ravingspire/types.ts';
import type { Recording } from '../commands/support/recording.ts';
import { Contents, type Feature } from './contents.ts';
import { departure } from './departures.ts';
import { purchaseByHand, sameButPaid } from './payments.ts';

type TowerTable = Table<Match, State, Action, Event>;

/** What a directed game has to be. */
export interface Script {
  /** What it must show. */
  shows: readonly Feature[];
  /** How many kinds of questions it must ask at least. */
  questions: number;
  /** How many log entries it may have at most. */
  within: number;
}

/** Plays one game as a script asks for it; null where it cannot be done with this setup. */
export function direct(setup: Setup, definitions: Definitions, script: Script): Recording | null {
  const table: TowerTable = new Table(ravingspire, setup, definitions);
  const director = new Director(table, script.shows);
  if (!director.play(script.within)) return null;
  const { contents } = director;
  const complete = script.shows.every((feature) => contents.features.has(feature));
  if (!complete || contents.questions.size < script.questions) return null;
  const saved = table.save();
  const again: TowerTable = new Table(ravingspire, setup, definitions);
  const hashes = [again.hash()];
  for (const entry of saved.log) {
    again.replayEntry(entry);
    hashes.push(again.hash());
  }
  return { ...saved, hashes };
}

/** Plays one table. */
class Director {
  readonly contents: Contents;
  private readonly table: TowerTable;
  private readonly wanted: ReadonlySet<Feature>;
  /** Whether something has been taken back and done again. */
  private redone = false;

  constructor(table: TowerTable, wanted: readonly Feature[]) {
    this.table = table;
    this.wanted = new Set(wanted);
    this.contents = new Contents(table.match);
  }

  /** Whether the game ended within `most` entries. */
  play(most: number): boolean {
    const { table } = this;
    while (table.state.outcome === null) {
      if (table.log.length >= most) return false;
      const { question } = table;
      if (question) this.answer(question);
      else this.act(table.decisions()[0].seat);
    }
    return table.log.length <= most;
  }

  private misses(feature: Feature): boolean {
    return this.wanted.has(feature) && !this.contents.features.has(feature);
  }

  private answer(question: Question): void {
    const { match, state } = this.table;
    this.enter(question, question.seat, greedyPlayer.answer(question, match, state));
  }

  private act(seat: number): void {
    const { match, state } = this.table;
    const plain = asOffered(match, state, seat, greedyPlayer.act(match, state, seat));
    const misses = (feature: Feature) => this.misses(feature);
    const action = departure({ match, state, seat, misses }, plain) ?? plain;
    if (!this.reconsider(seat, action)) this.enter(null, seat, action);
    if (action.do === 'slot' && !this.redone && this.table.undoable > 0) {
      expectDone(this.table.undo(seat));
      expectDone(this.table.redo(seat));
      this.redone = true;
    }
  }

  private enter(question: Question | null, seat: number, body: Json): void {
    const { table } = this;
    const { state: before } = table;
    const result = question ? table.answer(seat, body) : table.act(seat, body as Action);
    this.contents.tell({ before, question, seat, body, events: expectDone(result) });
  }

  /** Buys as proposed, takes it back where that is still possible, and pays for the same card by hand. */
  private reconsider(seat: number, action: Action): boolean {
    const { match, state } = this.table;
    if (action.do !== 'acquire' || action.brute) return false;
    if (!this.misses('a payment put together by hand')) return false;
    const byHand = purchaseByHand(match, state, seat, action);
    if (!byHand) return false;
    const events = expectDone(this.table.act(seat, action));
    if (this.table.undoable === 0) {
      this.contents.tell({ before: state, question: null, seat, body: action, events });
    } else {
      expectDone(this.table.undo(seat));
      this.enter(null, seat, byHand);
    }
    return true;
  }
}

function expectDone(result: EntryResult<Event>): readonly Told<Event>[] {
  if (!result.ok) throw new Error(`the director is refused: ${JSON.stringify(result.refusal)}`);
  return result.events;
}

/** The offered action that comes to the same: of copies of a card a table shows one. */
function asOffered(match: Match, state: State, seat: number, action: Action): Action {
  const offered = options(match, state, seat).map((option) => option.action);
  if (offered.some((option) => sameButPaid(option, action))) return action;
  const twin = offered.find((option) => same(byName(match, option), byName(match, action)));
  if (!twin) throw new Error(`not offered: ${JSON.stringify(action)}`);
  return twin;
}

/** An action without its payment, its cards by what they are in the place of their numbers. */
function byName(match: Match, action: Action): unknown {
  const named = { ...action, pay: null, brute: null } as { [field: string]: unknown };
  for (const field of ['card', 'price', 'banish']) {
    const card = named[field];
    if (typeof card === 'number' && card !== NONE) named[field] = match.cards[card].id;
  }
  return named;
}
