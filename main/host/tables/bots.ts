import type { Seat } from '../../../shared/engine/game.ts';
import type { Json } from '../../../shared/engine/json.ts';
import type { Move } from '../play/tasks.ts';
import type { GamePlayer } from '../play/player.ts';
import type { LiveTable } from './live.ts';

/** The first bot seat that the game waits for; null if it waits for none. A finished game waits for nobody. */
export function botToAct(live: LiveTable): { seat: Seat; bot: string } | null {
  for (const seat of live.toAct) {
    const player = live.players[seat];
    if (player.kind === 'bot') return { seat, bot: player.bot };
  }
  return null;
}

/**
 * Asks a bot what it would do now. It sees the position and draws its lots from a stream of its own, so that the same
 * game comes out the same.
 */
export function askBot(player: GamePlayer, live: LiveTable, seat: Seat, bot: string): Promise<Move> {
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
    },
    () => JSON.stringify(live.definitions),
  );
}

/** The strongest bot of a game: the one that gives hints. */
export const strongest = (live: LiveTable): string => Object.keys(live.entry.bots).at(-1)!;
