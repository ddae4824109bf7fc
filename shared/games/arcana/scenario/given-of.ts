import { same } from '../../../engine/json.ts';
import type { Fields, Given } from '../../../engine/scenario.ts';
import { blankState } from '../setup.ts';
import { NONE, type Match, type PlayerState, type State } from '../types.ts';
import { BEGINNINGS } from './given.ts';
import { idOf, idsOf } from '../actions/names.ts';
import type { ArcanaTable } from './names.ts';

/** Fields that `given` says, or that say nothing about a position between two steps; nothing asks for the box. */
type Said =
  | (
      | 'turn'
      | 'phase'
      | 'active'
      | 'attacked'
      | 'followUpUsed'
      | 'dice'
      | 'players'
      | 'foe'
      | 'upcoming'
      | 'defeated'
    )
  | ('deck' | 'discard' | 'treasures' | 'won' | 'rng' | 'box');

/** What `given` has no words for, by field: what is missing where the field is not as it is on a blank table. */
const UNSAID: { readonly [F in Exclude<keyof State, Said>]: string } = {
  outcome: 'the end of the game',
  resolving: 'a card that is being played',
  triumphed: 'a turn whose foe has been defeated',
  pending: 'cards still to be given',
  note: 'the note on the Reading',
};

/** What sets up the position of a table; the positions of the random streams are not part of it. */
export function givenOf({ match, state, question }: ArcanaTable): Given {
  const blank = blankState(match);
  const fields = Object.keys(UNSAID) as (keyof typeof UNSAID)[];
  return {
    given: {
      phase: state.phase,
      ...(state.dice.length > 0 && { dice: [...state.dice] }),
      players: state.players.map((player) => playerOf(match, player)),
      ...(state.deck.length > 0 && cardsOf(match, state)),
      ...(state.foe !== null && turnOf(match, state, state.foe)),
    },
    missing: [
      ...(question === null ? [] : [`an open question (${question.kind})`]),
      ...(BEGINNINGS.includes(state.phase) ? [] : [`the phase ${state.phase}`]),
      ...fields.flatMap((field) => (same(state[field], blank[field]) ? [] : UNSAID[field])),
    ],
  };
}

const playerOf = (match: Match, { court, name, health, fallen, hand, front }: PlayerState): Fields => ({
  ...(court !== NONE && { court: idOf(match, court), name }),
  ...(fallen ? { fallen } : { health, hand: idsOf(match, hand) }),
  ...(front.length > 0 && { front: front.map((set) => ({ ...set, card: idOf(match, set.card) })) }),
});

/** The cards that have been dealt. */
const cardsOf = (match: Match, { deck, discard, treasures, won, upcoming }: State): Fields => ({
  deck: idsOf(match, deck.toReversed()),
  discard: idsOf(match, discard),
  treasures: idsOf(match, treasures),
  won: idsOf(match, won),
  upcoming: idsOf(match, upcoming),
});

/** What there is once the leader has been picked. */
const turnOf = (match: Match, state: State, foe: NonNullable<State['foe']>): Fields => ({
  turn: state.turn,
  active: state.active,
  attacked: state.attacked,
  followUpUsed: state.followUpUsed,
  foe: {
    major: idOf(match, foe.major),
    floor: foe.floor + 1,
    health: foe.health,
    wards: foe.wards,
    pile: idsOf(match, foe.pile),
  },
  defeated: idsOf(match, state.defeated),
});
