import Type from '../../../generated/typebox.js';
import type { Intent, Refusal, Seat } from '../../../engine/game.ts';
import { inOrder, type ActionOf } from '../../../tableau/action.ts';
import type { DecisionKind } from '../decisions.ts';
import { callFlankers, nearBattle } from '../rules/flanking.ts';
import { comeToRest, listen } from '../rules/reactions.ts';
import { refuse } from '../rules/refuse.ts';
import { NONE, type CardNumber, type G, type Match, type State } from '../types.ts';
import type { Kind } from './define.ts';
import * as list from './list.ts';
import { distinctCards, everyCard, OpenTurn, type Choosing } from './open-turn.ts';

/** All that can be done, in the order in which it is offered; what is offered with the same cards is together. */
export const ACTIONS = inOrder(list);

/** What a seat may ask for. Whether the rules allow it, `check` says. */
export const ActionSchema = Type.Union(ACTIONS.map(({ schema }) => schema));
export type Action = ActionOf<(typeof ACTIONS)[number]>;
/** A sort of action, whichever it is. */
export type AnyKind = Kind<Action>;

const ALL = ACTIONS as unknown as readonly AnyKind[];
const namesakes: ReadonlyMap<string, readonly AnyKind[]> = Map.groupBy(ALL, (kind) => kind.do);

/** Asked for every action that is checked. */
function findKind(action: Action): AnyKind | undefined {
  const found = namesakes.get(action.do);
  if (found === undefined || found.length === 1) return found?.[0];
  return found.find(({ has }) => has !== undefined && has in action);
}

/** What is offered in each decision. */
const offered: ReadonlyMap<DecisionKind, readonly AnyKind[]> = new Map(
  [...new Set(ALL.flatMap(({ at }) => at))].map((decision) => [
    decision,
    ALL.filter((kind) => kind.at.includes(decision)),
  ]),
);

/** The sort of an action that has been checked. */
export const kindOf = (action: Action): AnyKind => findKind(action)!;

/** Why an action is not legal now, or null. Never changes the state and never reads what is hidden from the seat. */
export function check(match: Match, state: State, seat: Seat, action: Action): Refusal | null {
  const kind = findKind(action);
  const early = checkTurn(state, seat, kind);
  if (early !== null) return early;
  return kind === undefined
    ? refuse('no-such-action', { do: String((action as { do: unknown }).do) }, 'TURN-1')
    : kind.check(match, state, seat, action);
}

/** Why a seat may do nothing of a sort now, or null. */
function checkTurn(state: State, seat: Seat, kind: AnyKind | undefined): Refusal | null {
  if (kind?.outOfTurn === true) return null;
  if (seat !== state.active) return refuse('not-your-turn', { seat: state.active }, 'TURN-1');
  return state.battle.flankers.length > 0 ? refuse('flankers-first', {}, 'FLANK-4') : null;
}

/** Carries a checked action out and runs on to the next decision. Between the stages of an enemy no hero may flank (FLANK-4). */
export function apply(g: G, seat: Seat, action: Action): void {
  const { stage } = g.state.battle;
  const near = nearBattle(g.match, g.state);
  listen(g);
  kindOf(action).apply(g, seat, action);
  comeToRest(g);
  if (g.state.battle.stage === stage) callFlankers(g, near);
}

/** The actions that a player is shown; each passes `check`. Made when asked for, never kept. */
export const options = (match: Match, state: State, seat: Seat): Action[] =>
  legalActions(match, state, seat, distinctCards);

/** Whether actions of a sort are wanted with a card, which is `NONE` for those that are done with none. */
type Wanted = (sort: Action['do'], card: CardNumber) => boolean;

/**
 * The legal actions of a seat, one payment proposal for each.
 *
 * @param wanted others are not looked for, which spares most of the work
 */
export function legalActions(
  match: Match,
  state: State,
  seat: Seat,
  choosing: Choosing,
  wanted: Wanted = () => true,
): Action[] {
  const at = new OpenTurn(match, state, seat, choosing);
  const { decision } = at;
  if (decision === null) return [];
  const all: Action[] = [];
  const kinds = offered.get(decision)!.filter((kind) => checkTurn(state, seat, kind) === null);
  forEach(at, kinds, (kind, card) => {
    if (!wanted(kind.do, card)) return;
    for (const fields of kind.offers(at, card)) {
      // Most are refused: only the others become actions.
      if (kind.isSure || kind.check(match, state, seat, fields) === null)
        all.push({ do: kind.do, ...fields } as Action);
    }
  });
  return all;
}

/** The enemy of a battle, or the cards on the ring. */
const met = ({ decision, state, ring }: OpenTurn): readonly CardNumber[] =>
  decision === 'battle' ? [state.battle.card] : ring;

/** Goes through sorts of actions in their order, and card by card through neighbours with the same cards. */
function forEach(
  at: OpenTurn,
  kinds: readonly AnyKind[],
  visit: (kind: AnyKind, card: CardNumber) => void,
): void {
  for (let i = 0; i < kinds.length;) {
    const { cards } = kinds[i];
    let end = i + 1;
    if (cards === undefined) visit(kinds[i], NONE);
    else {
      while (end < kinds.length && kinds[end].cards === cards) end++;
      for (const card of cards === 'ring' ? met(at) : at.chosen(at.own))
        for (let k = i; k < end; k++) visit(kinds[k], card);
    }
    i = end;
  }
}

/** Everything that a player might try with a seat: every card, space, slot and button, with one payment each. */
export function intents(match: Match, state: State, seat: Seat): Intent<Action>[] {
  if (state.outcome) return [];
  const at = new OpenTurn(match, state, seat, everyCard);
  const { battle } = state;
  const faced = battle.kind === 'foe' || battle.kind === 'spire' ? [battle.card] : [];
  const cards = { ring: [...faced, ...at.ring].filter((card) => card !== NONE), own: at.own, none: [NONE] };
  return ALL.flatMap((kind) =>
    cards[kind.cards ?? 'none'].flatMap((card) =>
      (kind.tries?.(at, card) ?? []).map((fields): Intent<Action> => {
        const action = { do: kind.do, ...fields } as Action;
        const refusal = check(match, state, seat, action);
        if (refusal === null || kind.inNumbers === undefined) return { action, refusal };
        return { action, refusal: kind.inNumbers(match, state, seat, action, refusal) };
      }),
    ),
  );
}

/** What an action comes to: those with the same likeness differ in nothing that matters to a player. */
export function likeness(match: Match, state: State, seat: Seat, action: Action): string {
  const kind = kindOf(action);
  return `${kind.do} ${kind.has ?? ''} ${kind.key?.(match, state, seat, action) ?? ''}`;
}
