// A field of a scenario that nobody reads is a misspelling, and a test that proves nothing.
import type { ValidateFunction } from 'ajv';
import { ScenarioError } from '../../../engine/scenario.ts';
import type { Json } from '../../../engine/json.ts';
import { validateRavingspireGiven, validateRavingspireStep } from '../../../generated/validators.js';
import { describe } from '../../../packs/problems.ts';
import { schemaProblems } from '../../../packs/schema-problems.ts';

type Fields = { readonly [key: string]: Json };

/**
 * Checks the form of a position.
 *
 * @throws ScenarioError naming the first place that is wrong, with the cure
 */
export const checkGiven = (given: Fields): void => check(['given'], given, validateRavingspireGiven);

/**
 * Checks the form of a step; which one it is adds whoever plays the scenario.
 *
 * @throws ScenarioError as `checkGiven` does
 */
export const checkStep = (step: Fields): void => check([], step, validateRavingspireStep);

function check(around: readonly string[], value: Fields, validate: ValidateFunction): void {
  if (validate(value)) return;
  const [problem] = schemaProblems(validate.errors ?? [], value);
  const { code, pointer, data } = problem;
  const described = {
    severity: 'error',
    code,
    pack: '',
    file: '',
    line: 1,
    column: 1,
    pointer,
    data,
  } as const;
  const { sentence, cure } = describe(described, 'en');
  const place = [...around, ...pointer.split('/').slice(1)].join('/');
  throw new ScenarioError(`${place === '' ? '' : `${place}: `}${sentence} ${cure}`);
}
