import type { GamePlayer } from '../play/player.ts';
import type { Move } from '../play/tasks.ts';
import { moveOf, type BotSeat } from './bots.ts';
import type { LiveTable } from './live.ts';

/** The position that a bot was asked about has passed. */
export class Stale extends Error {
  override readonly name = 'Stale';
}

/** What bots think about one table in its current position: what has become stale is dropped. */
export class Thinking {
  private readonly live: LiveTable;
  private readonly player: GamePlayer;
  private readonly log: (line: string) => void;
  private controller = new AbortController();
  private turn: BotSeat | null = null;

  constructor(live: LiveTable, player: GamePlayer, log: (line: string) => void) {
    this.live = live;
    this.player = player;
    this.log = log;
  }

  /** The seat whose turn a bot has been given in this position; null: none has. */
  get playing(): BotSeat | null {
    return this.turn;
  }

  /** The position has changed, or the seat has another player: the answer is no longer wanted. */
  drop(): void {
    this.turn = null;
    this.controller.abort(new Stale('the position has passed'));
    this.controller = new AbortController();
  }

  /**
   * What a bot would do with a seat.
   *
   * @returns null when no bot of the game can do anything
   * @throws Stale
   */
  ask(wanted: BotSeat): Promise<Move | null> {
    return moveOf(this.player, this.live, wanted, this.controller.signal, this.log);
  }

  /**
   * What a bot does whose turn it is; asked once per position.
   *
   * @param before waited for when the bot has decided
   * @throws Stale
   */
  async play(turn: BotSeat, before: () => Promise<void>): Promise<Move | null> {
    this.turn = turn;
    const { signal } = this.controller;
    const move = await this.ask(turn);
    await before();
    signal.throwIfAborted();
    return move;
  }
}
