import type { ValidateFunction } from 'ajv';
import { describe } from './problems.ts';
import { schemaProblems } from './schema-problems.ts';

/**
 * The first thing that is wrong with a value, in one English line: its place, what is wrong and the cure. Null: nothing is.
 *
 * @param around where the value is, for the place
 */
export function firstProblem(
  value: unknown,
  validate: ValidateFunction,
  around: readonly string[] = [],
): string | null {
  if (validate(value)) return null;
  const [{ code, pointer, data }] = schemaProblems(validate.errors ?? [], value);
  const nowhere = { pack: '', file: '', line: 1, column: 1 };
  const { sentence, cure } = describe({ severity: 'error', code, ...nowhere, pointer, data }, 'en');
  const place = [...around, ...pointer.split('/').slice(1)].join('/');
  return `${place === '' ? '' : `${place}: `}${sentence} ${cure}`;
}
