import type { Player } from '../../../../engine/drive.ts';
import type { Question } from '../../../../engine/game.ts';
import type { Json } from '../../../../engine/json.ts';
import { kindFor } from '../../decisions.ts';
import type { Action, Match, State } from '../../types.ts';
import { familiarAction } from '../free.ts';
import { answerAptly } from './answers.ts';
import { fight } from './battle.ts';
import { assist, offerTrade } from './company.ts';
import { Deck } from './deck.ts';
import { spend } from './outlay.ts';
import { generators } from './purse.ts';
import { stow } from './stow.ts';
import { Prospects } from './walk.ts';
import { exploreWishes, relief, ringWishes } from './wishes.ts';
import { exertion } from './exert.ts';

/** Payments tried for one plan of a turn: the search budget. */
const BUDGET = 160;

/**
 * Plans its turn as a whole with exact payments: what to buy and what to leave, what to keep in the slots, when to turn
 * the ring, when to meet a foe and when to enter the Keep. It knows what its deck holds, not where; nothing of what its
 * seat cannot see comes into a choice, and nothing is random.
 */
export const plainAdept: Player<Match, State, Action> = {
  act(match, state, seat) {
    const kind = kindFor(state);
    switch (kind) {
      case 'move':
      case 'bonusMove':
        return new Prospects(match, state, seat, new Deck(match, state, seat)).choose(kind === 'bonusMove');
      case 'encounter':
        return encounter(match, state, seat);
      case 'battle':
        return fight(match, state, seat);
      case 'explore':
        return explore(match, state, seat);
      case 'trade':
        return offerTrade(match, state, seat) ?? { do: 'pass' };
      case 'flank':
        return assist(match, state, seat);
    }
  },
  answer: (question: Question, match, state): Json => answerAptly(question, match, state),
};

/** Plays what draws cards, then buys what the plan for the turn says, one after another. */
function encounter(match: Match, state: State, seat: number): Action {
  const free = familiarAction(match, state, seat);
  if (free) return free;
  const deck = new Deck(match, state, seat);
  const later = exploreWishes(match, state, seat, deck);
  const owed = relief(match, state, seat);
  const plan = spend([...ringWishes(match, state, seat, deck), ...later], owed, BUDGET);
  const makers = generators(match, state, seat);
  if (makers.length > 0) {
    const made = spend([...ringWishes(match, state, seat, deck, makers), ...later], owed, BUDGET);
    if (made.value > plan.value) {
      const next = made.steps.find(({ wish }) => !wish.later);
      const used = next?.offer.pay.find((entry) => 'card' in entry && makers.includes(entry.card));
      if (used && 'card' in used) return { do: 'generate', card: used.card };
      if (next) return next.wish.action(next.offer);
    }
  }
  const next = plan.steps.find(({ wish }) => !wish.later);
  return next ? next.wish.action(next.offer) : { do: 'endEncounter' };
}

/** Turns the ring, takes a step where that is worth it, culls at the Well, and keeps the best of what is left. */
function explore(match: Match, state: State, seat: number): Action {
  const deck = new Deck(match, state, seat);
  const { steps } = spend(exploreWishes(match, state, seat, deck), 0, BUDGET);
  const rotation = steps.find(({ wish, offer }) => wish.action(offer).do === 'rotate');
  if (rotation) return rotation.wish.action(rotation.offer);
  const step = exertion(match, state, seat, deck);
  if (step) return step;
  const [next] = steps;
  return next ? next.wish.action(next.offer) : (stow(match, state, seat) ?? { do: 'endExplore' });
}
