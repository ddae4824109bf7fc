import {
  foresee as look,
  type Allowance,
  type Foresight,
  type MeasuredChange,
} from '../../engine/foresee.ts';
import { apply } from './actions/index.ts';
import { powerOf } from './rules/values.ts';
import { NONE, type Action, type Match, type State, type ToldEvent } from './types.ts';
import { hidden } from './view.ts';

/** What a foresight of this game counts, for the seat that acts. Amounts only add up: none is below 0. */
type ForeseenMeasure =
  /** Sanity that a cause takes, even where less is left. */
  | 'sanity'
  /** Madness, or the end of an attempt at the Keep. */
  | 'mad'
  /** A card comes to a place of the ring, counted from 1; `cause` is the card. */
  | 'place'
  /** One of the seat's own cards is banished. */
  | 'banished'
  /** The power of the card that the action plays, once it is played; `cause` is the card. */
  | 'power';

const GAME = { apply, hidden };

/** Worlds tried where hands are hidden: a card may ask for the strongest card of another hand. */
const HIDDEN_HANDS = 2;

/**
 * What an action is sure to do to its seat, up to its madness or to where a foe of a lost Showdown has gone.
 *
 * @param allowance what it may take, shared with others
 */
export const foresee = (
  match: Match,
  state: State,
  seat: number,
  action: Action,
  allowance?: Allowance,
): Foresight =>
  look(GAME, match, state, seat, action, {
    read: (told, after) => [
      ...told.flatMap((event) => reading(event, seat)),
      ...powerPlayed(match, after, seat, action),
    ],
    until: (event) => isEnough(event, seat),
    ...(isOffered(action) && { runs: FEW }),
    ...(allowance && { allowance }),
    worlds: match.options.flanking ? HIDDEN_HANDS : 1,
  });

/** Runs for what is offered many times at once: each card of a ring, each of a payment. */
const FEW = 48;
const isOffered = ({ do: deed }: Action): boolean =>
  deed === 'acquire' || deed === 'fight' || deed === 'play';

function powerPlayed(match: Match, after: State, seat: number, action: Action): MeasuredChange[] {
  if (action.do !== 'play') return [];
  const { card } = action;
  const enemies = after.battle.kind !== 'none';
  return [
    { measure: 'power', cause: card, rule: 'CARD-4', amount: powerOf(match, after, seat, card, enemies) },
  ];
}

function isEnough({ kind, seat, cause }: ToldEvent, own: number): boolean {
  switch (kind) {
    case 'wentMad':
    case 'heroRemoved':
      return seat === own;
    case 'turnBegan':
    case 'gameLost':
    case 'gameWon':
      return true;
    case 'foeRemoved':
      return cause === NONE;
    default:
      return false;
  }
}

function reading(event: ToldEvent, own: number): MeasuredChange[] {
  const { kind, seat, cause, rule } = event;
  const of = (measure: ForeseenMeasure, amount: number, by = cause): MeasuredChange[] => [
    { measure, cause: by, rule, amount },
  ];
  switch (kind) {
    case 'sanityLost':
      return seat === own ? of('sanity', event.asked) : [];
    case 'wentMad':
    case 'heroRemoved':
      return seat === own ? of('mad', 1) : [];
    case 'waitingPlaced':
      return of('place', event.place + 1, event.card);
    case 'banished':
      return seat === own ? of('banished', 1) : [];
    default:
      return [];
  }
}
