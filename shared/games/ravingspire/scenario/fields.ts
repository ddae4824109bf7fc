// An unknown field of a scenario is a misspelling, and a test that proves nothing.
import { ScenarioError, type Fields } from '../../../engine/scenario.ts';
import { validateRavingspireGiven, validateRavingspireStep } from '../../../generated/validators.js';
import { firstProblem } from '../../../packs/first-problem.ts';

/**
 * Checks the form of a position.
 *
 * @throws ScenarioError naming the first place that is wrong, with the cure
 */
export const checkGiven = (given: Fields): void =>
  refuse(firstProblem(given, validateRavingspireGiven, ['given']));

/**
 * Checks the form of a step; the caller adds which one it is.
 *
 * @throws ScenarioError as `checkGiven` does
 */
export const checkStep = (step: Fields): void => refuse(firstProblem(step, validateRavingspireStep));

function refuse(problem: string | null): void {
  if (problem !== null) throw new ScenarioError(problem);
}
