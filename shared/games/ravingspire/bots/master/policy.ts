import type { Player } from '../../../../engine/drive.ts';
import { check } from '../../actions/index.ts';
import { placeOf } from '../../rules/board.ts';
import type { Action, Match, State } from '../../types.ts';
import { plainAdept } from '../adept/index.ts';
import { Deck } from '../adept/deck.ts';
import { exertion } from '../adept/exert.ts';
import { spend, type Outlay } from '../adept/outlay.ts';
import { freeAction } from '../free.ts';
import { generators } from '../adept/purse.ts';
import { stow } from '../adept/stow.ts';
import { exploreWishes, relief, ringWishes } from '../adept/wishes.ts';

/** Payments tried for one plan of a phase: enough for the first good one. */
const BUDGET = 160;

/**
 * Plays much as the adept does in less time: it plans a phase and keeps to that plan until something new shows, where
 * the
 * adept plans again before each action. For games that are only tried; created for each.
 */
export function quickPlayer(): Player<Match, State, Action> {
  let seen = '';
  let planned: Action[] = [];

  /** The rest of the plan, which is renewed when its circumstances have changed. */
  const next = (match: Match, state: State, seat: number, plan: Planning): Action | null => {
    const now = outlook(match, state, seat);
    if (seen !== now) {
      seen = now;
      planned = plan(match, state, seat);
    }
    for (let action = planned.shift(); action !== undefined; action = planned.shift())
      if (check(match, state, seat, action) === null) return action;
    return null;
  };

  return {
    act(match, state, seat) {
      const { phase, battle, trading, bonus, active } = state;
      const open = battle.kind === 'none' && !trading && !bonus && active === seat;
      if (open && phase === 'encounter' && generators(match, state, seat).length === 0) {
        const free = freeAction(match, state, seat);
        return free ?? next(match, state, seat, planEncounter) ?? { do: 'endEncounter' };
      }
      if (open && phase === 'explore')
        return next(match, state, seat, planExplore) ?? stow(match, state, seat) ?? { do: 'endExplore' };
      return plainAdept.act(match, state, seat);
    },
    answer: (question, match, state) => plainAdept.answer(question, match, state),
  };
}

type Planning = (match: Match, state: State, seat: number) => Action[];

/** The circumstances of a plan: they change where cards come that were not there, or the ring has turned. */
function outlook({ board }: Match, state: State, seat: number): string {
  const { level, space, played, deck, discard } = state.heroes[seat];
  const at = state.phase === 'explore' ? placeOf(board, level, space) : state.waiting;
  return [
    state.turn,
    state.phase,
    at,
    deck.length,
    discard.length,
    state.reshuffle.length,
    state.banished.length,
    played.length,
  ].join();
}

const actionsOf = ({ steps }: Outlay): Action[] => steps.map(({ wish, offer }) => wish.action(offer));

function planEncounter(match: Match, state: State, seat: number): Action[] {
  const deck = new Deck(match, state, seat);
  const wishes = [...ringWishes(match, state, seat, deck), ...exploreWishes(match, state, seat, deck)];
  const { value, steps } = spend(wishes, relief(match, state, seat), BUDGET);
  return actionsOf({ value, steps: steps.filter(({ wish }) => !wish.later) });
}

function planExplore(match: Match, state: State, seat: number): Action[] {
  const deck = new Deck(match, state, seat);
  const actions = actionsOf(spend(exploreWishes(match, state, seat, deck), 0, BUDGET));
  const rotation = actions.find(({ do: what }) => what === 'rotate');
  if (rotation) return [rotation];
  const step = exertion(match, state, seat, deck);
  return step ? [step] : actions;
}
