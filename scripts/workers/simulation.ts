import { playGame } from '../../shared/engine/drive.ts';
import type { Definitions, Setup } from '../../shared/engine/game.ts';
import { scale, streamKeys, wordAt } from '../../shared/engine/random.ts';
import { chosenGame } from '../commands/support/games.ts';

/** What to simulate; plain data, so that a worker gets all of it at once. */
export interface Plan {
  readonly game: string;
  readonly bot: string;
  readonly seed: string;
  /** The heroes of every game, or null: then one for each seat is drawn for each game. */
  readonly heroes: readonly string[] | null;
  readonly seats: number;
  readonly packs: readonly string[];
  readonly options: Setup['options'];
  readonly definitions: Definitions;
}

/** What came of one game. */
export interface Played {
  /** The game's number; its seed is the plan's with this behind it. */
  readonly i: number;
  readonly won: boolean;
  readonly reason: string;
  readonly turns: number;
  readonly decisions: number;
  readonly heroes: readonly string[];
  /** Those of them that won: not all need to. */
  readonly winners: readonly string[];
  /** A defect: the game could not be played to its end. */
  readonly error?: string;
}

/** Games end long before this; one that does not has lost its way. */
const MOST_ACTIONS = 200_000;

/** Plays games of one plan. What a game is depends on the plan and its number, on nothing else. */
export class Simulation {
  private readonly plan: Plan;
  private readonly entry: ReturnType<typeof chosenGame>;
  private readonly known: readonly string[];

  constructor(plan: Plan) {
    this.plan = plan;
    this.entry = chosenGame(plan.game);
    this.known = this.entry.heroes(plan.definitions);
  }

  /** Plays the games from one number up to another (exclusive). */
  playAll(from: number, to: number): Played[] {
    return Array.from({ length: to - from }, (_, k) => this.play(from + k));
  }

  private play(i: number): Played {
    const { game, bots } = this.entry;
    const { packs, options, definitions, bot } = this.plan;
    const seed = `${this.plan.seed}/${i}`;
    const heroes = this.plan.heroes ?? drawHeroes(seed, this.known, this.plan.seats);
    try {
      const match = game.match({ seed, heroes, packs, options }, definitions);
      const players = heroes.map((_, seat) => bots[bot](`${seed}/seat ${seat}`));
      const { state, decisions } = playGame(game, match, {
        player: (seat) => players[seat],
        maxActions: MOST_ACTIONS,
      });
      const { outcome, turn: turns } = state;
      if (outcome === null) return { ...nothing(i, heroes), turns, decisions, error: 'does not end' };
      const winners = heroes.filter((_, seat) => outcome.winners.includes(seat));
      return { i, won: outcome.result === 'won', reason: outcome.reason, turns, decisions, heroes, winners };
    } catch (error) {
      return {
        ...nothing(i, heroes),
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      };
    }
  }
}

const nothing = (i: number, heroes: readonly string[]): Played => ({
  i,
  won: false,
  reason: 'error',
  turns: 0,
  decisions: 0,
  heroes,
  winners: [],
});

/** Draws `count` different heroes by a seed. */
export function drawHeroes(seed: string, known: readonly string[], count: number): string[] {
  const [key0, key1] = streamKeys(seed, ['heroes']);
  const left = [...known];
  return Array.from(
    { length: count },
    (_, i) => left.splice(scale(wordAt(key0, key1, i), left.length), 1)[0],
  );
}
