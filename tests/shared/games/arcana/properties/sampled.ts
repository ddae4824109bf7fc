// Positions out of the middle of games, and the check that no viewer sees what is hidden in them.
import { drawFrom } from '../../../../../shared/engine/random.ts';
import { arcanaEntry } from '../../../../../shared/games/arcana/entry.ts';
import { arcana } from '../../../../../shared/games/arcana/index.ts';
import type { Action, Event, Match, State } from '../../../../../shared/games/arcana/types.ts';
import type { Titles } from '../../../../../shared/tableau/presenter.ts';
import type { Counts } from '../../../../support/counts.ts';
import { checkPosition, type Shown } from '../../../../support/interference.ts';
import { DECK } from '../rules/tables.ts';
import { drawnSetup, newTable, planOf, testedArcana, type ArcanaTable } from './support.ts';

const titles: Titles = {
  name: (id) => (DECK[id] as { name?: string } | undefined)?.name ?? id,
  story: () => undefined,
};
/** What a table is played and shown with. */
const SHOWN: Shown<Match, State, Action, Event> = {
  ...testedArcana,
  presenter: (match) => arcanaEntry.presenter(match, DECK, 'en', titles),
};

/** A table in the middle of a game, by number; at a question as often as there is one. */
function sampleTable(number: number): ArcanaTable {
  const draw = drawFrom(`arcana sample ${number}`);
  const table = newTable(drawnSetup(number));
  const { players } = planOf(number);
  const length = draw(50);
  const atQuestion = draw(2) === 0;
  for (let i = 0; table.state.outcome === null && (i < length || (atQuestion && i < length + 60)); i++) {
    const { question } = table;
    if (i >= length && question) break;
    const [{ seat }] = table.decisions();
    if (question) table.answer(seat, players[seat].answer(question, table.match, table.state));
    else table.act(seat, players[seat].act(table.match, table.state, seat));
  }
  return table;
}

/**
 * Checks one position for every viewer; throws `Broken` where something shows.
 *
 * @param game what is done otherwise, by the tests of the check
 */
export const checkInterference = (number: number, counts: Counts, game: Partial<typeof arcana> = {}): void =>
  checkPosition({ ...SHOWN, game: { ...arcana, ...game } }, sampleTable(number), number, counts);
