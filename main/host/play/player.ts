import { availableParallelism } from 'node:os';
import { Pool } from './pool.ts';
import type { Move, MoveTask, Replayed } from './tasks.ts';
import { UnknownCards } from './thread.ts';

/** How long bots may think at a table, in milliseconds. What they try is counted; a clock only cuts off. */
export interface BotClock {
  /** After this a bot has to take the best it has found so far. */
  readonly soft: number;
  /** After this it is cut off. */
  readonly hard: number;
}

const CLOCK: BotClock = { soft: 1000, hard: 3000 };

/** Milliseconds that a table from outside may take to be played through; a long game takes a few seconds. */
const REPLAY_LIMIT = 60_000;

/** Megabytes that a table from outside may take: the largest that is let through takes half. */
const REPLAY_MEMORY = 256;

/** Bots that think at the same time: two at least, so that a slow one holds up no other table. */
const THINKING = Math.min(4, Math.max(2, availableParallelism() - 1));

/**
 * Has bots think, and foreign tables checked, in worker threads. Each table asks for one move at a time, and those that
 * ask are served in turn.
 */
export class GamePlayer {
  private readonly bots: Pool;
  private readonly replays: Pool;
  private readonly limit: number;

  /** @param gamesModule address of a module with other `games` than the shipped ones */
  constructor(gamesModule: string | null, { soft, hard }: BotClock = CLOCK) {
    this.bots = new Pool(THINKING, { gamesModule, memory: null, patience: soft });
    this.replays = new Pool(1, { gamesModule, memory: REPLAY_MEMORY, patience: soft });
    this.limit = hard;
  }

  /**
   * @param definitions the cards as JSON; made only for a thread that does not know them
   * @param signal drops the question
   * @throws TimeUp when the bot came to no end, ThreadGone when it broke its thread, and what the bot threw
   */
  async move(
    task: Omit<MoveTask, 'do' | 'definitions'>,
    definitions: () => string,
    signal?: AbortSignal,
  ): Promise<Move> {
    const run = (all: boolean): Promise<Move> =>
      this.bots.run(
        (known) => {
          const sent = all || !known.has(task.cards);
          known.add(task.cards);
          return { ...task, do: 'move', definitions: sent ? definitions() : null };
        },
        this.limit,
        signal,
      );
    try {
      return await run(false);
    } catch (error) {
      // A thread keeps the newest few sets of cards only.
      if (error instanceof UnknownCards) return run(true);
      throw error;
    }
  }

  /**
   * Plays a table from outside through.
   *
   * @param content JSON in UTF-8
   * @param signal drops it
   * @param progress called with how far it is, 0 to 1
   * @throws BadInput when it is not what it says, TimeUp when that takes too long, OutOfMemory when it takes too much,
   *   ThreadGone when it breaks its thread
   */
  replay(content: Uint8Array, signal?: AbortSignal, progress?: (done: number) => void): Promise<Replayed> {
    return this.replays.run(() => ({ do: 'replay', content }), REPLAY_LIMIT, signal, progress);
  }

  async close(): Promise<void> {
    await Promise.all([this.bots.close(), this.replays.close()]);
  }
}
