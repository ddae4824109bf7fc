import type { MakeBot, Player } from './drive.ts';
import type { Message, Question } from './game.ts';
import type { Json } from './json.ts';

/**
 * Why a seat might choose something, as far as position and choice show. The same for every arrangement of what is
 * hidden
 * from any seat: every viewer may read it.
 */
export interface Reasons<M, S, A> {
  action(match: M, state: S, seat: number, action: A): Message;
  answer(question: Question, match: M, state: S, value: Json): Message;
}

/** A player that gives reasons; where it has none itself, they are derived from position and choice. */
function explained<M, S, A>(player: Player<M, S, A>, reasons: Reasons<M, S, A>): Player<M, S, A> {
  let last: (() => Message) | null = null;
  return {
    act(match, state, seat) {
      const action = player.act(match, state, seat);
      last = () => reasons.action(match, state, seat, action);
      return action;
    },
    answer(question, match, state, open) {
      const value = player.answer(question, match, state, open);
      last = () => reasons.answer(question, match, state, value);
      return value;
    },
    tries: (match) => player.tries?.(match) ?? false,
    why: () => player.why?.() ?? last?.() ?? null,
  };
}

/** All bots of a game with their reasons. */
export const explainedBots = <M, S, A, N extends string>(
  bots: { readonly [name in N]: MakeBot<M, S, A> },
  reasons: Reasons<M, S, A>,
): { readonly [name in N]: MakeBot<M, S, A> } =>
  Object.fromEntries(
    Object.entries<MakeBot<M, S, A>>(bots).map(([name, make]) => [
      name,
      ((seed, hurry) => explained(make(seed, hurry), reasons)) satisfies MakeBot<M, S, A>,
    ]),
  ) as { readonly [name in N]: MakeBot<M, S, A> };
