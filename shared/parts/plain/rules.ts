import type { Decision, EventBase, Game, MatchBase, Refusal, Seat, StateBase } from '../../engine/game.ts';
import { clone, type Json } from '../../engine/json.ts';
import { fromTries, type Tries } from './tries.ts';

/** The state of a game whose seats take turns. */
export interface TurnState extends StateBase {
  /** Whose turn it is. */
  active: Seat;
}

/** What plain rules have to say themselves. */
type Said<M extends MatchBase, S extends StateBase, A, E extends EventBase> = Pick<
  Game<M, S, A, E>,
  'id' | 'seats' | 'match' | 'begin' | 'apply' | 'check'
>;
/** What follows from that, unless they say otherwise. */
type Default<M extends MatchBase, S extends StateBase, A, E extends EventBase> = Partial<
  Omit<Game<M, S, A, E>, keyof Said<M, S, A, E> | 'blank' | 'options' | 'intents'>
>;

/** The rules of a game without secrets, in which seats take turns. Every other function of `Game` can be given too. */
export interface PlainRules<M extends MatchBase, S extends TurnState, A, E extends EventBase>
  extends Said<M, S, A, E>, Default<M, S, A, E> {
  /** Id of the rule that says whose turn it is. */
  readonly turn: string;
  /** What a state has besides `TurnState`. */
  blank(match: M): Omit<S, keyof TurnState>;
  readonly tries: Tries<M, S, A>;
}

/** A game from its rules: what they do not say themselves, it has as every game without secrets could have it. */
export function plainRules<M extends MatchBase, S extends TurnState, A, E extends EventBase>(
  rules: PlainRules<M, S, A, E>,
): Game<M, S, A, E> {
  const { turn, blank, check, tries, ...said } = rules;
  const decisions = said.decisions ?? ((_match: M, state: S) => openTurn(state, turn));
  const checked = (match: M, state: S, seat: Seat, action: A): Refusal | null =>
    decisions(match, state).some((open) => open.seat === seat)
      ? check(match, state, seat, action)
      : { code: state.outcome === null ? 'not-your-turn' : 'game-over', data: {}, rule: turn };
  return {
    rulesVersion: 1,
    upgraders: {},
    decisions,
    view: (_match, state) => openView(state),
    redact: (_match, event) => clone<object>(event) as Json,
    hidden: () => [],
    ...said,
    blank: (match) => ({ ...blankTurns(match), ...blank(match) }) as S,
    check: checked,
    ...fromTries(tries, checked),
  };
}

/** The one decision of a game in which seats take turns; none once it is over. */
export const openTurn = ({ outcome, active }: TurnState, rule: string): Decision[] =>
  outcome === null ? [{ seat: active, kind: 'turn', options: null, data: {}, rule }] : [];

/** The state before the first turn; each random stream has two words in the keys of the match. */
const blankTurns = ({ keys }: MatchBase): TurnState => ({
  rng: Array.from({ length: keys.length / 2 }, () => 0),
  dice: [],
  turn: 0,
  outcome: null,
  active: 0,
});

/** The whole state but for what random numbers are to come: what each seat sees where nothing is secret. */
export function openView(state: StateBase): { [key: string]: Json } {
  const seen = Object.entries(state).filter(([key]) => key !== 'rng' && key !== 'dice');
  return clone(Object.fromEntries(seen) as { [key: string]: Json });
}
