// The schemas as an editor uses them: plain JSON schemas, found by the `$schema` of each file.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { describe, expect, test } from 'vitest';
import { ravingspireContent } from '../../../shared/games/ravingspire/content/index.ts';
import { ROOT } from './base.ts';

type Node = { readonly [key: string]: unknown };

const readJson = (file: string): Node => JSON.parse(readFileSync(file, 'utf8')) as Node;
const ajv = new Ajv({ strict: false });
const validators = new Map<string, ValidateFunction>();

/** The validator of a schema file; each is compiled once. */
function validatorAt(file: string): ValidateFunction {
  const known = validators.get(file) ?? ajv.compile(readJson(file));
  validators.set(file, known);
  return known;
}

const cookbook = join(ROOT, 'docs/modding/cookbook');
const files = globSync('{pack.json,cards/*.json,text/*.json}', { cwd: cookbook });

test('the scenarios of the cookbook fit their schema', () => {
  const check = validatorAt(join(ROOT, 'schemas/ravingspire-scenario.schema.json'));
  for (const name of globSync('scenarios/*.json', { cwd: cookbook })) {
    expect(check(readJson(join(cookbook, name))) ? [] : check.errors, name).toEqual([]);
  }
});

describe('the files of a pack lead to their schema and fit it', () => {
  test.each(files)('%s', (name) => {
    const file = join(cookbook, name);
    const content = readJson(file);
    const check = validatorAt(resolve(dirname(file), String(content['$schema'])));
    expect(check(content) ? [] : check.errors).toEqual([]);
  });

  test('and a misspelt word does not', () => {
    const check = validatorAt(join(ROOT, 'schemas/ravingspire-cards.schema.json'));
    const card = {
      id: 'x',
      name: 'X',
      kind: 'attack',
      rules: [{ when: 'played', do: [{ do: 'drwa', cards: 1 }] }],
    };
    expect(check({ cards: [card] })).toBe(false);
  });
});

test('an editor can say what each word means', () => {
  const schema = JSON.stringify(readJson(join(ROOT, 'schemas/ravingspire-cards.schema.json')));
  for (const list of ['triggers', 'verbs', 'amounts', 'conditions', 'changes'] as const) {
    for (const { name, help } of ravingspireContent.language?.[list] ?? []) {
      expect(schema.includes(JSON.stringify(help.en.does).slice(0, -1)), `${list}: ${name}`).toBe(true);
    }
  }
});
