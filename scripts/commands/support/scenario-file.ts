import type { Json } from '../../../shared/engine/json.ts';
import type { Scenario } from '../../../shared/engine/scenario.ts';
import { validateScenario } from '../../../shared/generated/validators.js';
import { firstProblem } from '../../../shared/packs/first-problem.ts';

/** What a file turned out to be. */
export type Read =
  | { readonly kind: 'scenario'; readonly scenario: Scenario }
  | { readonly kind: 'bad'; readonly problem: string }
  | { readonly kind: 'other' };

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
  const problem = firstProblem(value, validateScenario);
  if (problem !== null) return { kind: 'bad', problem };
  return { kind: 'scenario', scenario: { rules: [], setup: {}, ...value } as unknown as Scenario };
}

/** An error in one line, with its kind where that says something. */
export function errorLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const plain = ['Error', 'ScenarioError', 'SetupError', 'UsageError'].includes(error.name);
  return plain ? error.message : `${error.name}: ${error.message}`;
}
