import type { OpenStep } from '../../../shared/engine/drive.ts';
import type { Message, Question, Seat, Setup } from '../../../shared/engine/game.ts';
import type { Json } from '../../../shared/engine/json.ts';
import type { Entry, SavedTable } from '../../../shared/engine/log.ts';
import type { Checkpoint, Head } from '../../db/model.ts';
import type { PlayerChoice } from '../../../shared/rpc/messages/tables.ts';
import type { Opening } from './opened.ts';
import type { Complaint } from './bad-input.ts';

/** A bot is asked for its move. */
export interface MoveTask {
  readonly do: 'move';
  readonly game: string;
  readonly table: string;
  readonly setup: Setup;
  /** Hash of the set of cards; its definitions are sent too until the worker knows them. */
  readonly cards: string;
  readonly definitions: string | null;
  readonly bot: string;
  readonly seed: string;
  readonly seat: Seat;
  /** The current position, in mid-step too. */
  readonly state: Json;
  readonly question: Question | null;
  /** The step that asks, if it can be run again. */
  readonly open: OpenStep<Json, Json> | null;
}

/** What holds for all tasks of a thread. */
export interface Workplace {
  /** Holds the number of the task that is to come to an end at once; 0 for none. */
  readonly hurried: Int32Array;
  /** Milliseconds after which a bot has to hurry. */
  readonly patience: number;
}

/** A table from outside is played through, to see that it is what it says. */
interface ReplayTask {
  readonly do: 'replay';
  /** A `Recording` as text in UTF-8, as it came. */
  readonly content: Uint8Array;
}

export type Task = MoveTask | ReplayTask;

/** A task on its way to a thread, which numbers what it says of it. */
export interface ToBench {
  readonly id: number;
  readonly task: Task;
}

export interface Move {
  readonly kind: 'action' | 'answer';
  readonly body: Json;
  /** Why, in the terms of the game; null where the bot has nothing to say about it. */
  readonly reason: Message | null;
}

/** A table that was played through, with what the store keeps with its log. */
export interface Replayed {
  readonly saved: Omit<SavedTable, 'definitions' | 'checkpoint'>;
  /** Definitions by full id, as JSON with their content hashes. */
  readonly cards: { readonly [id: string]: { readonly hash: string; readonly body: string } };
  readonly players: readonly PlayerChoice[];
  readonly log: readonly (Entry & { readonly revealed: boolean })[];
  readonly checkpoints: readonly Checkpoint[];
  /** Its state; the host that imports it sets the time. */
  readonly head: Head;
  /** How these rules came to its position. */
  readonly opening: Opening;
}

/** `unknown`: the definitions have to be sent too. `bad`: what came from outside is not what it says. */
export type Reply =
  | { readonly id: number; readonly ok: true; readonly result: Move | Replayed }
  | { readonly id: number; readonly ok: false; readonly why: 'unknown' }
  | { readonly id: number; readonly ok: false; readonly why: 'bad'; readonly complaint: Complaint }
  | { readonly id: number; readonly ok: false; readonly why: 'defect'; readonly reason: string };

/** How far a task is that takes long, 0 to 1. */
interface Progress {
  readonly id: number;
  readonly done: number;
}

/** What a thread says: first that it can begin, then how far its tasks are and what came of them. */
export type Said = 'ready' | Progress | Reply;
