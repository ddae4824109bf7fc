// Non-interference: what a viewer is shown, offered and refused is the same for every arrangement of what is hidden from
// it, and so is what an action tells, up to the first thing that is turned up.
import { runStep } from '../../shared/engine/drive.ts';
import type {
  EventBase,
  Game,
  MatchBase,
  Question,
  Seat,
  StateBase,
  Told,
  Viewer,
} from '../../shared/engine/game.ts';
import { clone, same, type Json } from '../../shared/engine/json.ts';
import { drawFrom, type Draw } from '../../shared/engine/random.ts';
import { redeal } from '../../shared/engine/redeal.ts';
import { newTape, Step, TapeError, Waiting } from '../../shared/engine/step.ts';
import type { Table } from '../../shared/engine/table.ts';
import type { Presenter } from '../../shared/tableau/presenter.ts';
import { Broken, type Tested } from './checked-game.ts';
import type { Counts } from './counts.ts';

/** Worlds that are compared with the real one, for each viewer. */
const WORLDS = 3;
/** Actions tried for their refusals, for each viewer. */
const ATTEMPTS = 40;

/** No seat, each seat alone, a pair at one screen, and all seats. */
function viewers(seats: number): Viewer[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const pairs = seats > 2 ? [[0, seats - 1]] : [];
  return [[], ...all.map((seat) => [seat]), ...pairs, all];
}

/** What a table is played, shown and altered with; the tests of the check bring leaking ones. */
export interface Shown<
  M extends MatchBase,
  S extends StateBase,
  A extends Json,
  E extends EventBase,
> extends Pick<Tested<M, S, A, E>, 'game' | 'mutate' | 'anything'> {
  readonly presenter: (match: M) => Presenter<S, A, E>;
}

/**
 * Checks one position for every viewer; throws `Broken` where something shows.
 *
 * @param number names the position in a report, and seeds what is drawn by lot
 */
export function checkPosition<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  shown: Shown<M, S, A, E>,
  table: Table<M, S, A, E>,
  number: number,
  counts: Counts,
): void {
  if (table.state.outcome !== null) return;
  const draw = drawFrom(`interference ${number}`);
  for (const viewer of viewers(table.match.seats)) {
    const check = new Check(shown, number, table, viewer, draw);
    if (table.question) check.midStep();
    else check.settled();
  }
  counts.add('decision', table.decisions()[0].kind);
}

class Check<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase> {
  private readonly shown: Shown<M, S, A, E>;
  private readonly game: Game<M, S, A, E>;
  private readonly number: number;
  private readonly table: Table<M, S, A, E>;
  private readonly viewer: Viewer;
  private readonly draw: Draw;

  constructor(
    shown: Shown<M, S, A, E>,
    number: number,
    table: Table<M, S, A, E>,
    viewer: Viewer,
    draw: Draw,
  ) {
    this.shown = shown;
    this.game = shown.game;
    this.number = number;
    this.table = table;
    this.viewer = viewer;
    this.draw = draw;
  }

  private equal(what: string, real: unknown, other: unknown): void {
    const [a, b] = [JSON.stringify(real), JSON.stringify(other)];
    if (a === b) return;
    let at = 0;
    while (a[at] === b[at]) at++;
    const from = Math.max(0, at - 120);
    throw new Broken(
      `position ${this.number}, viewer [${this.viewer.join()}]: ${what} shows what is hidden\n` +
        `  here      ...${a.slice(from, at + 200)}\n  elsewhere ...${b.slice(from, at + 200)}\n` +
        `  setup ${JSON.stringify(this.table.setup)}`,
    );
  }

  settled(): void {
    const { match, state } = this.table;
    const attempts = this.attempts();
    const real = this.seen(match, state, attempts);
    const legal = this.legalActions();
    const told = legal.map(([seat, action]) => this.prefix(match, state, seat, action));
    for (let world = 0; world < WORLDS; world++) {
      const other = redeal(this.game, match, state, this.viewer, this.draw);
      const there = this.seen(other.match, other.state, attempts);
      for (const what of Object.keys(real)) this.equal(what, real[what], there[what]);
      for (const [i, [seat, action]] of legal.entries()) {
        // What another seat does may name a card that lies elsewhere in this world.
        if (!this.viewer.includes(seat) && this.game.check(other.match, other.state, seat, action)) continue;
        const there = this.prefix(other.match, other.state, seat, action);
        // What is hidden may decide where the first card turns up, or a question that is not the viewer's.
        const cut = told[i].cut || there.cut;
        const length = cut ? Math.min(told[i].told.length, there.told.length) : Infinity;
        const [mine, theirs] = [told[i], there].map((run) => run.told.slice(0, length));
        this.equal(`the events of ${JSON.stringify(action)}`, mine, theirs);
      }
    }
  }

  /** In mid-step the question and the view must be the same as well; what the step has shown stays where it is. */
  midStep(): void {
    const { table, viewer } = this;
    const { state, open } = table.position;
    const hiddenCards = (of: S) => this.hiddenCards(table.match, of);
    const before = hiddenCards(state);
    const now = hiddenCards(table.state);
    // Seen since the step began: what lies open now, and what the events named (it may be hidden again).
    const sofar = runStep(table.match, state, clone(open!.tape), open!.body);
    const named = sofar.events.flatMap((event) => cardsOf(this.game.redact(table.match, event, viewer)));
    const pinned = new Set([...[...before].filter((card) => !now.has(card)), ...named]);
    const view = this.game.view(table.match, table.state, viewer);
    const words = this.words(table.match, table.state, table.question);
    for (let world = 0; world < WORLDS; world++) {
      const other = redeal(this.game, table.match, state, viewer, this.draw, pinned);
      const run = this.inWorld(other.match, other.state, open!, sofar.revealed);
      if (run === null) continue;
      this.equal('the view in mid-step', view, this.game.view(other.match, run.state, viewer));
      this.equal('the wording in mid-step', words, this.words(other.match, run.state, run.question));
      if (viewer.includes(table.question!.seat)) this.equal('the question', table.question, run.question);
    }
  }

