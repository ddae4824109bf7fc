import type { Entry } from '../../../engine/log.ts';
import type { Fields } from '../../../engine/scenario.ts';
import type { EntryResult, Table } from '../../../engine/table.ts';
import { refuse } from '../rules/refuse.ts';
import type { Action, Event, Match, State } from '../types.ts';
import { answerOf, answerStep, isAnswer } from './answers.ts';
import { checkStep } from './fields.ts';
import { actionOf, actionStep } from './steps.ts';

export type RavingspireTable = Table<Match, State, Action, Event>;

/** Carries out one step of a scenario. A die that could be rolled again is kept by going on. */
export function perform(table: RavingspireTable, step: Fields): EntryResult<Event> {
  checkStep(step);
  const { question } = table;
  const goesOn = step.do !== 'choose' && step.do !== 'reroll' && !step.rejected;
  if (question?.kind === 'reroll' && goesOn) table.answer(question.seat, 'keep');
  // A seat that can only say no need not be asked.
  if (question?.options.length === 1 && goesOn && step.do !== 'answerTrade') {
    table.answer(question.seat, question.options[0]);
  }
  if (isAnswer(step)) return answer(table, step);
  return step.do === 'endTurn' ? endTurn(table) : act(table, step);
}

/** The step of a scenario that makes an entry of the log, at the table as it was before that entry. */
export function stepOf({ match, state, question }: RavingspireTable, { seat, body }: Entry): Fields {
  const step = question
    ? answerStep(match, state, question, body)
    : actionStep(match, state, seat, body as unknown as Action);
  return seat === (question?.seat ?? state.active) ? step : { ...step, seat };
}

function answer(table: RavingspireTable, step: Parameters<typeof answerOf>[3]): EntryResult<Event> {
  const { match, state, question } = table;
  if (!question) return { ok: false, refusal: refuse('wrong-phase', { pending: null }, 'TURN-1') };
  const seat = (step.seat as number | undefined) ?? question.seat;
  return table.answer(seat, answerOf(match, state, question, step));
}

/** What remains of the turn with no further spending. */
function endTurn(table: RavingspireTable): EntryResult<Event> {
  const { turn, active } = table.state;
  const ends: { [kind: string]: Action } = {
    encounter: { do: 'endEncounter' },
    explore: { do: 'endExplore' },
    bonusMove: { do: 'skipMove' },
    trade: { do: 'pass' },
  };
  for (;;) {
    const [decision] = table.decisions();
    const end = decision && ends[decision.kind];
    if (!end) return { ok: false, refusal: refuse('wrong-phase', { phase: table.state.phase }, 'TURN-1') };
    const result = table.act(active, end);
    if (!result.ok || table.question || table.state.turn !== turn || table.state.outcome) return result;
  }
}

function act(table: RavingspireTable, step: Fields): EntryResult<Event> {
  const seat = (step.seat as number | undefined) ?? table.state.active;
  const action = actionOf(table.match, table.state, seat, step);
  if (action === null) return { ok: false, refusal: refuse('no-such-card', { step: step.do }, 'CARD-10') };
  return table.act(seat, action);
}
