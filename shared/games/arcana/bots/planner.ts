import { planner } from '../../../engine/planner/planner.ts';
import type { Plan, PositionValue } from '../../../engine/planner/plan.ts';
import { arcana } from '../index.ts';
import type { Play } from '../types.ts';
import { hasRoom, standing } from '../rules/players.ts';
import { suitOf } from '../rules/play.ts';
import { NONE, type Action, type CardNumber, type Event, type Match, type State } from '../types.ts';
import { asSetUp, type Bot } from './opening.ts';
import { referencePlayer } from './reference.ts';
import { achieves, partnerOf, partnersFor, playAlone } from './ways.ts';

/** A ward is worth as much as this damage: about what a card does. */
const WARD = 5;
/** What is left of the value of a climb that was not finished. */
const UNFINISHED = 0.3;

/** How much of the tower the party has overcome: 0 to 1. */
export function climbed(match: Match, { defeated, foe }: State): number {
  const worth = ({ health, wards }: { health: number; wards: number }): number => health + WARD * wards;
  const all = match.floors.reduce((sum, floor) => sum + worth(floor), 0);
  const above = match.floors.slice(defeated.length + (foe ? 1 : 0));
  const left = above.reduce((sum, floor) => sum + worth(floor), foe ? worth(foe) : 0);
  return (all - left) / all;
}

/** A won game counts fully; of a lost one, or one that was cut off, how high the party came. */
const value: PositionValue<Match, State> = (match, state) =>
  state.outcome?.result === 'won' ? 1 : UNFINISHED * climbed(match, state);

/** Each hand card in the ways that differ in what comes of it, and both ways to do without. */
function candidates(match: Match, state: State, seat: number): Action[] {
  const { hand } = state.players[seat];
  const plays = hand
    .flatMap((card) => waysToPlay(match, state, seat, card))
    .filter((play) => achieves(match, state, seat, play));
  return [...plays, ...(hasRoom(match, state, seat) ? [{ do: 'focus' } as const] : []), { do: 'rest' }];
}

/** A card for each player that it could be for, alone and with each partner. */
function waysToPlay(match: Match, state: State, seat: number, card: CardNumber): Play[] {
  const play = playAlone(match, state, seat, card);
  if (play.shieldTo !== NONE) return standing(state).map((shieldTo) => ({ ...play, shieldTo }));
  if (suitOf(match, card).heals) return standing(state).map((target) => ({ ...play, target }));
  const partners = partnersFor(match, state, seat, card);
  return [play, ...partners.map((other) => ({ ...play, partner: partnerOf(match, state, play, other) }))];
}

/** What the planner knows of this game. A whole game of two takes it a second or so. */
export const arcanaPlan: Plan<Match, State, Action, Event> = {
  game: arcana,
  policy: () => referencePlayer,
  candidates,
  value,
  budget: { worlds: 200, rollouts: 800, depth: 120 },
};

/** Tries what it could do in other worlds, with the reference policy for everything after. */
export const plannerOf = (seed: string): Bot => asSetUp(planner(arcanaPlan)(seed));
