import type { Player } from '../../../engine/drive.ts';
import type { CourtCard } from '../rules/card.ts';
import type { Action, Match, State } from '../types.ts';

export type Bot = Player<Match, State, Action>;

/** Has a bot begin as it was set up: with its own court card, if that is free, and with seat 0 in the lead. */
export const asSetUp = (bot: Bot): Bot => ({
  act(match, state, seat) {
    switch (state.phase) {
      case 'pickCharacters':
        return pick(match, state, seat);
      case 'pickLeader':
        return { do: 'pickLeader', seat: 0 };
      case 'action':
      case 'give':
      case 'followUp':
        return bot.act(match, state, seat);
      case 'ended':
        throw new RangeError('the game is over, and bots note nothing on a Reading');
    }
  },
  answer: (question, match, state) => bot.answer(question, match, state),
});

/** The court card that the seat was set up with, or the first free one, under the name that the card has for it. */
function pick(match: Match, { players }: State, seat: number): Action {
  const free = match.courts.filter((card) => players.every(({ court }) => court !== card));
  const own = match.proposed[seat];
  const court = free.includes(own) ? own : free[0];
  return { do: 'pickCharacters', court, name: (match.cards[court] as CourtCard).adventurer };
}
