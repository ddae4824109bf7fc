// Steps that are run again from their beginning in another world, up to a question and beyond.
import { copyOf } from '../copy.ts';
import { fitsTape, partOfPosition, Stop, untilStop, type OpenStep } from '../drive.ts';
import type { EventBase, Game, MatchBase, Question, Seat, StateBase } from '../game.ts';
import { clone, same, type Json } from '../json.ts';
import { drawFrom, type Draw } from '../random.ts';
import { Step, type Answerer } from '../step.ts';

/** Where a step is run again, and the seed of what is shuffled in it. */
interface World<M, S> {
  readonly match: M;
  readonly state: S;
  readonly seed: string;
}

/**
 * A step that reads what was rolled and answered from the tape, and shuffles by other draws: no seat
 * can know how the cards lie that were shuffled since it began.
 */
class Again<M extends MatchBase, S extends StateBase, E extends EventBase> extends Step<M, S, E> {
  private readonly draw: Draw;

  constructor({ match, state, seed }: World<M, S>, { tape }: OpenStep<S, unknown>, answer: Answerer<M, S>) {
    super(match, state, { tape: clone(tape), answer, sink: null });
    this.draw = drawFrom(`${seed} shuffled`);
  }

  override shuffle(pile: number[], stream: number, from = 0, to = pile.length): void {
    for (let i = to - 1; i > from; i--) {
      // What the tape has for it is passed over.
      this.random(stream, i - from + 1);
      const j = from + this.draw(i - from + 1);
      [pile[i], pile[j]] = [pile[j], pile[i]];
    }
  }
}

/** The cards that were hidden from a seat when a step began and are no more: they stay where they were. */
export function seenSince<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  game: Pick<Game<M, S, A, E>, 'hidden'>,
  match: M,
  before: S,
  now: S,
  seat: Seat,
): ReadonlySet<number> {
  const hidden = (state: S): number[] =>
    game
      .hidden(match, state, [seat])
      .flatMap(({ piles, stays }) => piles.flat().filter((card) => !stays.includes(card)));
  const still = new Set(hidden(now));
  return new Set(hidden(before).filter((card) => !still.has(card)));
}

/** Whether an open step comes to the same question in another world. Changes nothing. */
export function comesAgain<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  game: Pick<Game<M, S, A, E>, 'apply' | 'copy'>,
  world: World<M, S>,
  open: OpenStep<S, A>,
  question: Question,
): boolean {
  let asked: Question | null = null;
  const step = new Again<M, S, E>({ ...world, state: copyOf(game, world.state) }, open, (other) => {
    asked = other;
    throw new Stop('enough');
  });
  // It does not where another seat has answered with a card that it has not got there.
  const fits = fitsTape(() => untilStop(() => game.apply(step, open.seat, open.action)));
  return fits && asked !== null && same(partOfPosition(asked) as Json, partOfPosition(question) as Json);
}

/**
 * Answers the question of an open step in a world where it comes again, and runs the step to its end.
 *
 * @param world its state changes in place
 * @param then answers what is asked later
 */
export function askAgain<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  game: Pick<Game<M, S, A, E>, 'apply'>,
  world: World<M, S>,
  open: OpenStep<S, A>,
  answer: Json,
  then: Answerer<M, S>,
): void {
  let asked = false;
  const step = new Again<M, S, E>(world, open, (...later) => {
    if (asked) return then(...later);
    asked = true;
    return answer;
  });
  game.apply(step, open.seat, open.action);
}
