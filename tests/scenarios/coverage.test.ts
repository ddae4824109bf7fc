import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../shared/games/index.ts';

const root = resolve(import.meta.dirname, '../..');
/** A rule (`ENC-2`, `AR-FOE-3`), or a ruling where the rulebook is silent (`AR-R!9`). */
const ID = '[A-Z]{2,}(?:-[A-Z]+)*-(?:R!)?\\d+';
const RULE_ID = new RegExp(`\\b${ID}\\b`, 'g');

/** Ids that a digest defines: items of its lists that begin with one. */
const definedIn = (digest: string): string[] =>
  [...digest.matchAll(new RegExp(`^- (${ID})\\b`, 'gm'))].map((match) => match[1] as string);

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
  game: string;
}

const scenariosIn = (folder: string) =>
  filesBelow(folder, '.json').map((file) => ({
    file,
    ...(JSON.parse(readFileSync(file, 'utf8')) as ScenarioFile),
  }));
const ids = games.map(({ game }) => game.id);

describe.each(ids)('%s: every rule has its proof', (id) => {
  const digest = readFileSync(join(root, 'docs/rules', `${id}.md`), 'utf8');
  const defined = definedIn(digest);
  const scenarios = scenariosIn(`tests/scenarios/${id}`);

  test('no rule id is without a scenario or a test that names it', () => {
    const proven = new Set([
      ...scenarios.flatMap(({ rules }) => rules),
      ...filesBelow('tests', '.test.ts').flatMap((file) =>
        titlesIn(readFileSync(file, 'utf8')).flatMap((title) => title.match(RULE_ID) ?? []),
      ),
    ]);
    expect(defined.length).toBeGreaterThan(0);
    expect(defined.filter((rule) => !proven.has(rule))).toEqual([]);
  });

  test('no rule id stands twice in the digest', () => {
    expect(defined.filter((rule, i) => defined.indexOf(rule) !== i)).toEqual([]);
  });

  test('scenarios name only rules that exist', () => {
    const named = new Set(scenarios.flatMap(({ rules }) => rules));
    expect([...named].filter((rule) => !defined.includes(rule))).toEqual([]);
  });

  test('rule code and refusals name only rules that exist', () => {
    const named = filesBelow(`shared/games/${id}`, '.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(new RegExp(`'(${ID})'`, 'g'))].map(
        (match) => match[1] as string,
      ),
    );
    expect([...new Set(named)].filter((rule) => !defined.includes(rule))).toEqual([]);
  });
});

describe('scenario files', () => {
  const scenarios = scenariosIn('tests/scenarios');

  test('each lies in the folder of its game, and every game has such a folder', () => {
    const folder = ({ file }: { file: string }) =>
      relative(join(root, 'tests/scenarios'), file).split(sep)[0];
    expect(scenarios.filter((scenario) => folder(scenario) !== scenario.game)).toEqual([]);
    expect([...new Set(scenarios.map(({ game }) => game))].sort()).toEqual([...ids].sort());
  });

  test('each names one to three rules, and no two of a game have the same name', () => {
    expect(
      scenarios.filter(({ rules }) => rules.length < 1 || rules.length > 3).map(({ file }) => file),
    ).toEqual([]);
    const names = scenarios.map(({ game, name }) => `${game}: ${name}`);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });
});
