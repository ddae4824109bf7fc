import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../shared/games/index.ts';

const root = resolve(import.meta.dirname, '../..');
const RULE_ID = /\b[A-Z]+-\d+\b/g;

/** Ids that a digest defines: lines that begin with one. */
const definedIn = (digest: string): string[] =>
  [...digest.matchAll(/^- ([A-Z]+-\d+)\b/gm)].map((match) => match[1] as string);

const filesBelow = (folder: string, ending: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(root, folder, file));

/** Titles of tests, as written: the first argument of `test` and `describe`. */
const titlesIn = (source: string): string[] =>
  [...source.matchAll(/\b(?:test|describe|it)(?:\.each\([^)]*\))?\(\s*(['"`])([\s\S]*?)\1/g)].map(
    (match) => match[2] as string,
  );

interface ScenarioFile {
  name: string;
  rules: string[];
}

const scenarios = filesBelow('tests/scenarios', '.json').map((file) => ({
  file,
  ...(JSON.parse(readFileSync(file, 'utf8')) as ScenarioFile),
}));

describe.each(games.map(({ game }) => game.id))('%s: every rule has its proof', (id) => {
  const digest = readFileSync(join(root, 'docs/rules', `${id}.md`), 'utf8');
  const defined = definedIn(digest);

  test('no rule id is without a scenario or a test that names it', () => {
    const proven = new Set([
      ...scenarios.flatMap(({ rules }) => rules),
      ...filesBelow('tests', '.test.ts').flatMap((file) =>
        titlesIn(readFileSync(file, 'utf8')).flatMap((title) => title.match(RULE_ID) ?? []),
      ),
    ]);
    expect(defined.length).toBeGreaterThan(100);
    expect(defined.filter((rule) => !proven.has(rule))).toEqual([]);
  });

  test('no rule id stands twice in the digest', () => {
    expect(defined.filter((rule, i) => defined.indexOf(rule) !== i)).toEqual([]);
  });

  test('rule code and refusals name only rules that exist', () => {
    const named = filesBelow(`shared/games/${id}`, '.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/'([A-Z]{2,}-\d+)'/g)].map((match) => match[1] as string),
    );
    expect([...new Set(named)].filter((rule) => !defined.includes(rule))).toEqual([]);
  });
});

describe('scenario files', () => {
  test('each names one to three rules, and no two have the same name', () => {
    expect(
      scenarios.filter(({ rules }) => rules.length < 1 || rules.length > 3).map(({ file }) => file),
    ).toEqual([]);
    const names = scenarios.map(({ name }) => name);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });
});
