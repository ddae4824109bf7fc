import { same, type Json } from '../../../engine/json.ts';
import type { EntryResult } from '../../../engine/table.ts';
import { DECLINE } from '../rules/play.ts';
import type { Event } from '../types.ts';
import { cardNamed, expectFields, type ArcanaTable, type Fields } from './names.ts';
import { optionNames } from './observe.ts';
import { actionOf } from './steps.ts';

/** The fields of each step besides those of the envelope. */
const FIELDS: ReadonlyMap<Json, readonly string[]> = new Map([
  ['pickCharacters', ['court', 'name']],
  ['pickLeader', ['to']],
  ['play', ['card', 'dispel', 'target', 'shieldTo', 'partner']],
  ['saveNote', ['text']],
  ['give', ['to']],
  ['followUp', ['card', 'dispel']],
  ['choose', ['option']],
]);
const ENVELOPE = ['do', 'seat', 'rejected'];

/** Carries out one step of a scenario, by acting or by answering the open question. */
export function perform(table: ArcanaTable, step: Fields): EntryResult<Event> {
  expectFields(step, [...ENVELOPE, ...(FIELDS.get(step.do) ?? [])], `the step ${String(step.do)}`);
  const seat = (step.seat ?? table.decisions().at(0)?.seat ?? table.state.active) as number;
  switch (step.do) {
    case 'give':
      return table.answer(seat, step.to);
    case 'followUp':
      return table.answer(seat, { card: cardNamed(table.match, step.card), dispel: step.dispel === true });
    case 'declineFollowUp':
      return table.answer(seat, DECLINE);
    case 'choose':
      return table.answer(seat, chosen(table, step.option));
    default:
      return table.act(seat, actionOf(table.match, step));
  }
}

/** The answer that is meant by its name, else by its place among the options. */
function chosen({ match, question }: ArcanaTable, option: Json): Json {
  if (question === null) return null;
  const named = optionNames(match, question).findIndex((name) => same(name, option));
  return question.options[named >= 0 ? named : Number(option)] ?? option;
}
