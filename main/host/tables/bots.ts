import type { Seat } from '../../../shared/engine/game.ts';
import type { Json } from '../../../shared/engine/json.ts';
import type { GameEntry } from '../../../shared/games/index.ts';
import type { Move, MoveTask } from '../play/tasks.ts';
import type { GamePlayer } from '../play/player.ts';
import type { LiveTable } from './live.ts';

/** A seat with the bot that plays it. */
export interface BotSeat {
  readonly seat: Seat;
  readonly bot: string;
}

/** The first bot seat that the game waits for; null if it waits for none, as a finished game does. */
export function botToAct(live: LiveTable): BotSeat | null {
  for (const seat of live.toAct) {
    const player = live.players[seat];
    if (player.kind === 'bot') return { seat, bot: player.bot };
  }
  return null;
}

/** The strongest bot of a game: the one that gives hints. */
export const strongest = ({ bots }: GameEntry): string => Object.keys(bots).at(-1)!;

/**
 * A bot and its substitutes, each weaker than the one before. For a bot that the game no longer has, all of the game's
 * bots are substitutes.
 */
function standIns({ bots }: GameEntry, bot: string): string[] {
  const names = Object.keys(bots);
  const known = names.indexOf(bot);
  return (known < 0 ? names : names.slice(0, known + 1)).reverse();
}

/**
 * What a bot does with a seat in the current position. Where it throws, comes to no end, or wants what the rules do
 * not allow, the next weaker one decides, this once, and the log says so.
 *
 * @param signal drops the question; the promise is then rejected with its reason
 * @returns null when not even the weakest can do anything
 */
export async function moveOf(
  player: GamePlayer,
  live: LiveTable,
  { seat, bot }: BotSeat,
  signal: AbortSignal,
  log: (line: string) => void,
): Promise<Move | null> {
  for (const name of standIns(live.entry, bot)) {
    try {
      const move = await ask(player, live, { seat, bot: name }, signal);
      signal.throwIfAborted();
      const refusal = live.refuses(seat, move);
      if (refusal === null) return move;
      log(`${of(live, seat, name)} is refused: ${refusal} ${JSON.stringify(move.body)}`);
    } catch (error) {
      signal.throwIfAborted();
      log(`${of(live, seat, name)} fails: ${String(error)}`);
    }
  }
  return null;
}

const of = ({ id, n }: LiveTable, seat: Seat, bot: string): string =>
  `table ${id}, entry ${n + 1}, seat ${seat}: the bot "${bot}"`;

/** Asks one bot. Its random stream is independent of the table's, so that the same game comes out the same. */
function ask(
  player: GamePlayer,
  live: LiveTable,
  { seat, bot }: BotSeat,
  signal: AbortSignal,
): Promise<Move> {
  const { table, stored, n } = live;
  const { question } = table;
  return player.move(
    {
      game: live.entry.game.id,
      table: live.id,
      setup: stored.setup,
      cards: stored.cards,
      bot,
      seed: `${stored.setup.seed}/bot/${seat}/${n}`,
      seat,
      state: table.state as unknown as Json,
      question: question?.seat === seat ? question : null,
      open: table.openStep as unknown as MoveTask['open'],
    },
    () => JSON.stringify(live.definitions),
    signal,
  );
}
