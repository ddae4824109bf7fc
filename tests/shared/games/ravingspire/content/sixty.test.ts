// What is well known from other games can be said, and the scenarios that show it notice every change of it.
import { resolve } from 'node:path';
import { readFileSync, globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readPackFolder } from '../../../../../main/host/packs/read.ts';
import type { Definitions } from '../../../../../shared/engine/game.ts';
import { clone, type Json } from '../../../../../shared/engine/json.ts';
import type { Scenario } from '../../../../../shared/engine/scenario.ts';
import { definitionsOf, failureOf, loadWithBase, ROOT } from '../../../../docs/modding/base.ts';
import { SIXTY } from '../../../../support/sixty.ts';

const definitions = definitionsOf(
  loadWithBase(readPackFolder(resolve(ROOT, 'tests/fixtures/packs/sixty'), 'user')),
);
const scenarios = new Map(
  globSync('tests/scenarios/ravingspire/{lang,known}/*.json', { cwd: ROOT }).map((path) => [
    path.replace(/^.*[\\/]|\.json$/g, ''),
    JSON.parse(readFileSync(resolve(ROOT, path), 'utf8')) as Scenario,
  ]),
);

type Fields = { [key: string]: Json };
const isFields = (value: Json): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Numbers that are the same to a rule, whatever is added to them: no more than all can be lost, taken off or be the most. */
const isNoMatter = (value: number): boolean => value >= 90;

interface Mutant {
  readonly what: string;
  readonly rules: Json;
}

/** The rules of a card with one number more, one condition turned round, or one rule gone. */
function mutantsOf(rules: readonly Json[]): readonly Mutant[] {
  const mutants: Mutant[] = rules.map((_rule, n) => ({
    what: `without rule ${n}`,
    rules: rules.filter((_, i) => i !== n),
  }));
  const changed = (path: readonly (string | number)[], value: Json): Json => {
    const copy = clone(rules as Json);
    let part = copy as unknown as { [key: string | number]: Json };
    for (const key of path.slice(0, -1)) part = part[key] as never;
    part[path.at(-1)!] = value;
    return copy;
  };
  const visit = (value: Json, path: readonly (string | number)[]): void => {
    const at = path.join('/');
    if (typeof value === 'number' && !isNoMatter(value))
      mutants.push({ what: `${at}: ${value + 1}`, rules: changed(path, value + 1) });
    if (path.at(-1) === 'if')
      mutants.push({ what: `${at}: not`, rules: changed(path, { is: 'not', of: value }) });
    if (Array.isArray(value)) for (const [i, one] of value.entries()) visit(one as Json, [...path, i]);
    else if (isFields(value)) for (const [key, one] of Object.entries(value)) visit(one, [...path, key]);
  };
  for (const [n, rule] of rules.entries()) visit(rule, [n]);
  return mutants;
}

test('all but one of the sixty can be said', () => {
  expect(Object.keys(SIXTY)).toHaveLength(59);
});

describe.each(Object.entries(SIXTY))('effect %s', (_number, { effect, cards, scenarios: names }) => {
  const shown = names.map((name) => scenarios.get(name)!);

  test(`${effect}: is shown`, () => {
    for (const [i, scenario] of shown.entries()) {
      expect(scenario, names[i]).toBeDefined();
      expect(failureOf(scenario, definitions), names[i]).toBeNull();
    }
  });

  test.each(cards)(`${effect}: each change of %s is noticed`, (card) => {
    const id = `sixty:${card}`;
    const definition = definitions[id] as unknown as { readonly rules: readonly Json[] };
    const unnoticed = mutantsOf(definition.rules).filter(({ rules }) => {
      const changed = { ...definitions, [id]: { ...definition, rules } } as Definitions;
      return shown.every((scenario) => failureOf(scenario, changed) === null);
    });
    expect(unnoticed.map(({ what }) => what)).toEqual([]);
  });
});
