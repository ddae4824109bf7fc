import { copyOf } from '../copy.ts';
import { playOn, type Player } from '../drive.ts';
import type { EventBase, Game, MatchBase, Question, Seat, StateBase } from '../game.ts';
import type { Json } from '../json.ts';
import { drawFrom } from '../random.ts';
import { redeal } from '../redeal.ts';
import type { Step } from '../step.ts';
import { askAgain, comesAgain, seenSince } from './again.ts';
import { bestOf } from './halving.ts';
import type { Budget, PositionValue } from './plan.ts';

/** What a player does not know by itself and tries instead, and how much it tries. */
export interface Trying<M extends MatchBase, S extends StateBase, A, E extends EventBase> {
  readonly game: Game<M, S, A, E>;
  /** Decides by what it knows. That is done unless something else comes out better. */
  readonly usual: Player<M, S, A>;
  /** Plays on for all seats after what is tried, and tries nothing itself. */
  readonly policy: Player<M, S, A>;
  /** Whether there is anything at a table that the usual player does not know. */
  readonly applies: (match: M) => boolean;
  /** What else could be done, where the usual player does not know what comes of it, or of what it would do. */
  readonly actions: (match: M, state: S, seat: Seat, usual: A) => readonly A[];
  /** The same for answers. */
  readonly answers: (question: Question, match: M, usual: Json) => readonly Json[];
  readonly value: PositionValue<M, S>;
  /** What speaks against anything but the usual: see `Plan`. */
  readonly unseen: number;
  readonly budget: (match: M) => Budget;
}

/** A world that the seat cannot distinguish from the real one, at the beginning of a step. */
interface World<M, S> {
  readonly match: M;
  readonly state: S;
  readonly seed: string;
}

/** Worlds that are dealt at most for each in which a question has to come again. */
const DEALT = 2;

/**
 * A player that decides by what it knows, and tries what it does not know in worlds that its seat cannot distinguish from
 * the real one, with random draws of their own. Counts bound its effort, and the position alone decides what is dealt: the
 * same position leads to the same decision. Where there is nothing to try it costs nothing.
 */
export function trying<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  plan: Trying<M, S, A, E>,
): Player<M, S, A> {
  const { game, usual, policy, applies } = plan;
  return {
    ...usual,
    tries: applies,
    act(match, state, seat) {
      const own = usual.act(match, state, seat);
      if (!applies(match)) return own;
      const others = plan.actions(match, state, seat, own);
      if (others.length === 0) return own;
      const deal = dealer(plan, match, state, seat);
      return best(plan, [own, ...others], plan.budget(match), deal, seat, (action, step) =>
        game.apply(step, seat, action),
      );
    },
    answer(question, match, state, open) {
      const own = usual.answer(question, match, state);
      if (!open || !applies(match)) return own;
      const others = plan.answers(question, match, own);
      if (others.length === 0) return own;
      const { seat } = question;
      const budget = plan.budget(match);
      const seen = seenSince(game, match, open.before, state, seat);
      const deal = dealer(plan, match, open.before, seat, seen);
      const worlds = Array.from({ length: budget.worlds * DEALT }, (_, n) => deal(n))
        .filter((world) => comesAgain(game, world, open, question))
        .slice(0, budget.worlds);
      if (worlds.length === 0) return own;
      const most = { ...budget, worlds: worlds.length };
      return best(
        plan,
        [own, ...others],
        most,
        (n) => worlds[n],
        seat,
        (answer, { state: now }, world) =>
          askAgain(game, { ...world, state: now }, open, answer, (...asked) => policy.answer(...asked)),
      );
    },
  };
}

/** Deals other worlds, by number. */
const dealer =
  <M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
    { game }: Trying<M, S, A, E>,
    match: M,
    state: S,
    seat: Seat,
    pinned?: ReadonlySet<number>,
  ) =>
  (n: number): World<M, S> => {
    const seed = `try ${state.turn} ${n}`;
    return { ...redeal(game, match, state, [seat], drawFrom(seed), pinned), seed };
  };

/**
 * What comes out best in the worlds; the first unless another is better beyond doubt.
 *
 * @param begin carries a candidate out in the position of a step
 */
function best<C, M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  { game, policy, value, unseen }: Trying<M, S, A, E>,
  candidates: readonly C[],
  budget: Budget,
  deal: (n: number) => World<M, S>,
  seat: Seat,
  begin: (candidate: C, step: Step<M, S, E>, world: World<M, S>) => void,
): C {
  const valueOf = (number: number, world: World<M, S>): number => {
    const { match, state } = world;
    const { depth, turns = Infinity } = budget;
    const playing = { player: () => policy, maxActions: depth, lastTurn: state.turn + turns - 1 };
    const played = playOn(game, match, copyOf(game, state), playing, (step) =>
      begin(candidates[number], step, world),
    );
    return value(match, played.state, seat);
  };
  return candidates[bestOf(candidates.length, budget, deal, valueOf, { unseen })];
}
