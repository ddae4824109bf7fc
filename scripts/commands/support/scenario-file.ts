import type { Json } from '../../../shared/engine/json.ts';
import type { Scenario } from '../../../shared/engine/scenario.ts';
import { nearest } from '../../../shared/packs/nearest.ts';

/** What a file turned out to be. */
export type Read =
  | { readonly kind: 'scenario'; readonly scenario: Scenario }
  | { readonly kind: 'bad'; readonly problem: string }
  | { readonly kind: 'other' };

type Fields = { readonly [key: string]: Json };

const KEYS = ['$schema', 'name', 'rules', 'game', 'setup', 'given', 'when', 'then'];

const isObject = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: Json): boolean =>
  Array.isArray(value) && value.every((item: Json) => typeof item === 'string');

/** Reads a scenario and checks its form; what its steps and paths mean is the game's business. */
export function readScenario(text: string): Read {
  let value: Json;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, '')) as Json;
  } catch (error) {
    return { kind: 'bad', problem: `is no JSON: ${(error as Error).message}` };
  }
  if (
    !isObject(value) ||
    !(Array.isArray(value['then']) || Array.isArray(value['when']) || 'given' in value)
  ) {
    return { kind: 'other' };
  }
  const problem = problemOf(value);
  if (problem !== null) return { kind: 'bad', problem };
  return { kind: 'scenario', scenario: { rules: [], setup: {}, ...value } as unknown as Scenario };
}

/** The first thing that is wrong with the form, with its place. */
function problemOf(value: Fields): string | null {
  for (const key of Object.keys(value)) {
    if (KEYS.includes(key)) continue;
    const meant = nearest(key, KEYS);
    return `"${key}" is no field of a scenario${meant === undefined ? '' : `; did you mean "${meant}"?`}`;
  }
  const { name, game, rules, setup, given, when, then } = value;
  if (typeof name !== 'string' || name === '') return 'name: must be a text';
  if (typeof game !== 'string') return 'game: must be the id of a game';
  if (rules !== undefined && !isTexts(rules)) return 'rules: must be a list of rule ids';
  if (setup !== undefined) {
    if (!isObject(setup)) return 'setup: must be an object';
    if (setup['heroes'] !== undefined && !isTexts(setup['heroes']))
      return 'setup.heroes: must be a list of hero ids';
    if (setup['packs'] !== undefined && !isTexts(setup['packs']))
      return 'setup.packs: must be a list of pack ids';
    if (setup['options'] !== undefined && !isObject(setup['options']))
      return 'setup.options: must be an object';
    if (setup['seed'] !== undefined && typeof setup['seed'] !== 'string') return 'setup.seed: must be a text';
  }
  if (given !== undefined && !isObject(given)) return 'given: must be an object';
  return listProblem('when', when, stepProblem) ?? listProblem('then', then, assertionProblem);
}

function listProblem(
  key: string,
  list: Json | undefined,
  problem: (item: Json) => string | null,
): string | null {
  if (list === undefined) return null;
  if (!Array.isArray(list)) return `${key}: must be a list`;
  for (const [i, item] of list.entries()) {
    const found = problem(item as Json);
    if (found !== null) return `${key}[${i}]: ${found}`;
  }
  return null;
}

const stepProblem = (step: Json): string | null =>
  isObject(step) && typeof step['do'] === 'string' ? null : 'must be an object with "do"';

function assertionProblem(assertion: Json): string | null {
  const fits =
    Array.isArray(assertion) &&
    assertion.length >= 2 &&
    assertion.length <= 3 &&
    isTexts(assertion.slice(0, 2));
  return fits ? null : 'must be [path, operator, value]';
}

/** An error in one line, with its kind where that says something. */
export function errorLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const plain = ['Error', 'ScenarioError', 'SetupError', 'UsageError'].includes(error.name);
  return plain ? error.message : `${error.name}: ${error.message}`;
}