  /**
   * Runs the open step in another world. Null where a hand that is hidden from the viewer does not fit: its seat has
   * answered with another card in this very step, or is asked something else; and where the step has turned something up
   * after which it ends there, or asks another seat. The viewer knows who was asked what, so that world is none of those
   * it has to reckon with.
   */
  private inWorld(
    match: M,
    state: S,
    { tape, body }: NonNullable<Table<M, S, A, E>['position']['open']>,
    revealed: boolean,
  ) {
    const { log, question } = this.table;
    const answers = log.slice(log.length - tape.answers.length);
    const others = [question!, ...answers].some(({ seat }) => !this.viewer.includes(seat));
    try {
      const run = runStep(match, state, clone(tape), body);
      if (revealed && run.question?.seat !== question!.seat) return null;
      const asked = run.question?.seat === question!.seat && run.question.kind === question!.kind;
      return others && !(asked && same(run.question?.data, question!.data)) ? null : run;
    } catch (error) {
      if (error instanceof TapeError && others) return null;
      throw error;
    }
  }

  /** The cards that the viewer cannot tell from others. */
  private hiddenCards(match: M, state: S): Set<number> {
    return new Set(this.game.hidden(match, state, this.viewer).flatMap(({ piles }) => piles.flat()));
  }

  /** All that reaches the viewer without an action. */
  private seen(match: M, state: S, attempts: readonly [Seat, A][]): { [what: string]: Json } {
    const mine = this.viewer.filter((seat) => seat < match.seats);
    return {
      view: this.game.view(match, state, this.viewer),
      wording: this.words(match, state, null),
      decisions: this.game.decisions(match, state) as unknown as Json,
      options: mine.map((seat) => this.game.options(match, state, seat)) as unknown as Json,
      intents: mine.map((seat) => this.game.intents(match, state, seat)) as unknown as Json,
      refusals: attempts.map(([seat, action]) => ({
        action,
        refusal: this.game.check(match, state, seat, action),
      })) as unknown as Json,
    };
  }

  /** The tableau, and what the viewer's seats are asked for; by a presenter that knows no other world. */
  private words(match: M, state: S, question: Question | null): Json {
    const presenter = this.shown.presenter(match);
    const mine = this.viewer.filter((seat) => seat < match.seats);
    const asked = question === null ? mine : mine.filter((seat) => seat === question.seat);
    return {
      tableau: presenter.tableau(state, this.viewer),
      prompts: asked.map((seat) => presenter.prompt(state, seat, question)),
    } as unknown as Json;
  }

  private attempts(): [Seat, A][] {
    const { match, state } = this.table;
    const { viewer, draw } = this;
    if (viewer.length === 0) return [];
    return Array.from({ length: ATTEMPTS }, () => {
      const seat = viewer[draw(viewer.length)];
      const offered = this.game.options(match, state, seat);
      const legal = offered.length > 0 ? offered[draw(offered.length)] : this.shown.anything;
      return [seat, this.shown.mutate(match, state, seat, legal, draw)];
    });
  }

  /** Some legal actions of the seats that may act. */
  private legalActions(): [Seat, A][] {
    const { match, state } = this.table;
    return this.game.decisions(match, state).flatMap(({ seat }) => {
      const offered = this.game.options(match, state, seat).map((action): [Seat, A] => [seat, action]);
      while (offered.length > 6) offered.splice(this.draw(offered.length), 1);
      return offered;
    });
  }

  /**
   * What an action tells the viewer before anything is turned up, and the question if it comes before that. A card is
   * turned up for all viewers (a roll, a draw) or for this viewer (another seat discards from its hidden hand).
   */
  private prefix(match: M, state: S, seat: Seat, action: A): Prefix {
    const told: Json[] = [];
    const hiddenCards = this.hiddenCards(match, state);
    let shown = false;
    const step: Step<M, S, E> = new Step<M, S, E>(match, clone(state), {
      tape: newTape(),
      answer: null,
      sink: (event: Told<E>) => {
        const redacted = this.game.redact(match, event, this.viewer);
        shown ||= step.revealed > 0 || cardsOf(redacted).some((card) => hiddenCards.has(card));
        if (!shown) told.push(redacted);
      },
    });
    try {
      this.game.apply(step, seat, action);
    } catch (thrown) {
      if (!(thrown instanceof Waiting)) throw thrown;
      const { question } = thrown;
      shown ||= step.revealed > 0 || !this.viewer.includes(question.seat);
      if (!shown && this.viewer.includes(question.seat)) told.push(question as unknown as Json);
    }
    shown ||= step.revealed > 0;
    if (!shown) told.push(this.game.view(match, step.state, this.viewer));
    return { told, cut: shown };
  }
}

/** What an action tells a viewer, up to where something is turned up. */
interface Prefix {
  told: Json[];
  /** Whether something was turned up. */
  cut: boolean;
}

/** The cards that an event names. */
function cardsOf(event: Json): number[] {
  const fields = event as { readonly [field: string]: Json };
  return ['card', 'cards', 'give', 'take', 'instead', 'replaced'].flatMap((name) => {
    const value = fields[name];
    return typeof value === 'number' ? [value] : Array.isArray(value) ? (value as number[]) : [];
  });
}
