import type { Json } from '../../../engine/json.ts';
import type { Fields } from '../../../engine/scenario.ts';
import type { Entry } from '../../../engine/log.ts';
import type { EntryResult } from '../../../engine/table.ts';
import type { Action, Event } from '../types.ts';
import { kinds } from '../actions/index.ts';
import { answerOf, answerStep, isAnswer } from './answers.ts';
import { expectFields, type ArcanaTable } from './names.ts';
import { actionOf, actionStep } from './steps.ts';

/** The fields of the steps that answer, besides those of the envelope. */
const ANSWERS: ReadonlyMap<Json, readonly string[]> = new Map([
  ['give', ['to']],
  ['followUp', ['card', 'dispel']],
  ['choose', ['option']],
]);
const ENVELOPE = ['do', 'seat', 'rejected'];

/** Carries out one step of a scenario, by acting or by answering the open question. */
export function perform(table: ArcanaTable, step: Fields): EntryResult<Event> {
  const own = kinds.get(String(step.do))?.scenario.fields ?? ANSWERS.get(step.do) ?? [];
  expectFields(step, [...ENVELOPE, ...own], `the step ${String(step.do)}`);
  const seat = (step.seat as number | undefined) ?? usualSeat(table);
  return isAnswer(step)
    ? table.answer(seat, answerOf(table.match, step, table.question))
    : table.act(seat, actionOf(table.match, step));
}

/** The step of a scenario that makes an entry of the log, at the table as it was before that entry. */
export function stepOf(table: ArcanaTable, { seat, body }: Entry): Fields {
  const { match, question } = table;
  const step = question ? answerStep(match, question, body) : actionStep(match, body as unknown as Action);
  return seat === usualSeat(table) ? step : { ...step, seat };
}

/** Who takes a step that names no seat: the first who has something to decide. */
const usualSeat = (table: ArcanaTable): number => table.decisions().at(0)?.seat ?? table.state.active;
