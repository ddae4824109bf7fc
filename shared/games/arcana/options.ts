import type { Action, Partner, Play } from './action-schema.ts';
import { check } from './actions.ts';
import type { CourtCard } from './rules/card.ts';
import { suitOf } from './rules/play.ts';
import { standing } from './rules/players.ts';
import { NONE, type CardNumber, type Match, type State } from './types.ts';

/** What a seat can do now, each once. The names in it are proposals. */
export function options(match: Match, state: State, seat: number): Action[] {
  return candidates(match, state, seat).filter((action) => check(match, state, seat, action) === null);
}

/** Everything that could be tried in the present phase, legal or not. */
export function candidates(match: Match, state: State, seat: number): Action[] {
  switch (state.phase) {
    case 'pickCharacters':
      return picks(match, seat);
    case 'pickLeader':
      return state.players.map((_, leader) => ({ do: 'pickLeader', seat: leader }));
    case 'action':
    case 'give':
    case 'followUp':
      return [
        ...state.players[seat].hand.flatMap((card) => plays(match, state, seat, card)),
        { do: 'focus' },
        { do: 'rest' },
      ];
    case 'ended':
      return [{ do: 'saveNote', text: state.note }];
  }
}

/** The court card that the seat was set up with comes first. */
function picks(match: Match, seat: number): Action[] {
  const own = match.proposed[seat];
  return [own, ...match.courts.filter((court) => court !== own)].map((court) => ({
    do: 'pickCharacters',
    court,
    name: (match.cards[court] as CourtCard).adventurer,
  }));
}

/** All ways to play one card: dispelling or not, on each target, with each partner. */
function plays(match: Match, state: State, seat: number, card: CardNumber): Play[] {
  const alone = parts(match, state, card).flatMap((part) =>
    [NONE, ...standing(state)].map((shieldTo): Play => ({ do: 'play', ...part, shieldTo, partner: null })),
  );
  const legal = alone.filter((play) => check(match, state, seat, play) === null);
  const paired = legal.flatMap((play) => {
    const partners = state.players[seat].hand.flatMap((other) => parts(match, state, other));
    return partners.map((partner): Play => ({ ...play, partner }));
  });
  return [...alone, ...paired];
}

/** All ways to use one card by itself. */
function parts(match: Match, state: State, card: CardNumber): Partner[] {
  const targets = suitOf(match, card).heals ? standing(state) : [NONE];
  return [true, false].flatMap((dispel) => targets.map((target) => ({ card, dispel, target })));
}
