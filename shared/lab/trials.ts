import { copyOf } from '../engine/copy.ts';
import { playGame, playOn, type Player } from '../engine/drive.ts';
import type { Definitions, EventBase, MatchBase, Setup, StateBase, Told } from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import type { GameLab } from './game-lab.ts';
import { labOf, strataOf, subjectsOf, type LabGame, type LabPlan, type Stratum } from './plan.ts';
import { emptyTally, type Cell, type Tally } from './tally.ts';

/** Games end long before this; one that does not has lost its way. */
const MOST_ACTIONS = 200_000;

/** The other side of a pair: the same game without the subject. */
interface Without {
  readonly packs: readonly string[];
  readonly definitions: Definitions;
}

interface Played {
  readonly won: boolean;
  readonly turns: number;
}

/** What was seen of cards in a game. */
interface Watched {
  /** The cards that came up, each with a position before that from which a game may go on; null where none is kept. */
  readonly seen: Map<string, StateBase | null>;
  readonly affordable: Set<string>;
  readonly bought: Set<string>;
}

/** Plays the paired games of a plan. What a pair is depends on the plan and its number, on nothing else. */
export class Trials {
  private readonly entry: LabGame;
  private readonly lab: GameLab<MatchBase, StateBase, EventBase>;
  private readonly plan: LabPlan;
  private readonly packs: readonly string[];
  private readonly definitions: Definitions;
  private readonly strata: readonly Stratum[];
  /** By subject. */
  private readonly without: readonly Without[];
  private readonly cards: ReadonlySet<string>;

  /** @param definitions all cards of the plan's packs */
  constructor(entry: LabGame, plan: LabPlan, definitions: Definitions) {
    this.entry = entry;
    this.lab = labOf(entry);
    this.plan = plan;
    this.packs = plan.packs.map(({ id }) => id);
    this.definitions = definitions;
    this.strata = strataOf(plan);
    this.cards = new Set(plan.cards);
    this.without = subjectsOf(plan).map((subject) =>
      subject.kind === 'pack'
        ? {
            packs: this.packs.filter((id) => id !== subject.id),
            definitions: leaveOut(definitions, subject.id),
          }
        : {
            packs: this.packs,
            definitions: { ...definitions, [subject.id]: this.lab.plain(subject.id, definitions) },
          },
    );
  }

  /**
   * Plays the pairs from one number up to another (exclusive).
   *
   * @throws Error naming the seed of a game that cannot be played to its end
   */
  play(from: number, to: number): Tally {
    const tally = emptyTally(this.plan);
    for (let i = from; i < to; i++) this.pair(i, tally);
    return tally;
  }

  private pair(i: number, tally: Tally): void {
    const s = i % this.strata.length;
    const setup = this.setup(i, this.strata[s]);
    const watched: Watched = { seen: new Map(), affordable: new Set(), bought: new Set() };
    const base = this.game({ ...setup, packs: this.packs }, this.definitions, watched);
    const games = tally.strata[s];
    tally.played++;
    games.games++;
    games.wins += Number(base.won);
    games.turns += base.turns;
    subjectsOf(this.plan).forEach(({ kind, id }, c) => {
      if (kind === 'pack' && setup.heroes.some((hero) => hero.startsWith(`${id}:`))) return;
      const cell = tally.cells[s][c];
      const seen = kind === 'pack' || watched.seen.has(id);
      cell.pairs++;
      cell.seen += Number(seen);
      cell.affordable += Number(watched.affordable.has(id));
      cell.bought += Number(watched.bought.has(id));
      if (!seen && !this.lab.foresighted.includes(this.plan.bot)) return;
      const { packs, definitions } = this.without[c];
      tally.played++;
      // A pack is not among the cards that come up: without it a game is another from its beginning.
      const since = watched.seen.get(id) ?? null;
      compare(cell, base, this.game({ ...setup, packs }, definitions, null, since));
    });
  }

  private setup(i: number, { party, difficulty }: Stratum): Omit<Setup, 'packs'> {
    const { options } = this.lab.difficulties.find(({ id }) => id === difficulty)!;
    return {
      seed: `${this.plan.seed}/${i}`,
      heroes: party,
      options: { ...this.plan.options, ...options },
    };
  }

  /**
   * @param watched what is noted of the game; null: nothing
   * @param since a position to go on from in place of the beginning: up to there the game is that of the other side
   */
  private game(
    setup: Setup,
    definitions: Definitions,
    watched: Watched | null,
    since: StateBase | null = null,
  ): Played {
    const { game, bots } = this.entry;
    try {
      const match = game.match(setup, definitions);
      const kept = new Kept(game, this.lab.memoryless.includes(this.plan.bot));
      const players = setup.heroes.map((_, seat) => {
        const bot = bots[this.plan.bot](`${setup.seed}/seat ${seat}`);
        return watched === null ? bot : this.watching(bot, watched, kept);
      });
      const playing = {
        player: (seat: number) => players[seat],
        maxActions: MOST_ACTIONS,
        ...(watched !== null && {
          sink: (event: Told<EventBase>) => this.take(match, event, watched, kept.state),
        }),
      };
      const { state } =
        since === null
          ? playGame(game, match, playing)
          : playOn(game, match, copyOf(game, since), playing, () => undefined);
      if (state.outcome === null) throw new Error(`it does not end within ${MOST_ACTIONS} actions`);
      return { won: state.outcome.result === 'won', turns: state.turn };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The game with seed "${setup.seed}" could not be played: ${reason}`, { cause: error });
    }
  }

  /** A player that notes what it could have bought. */
  private watching(
    bot: Player<MatchBase, StateBase, Json>,
    { affordable }: Watched,
    kept: Kept,
  ): Player<MatchBase, StateBase, Json> {
    const left = new Set(this.cards);
    return {
      act: (match, state, seat) => {
        kept.keep(state);
        for (const id of this.lab.affordable(match, state, seat, left)) {
          left.delete(id);
          affordable.add(id);
        }
        return bot.act(match, state, seat);
      },
      answer: (question, match, state, open) => bot.answer(question, match, state, open),
      tries: (match) => bot.tries?.(match) ?? false,
    };
  }

  private take(
    match: MatchBase,
    event: Parameters<typeof this.lab.named>[1],
    { seen, bought }: Watched,
    since: StateBase | null,
  ): void {
    for (const id of this.lab.named(match, event))
      if (this.cards.has(id) && !seen.has(id)) seen.set(id, since);
    const id = this.lab.bought(match, event);
    if (id !== null) bought.add(id);
  }
}

/** The position at the first choice of the last turn: nothing of the step under way has happened in it. */
class Kept {
  state: StateBase | null = null;
  private readonly game: LabGame['game'];
  private readonly wanted: boolean;

  constructor(game: LabGame['game'], wanted: boolean) {
    this.game = game;
    this.wanted = wanted;
  }

  /** A player is about to choose. */
  keep(state: StateBase): void {
    if (this.wanted && this.state?.turn !== state.turn) this.state = copyOf(this.game, state);
  }
}

function compare(cell: Cell, base: Played, without: Played): void {
  if (base.won && !without.won) cell.gained++;
  if (!base.won && without.won) cell.lost++;
  const turns = base.turns - without.turns;
  cell.turns += turns;
  cell.turnsSquared += turns * turns;
}

const leaveOut = (definitions: Definitions, pack: string): Definitions =>
  Object.fromEntries(Object.entries(definitions).filter(([id]) => !id.startsWith(`${pack}:`)));
