// Positions of Ravingspire out of the middle of games, and the check that no viewer sees what is hidden in them.
import { randomPlayer } from '../../shared/engine/players.ts';
import { drawFrom } from '../../shared/engine/random.ts';
import { greedyPlayer } from '../../shared/games/ravingspire/bots/greedy.ts';
import { ravingspire } from '../../shared/games/ravingspire/index.ts';
import type { Action, Event, Match, State } from '../../shared/games/ravingspire/types.ts';
import type { Counts } from './counts.ts';
import { checkPosition, type Shown } from './interference.ts';
import { presenterOf } from './present.ts';
import { mixedPlayer, testedRavingspire } from './properties.ts';
import { drawnSetup, latePosition, newTable, tableAt, type TowerTable } from './ravingspire.ts';

/** A table in the middle of a game, by number: early, late, at a question as often as there is one. */
export function sampleTable(number: number): TowerTable {
  const draw = drawFrom(`sample ${number}`);
  const late = draw(3) === 0 ? latePosition(draw(50)) : null;
  const setup = late?.setup ?? drawnSetup(`sample ${number}`, 1 + (number % 6));
  // Flanking is the option that hides hands.
  const flanking = draw(4) > 0;
  const options = late ? setup.options : { ...setup.options, flanking };
  const table = late ? tableAt(setup, late.state) : newTable({ ...setup, options });
  const players = setup.heroes.map((_, seat) => {
    const own = drawFrom(`sample ${number} ${seat}`);
    return [randomPlayer(ravingspire, own), greedyPlayer, mixedPlayer(own)][draw(3)];
  });
  const length = draw(late ? 30 : 160);
  const atQuestion = draw(3) === 0;
  for (let i = 0; table.state.outcome === null && (i < length || (atQuestion && i < length + 200)); i++) {
    const { question } = table;
    if (i >= length && question) break;
    const decisions = table.decisions();
    const { seat } = decisions[draw(decisions.length)];
    const before = table.log.length;
    if (question) table.answer(seat, players[seat].answer(question, table.match, table.state));
    else table.act(seat, players[seat].act(table.match, table.state, seat));
    if (table.log.length === before) break;
  }
  return table;
}

/** What a table is played and shown with. */
const SHOWN: Shown<Match, State, Action, Event> = {
  ...testedRavingspire,
  presenter: (match) => presenterOf(match),
};

/** Checks one position for every viewer; throws `Broken` where something shows. */
export const checkInterference = (number: number, counts: Counts, shown: Partial<typeof SHOWN> = {}): void =>
  checkPosition({ ...SHOWN, ...shown }, sampleTable(number), number, counts);
