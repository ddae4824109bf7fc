// Measures the scenarios: changes the rules in one place at a time and looks whether a scenario notices.
//
//   npm run mutants [-- --file <part of a path>] [-- --sample <n>] [-- --show]
//
// Writes docs/mutants.md (not with --file or --sample) and fails when a chapter keeps 15 % or more of its mutants alive.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Scenario } from '../shared/engine/scenario.ts';
import type { Definitions } from '../shared/engine/game.ts';
import { loadShelf } from './commands/support/packs.ts';
import { readScenario } from './commands/support/scenario-file.ts';
import { Crew, type Verdict } from './mutants/crew.ts';
import { readGraph, transpile } from './mutants/graph.ts';
import { findSites, instrument, typesOf, type Mutant, type Sites } from './mutants/sites.ts';

const ROOT = resolve(import.meta.dirname, '..');
const ENTRY = 'shared/games/ravingspire/scenario/index.ts';
const SCENARIOS = 'tests/scenarios/ravingspire';
const REPORT = 'docs/mutants.md';
/** A chapter fails with so many survivors (share). */
const MOST_SURVIVORS = 0.15;

/** The rules, and what makes programs of cards. Words, forms and checks of packs have tests of their own. */
const FILES = [
  'shared/games/ravingspire/rules/*.ts',
  'shared/games/ravingspire/content/{ability,amounts,compile,conditions,filters,modifiers,seats,select,traits,zones}.ts',
  'shared/games/ravingspire/content/verbs/*.ts',
  'shared/packs/effects/{amounts,compile,conditions,control}.ts',
];

const { values: flags } = parseArgs({
  options: {
    file: { type: 'string' },
    sample: { type: 'string' },
    show: { type: 'boolean', default: false },
    workers: { type: 'string' },
  },
});

interface Loaded {
  readonly scenario: Scenario;
  readonly folder: string;
}

function loadScenarios(): Loaded[] {
  return globSync(`${SCENARIOS}/**/*.json`, { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) => {
      const read = readScenario(readFileSync(join(ROOT, file), 'utf8'));
      if (read.kind !== 'scenario') return [];
      return [{ scenario: read.scenario, folder: file.slice(SCENARIOS.length + 1).split('/')[0] }];
    });
}

/** The cards for each list of packs that a scenario asks for. */
function loadDefinitions(scenarios: readonly Loaded[]): { [packs: string]: Definitions } {
  const shelf = loadShelf([], true);
  const lists = new Map(
    scenarios
      .map(({ scenario }) => scenario.setup.packs ?? ['base'])
      .map((packs) => [[...packs].sort().join(' '), packs]),
  );
  const found: { [packs: string]: Definitions } = {};
  for (const [key, packs] of lists) {
    try {
      found[key] = shelf.definitions(packs);
    } catch {
      // A scenario that asks for a pack that is not there must fail, and does.
    }
  }
  return found;
}

interface Target {
  readonly file: string;
  readonly text: string;
  readonly sites: Sites;
  /** Number of its first function among all. */
  readonly offset: number;
}

function loadTargets(reached: ReadonlySet<string>): Target[] {
  const files = FILES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => reached.has(file))
    .sort();
  const program = typesOf(ROOT, files);
  let offset = 0;
  return files.map((file) => {
    const sites = findSites(program, ROOT, file);
    const target = { file, text: readFileSync(join(ROOT, file), 'utf8'), sites, offset };
    offset += sites.functions.length;
    return target;
  });
}

/** Every n-th of a list, so that a sample is spread over the files. */
function spread<T>(list: readonly T[], count: number): T[] {
  if (count >= list.length) return [...list];
  return Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)]);
}

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1, -'.ts'.length);

/** Folders of scenarios that speak of a file. */
function isOwn(file: string, folder: string): boolean {
  const name = nameOf(file);
  return folder.startsWith(name) || name.startsWith(folder);
}

/** A mutant that means the same program, by the line of the source it is on, and why. */
interface Equivalent {
  readonly file: string;
  readonly source: string;
  readonly change: string;
  readonly why: string;
}

const EQUIVALENT = JSON.parse(
  readFileSync(join(import.meta.dirname, 'mutants/equivalent.json'), 'utf8'),
) as Equivalent[];

const isEquivalent = (
  { file, text }: Target,
  mutant: Mutant,
  { file: of, source, change }: Equivalent,
): boolean => file === of && mutant.change === change && text.split('\n')[mutant.line - 1].trim() === source;

interface Row {
  file: string;
  mutants: number;
  killed: number;
  survivors: Mutant[];
}

function reportOf(rows: readonly Row[], seconds: number): string {
  const total = rows.reduce(
    (sum, row) => ({ mutants: sum.mutants + row.mutants, killed: sum.killed + row.killed }),
    {
      mutants: 0,
      killed: 0,
    },
  );
  const percent = (killed: number, of: number) => (of === 0 ? '-' : `${((killed / of) * 100).toFixed(1)} %`);
  const table = rows.map(
    (row) =>
      `| ${row.file} | ${row.mutants} | ${row.killed} | ${row.survivors.length} | ${percent(row.killed, row.mutants)} |`,
  );
  const lists = rows
    .filter(({ survivors }) => survivors.length > 0)
    .map(
      ({ file, survivors }) =>
        `### ${file}\n\n${survivors.map(({ line, change }) => `- ${line}: ${change}`).join('\n')}\n`,
    );
  return [
    '# Mutants',
    '',
    'Written by `npm run mutants`: the rules are changed in one place at a time, and all scenarios are run. A mutant that no',
    'scenario notices survives: a rule without a proof, or a change that means the same. A file of the rules must keep less',
    `than ${MOST_SURVIVORS * 100} % alive.`,
    '',
    `${total.mutants} mutants, ${total.killed} killed (${percent(total.killed, total.mutants)}), in ${seconds.toFixed(0)} s.`,
    '',
    '| file | mutants | killed | survivors | killed |',
    '| --- | --- | --- | --- | --- |',
    ...table,
    '',
    '## Survivors',
    '',
    ...lists,
    '## Left out',
    '',
    'Changes that mean the same program, or that no scenario can see (`scripts/mutants/equivalent.json`).',
    '',
    ...EQUIVALENT.map(({ file, change, why }) => `- ${file}: ${change}. ${why}`),
    '',
  ].join('\n');
}

// -------------------------------------------------------------------------------------------------------------------

const began = Date.now();
const loaded = loadScenarios();
const graph = readGraph(ROOT, ENTRY);
const scenarioModule = readGraph(ROOT, 'shared/engine/scenario.ts');
const modules = [
  ...new Map([...graph.modules, ...scenarioModule.modules].map((module) => [module.path, module])).values(),
];
const targets = loadTargets(new Set(modules.map(({ path }) => path)));
const size = flags.workers === undefined ? availableParallelism() : Number(flags.workers);
const scenarios = loaded.map(({ scenario }) => scenario);
const crew = new Crew(
  { root: ROOT, graph: { ...graph, modules }, scenarios, definitions: loadDefinitions(loaded) },
  size,
);

const everything = scenarios.map((_, i) => i);
const functions = targets.reduce((sum, { sites }) => sum + sites.functions.length, 0);
const instrumented = Object.fromEntries(
  targets.map(({ file, text, sites, offset }) => [
    file,
    transpile(
      file,
      instrument(text, sites, (i) => `__hit(${offset + i})`),
    ),
  ]),
);
let covered: (number[] | null)[] = [];
await crew.run(
  1,
  () => ({ replace: instrumented, order: everything, cover: true, functions }),
  (_, verdict) => {
    if (typeof verdict === 'string' || verdict.failed) {
      const failed = typeof verdict === 'string' ? null : verdict.failed;
      const name = failed && failed.scenario >= 0 ? scenarios[failed.scenario].name : '';
      console.error(
        `The scenarios must pass before anything is changed: ${name} ${failed?.failure ?? String(verdict)}`,
      );
      process.exit(1);
    }
    ({ covered } = verdict);
  },
);

const wanted = targets.filter(({ file }) => flags.file === undefined || file.includes(flags.file));
const every = wanted.flatMap((target) => target.sites.mutants.map((mutant) => ({ target, mutant })));
const stale = EQUIVALENT.filter(
  (known) =>
    wanted.some(({ file }) => file === known.file) &&
    !every.some(({ target, mutant }) => isEquivalent(target, mutant, known)),
);
const all = every.filter(
  ({ target, mutant }) => !EQUIVALENT.some((known) => isEquivalent(target, mutant, known)),
);
const chosen = flags.sample === undefined ? all : spread(all, Number(flags.sample));
const rows = new Map<string, Row>(
  wanted.map(({ file }) => [file, { file, mutants: 0, killed: 0, survivors: [] }]),
);
console.log(
  `${scenarios.length} scenarios, ${chosen.length} mutants of ${wanted.length} files, ${size} workers`,
);

/** The scenarios that run the changed function, those of the file's own chapter first. */
function orderFor({ target, mutant }: (typeof chosen)[number]): number[] {
  const reaching = mutant.inside < 0 ? null : covered[target.offset + mutant.inside];
  const own = (i: number): number => (isOwn(target.file, loaded[i].folder) ? 0 : 1);
  return [...(reaching ?? everything)].sort((a, b) => own(a) - own(b) || a - b);
}

const tested = Date.now();
let done = 0;
await crew.run(
  chosen.length,
  (i) => {
    const { target, mutant } = chosen[i];
    const text = target.text.slice(0, mutant.start) + mutant.text + target.text.slice(mutant.end);
    return {
      replace: { [target.file]: transpile(target.file, text) },
      order: orderFor(chosen[i]),
      cover: false,
      functions: 0,
    };
  },
  (i, verdict: Verdict) => {
    const { target, mutant } = chosen[i];
    const row = rows.get(target.file)!;
    row.mutants++;
    if (typeof verdict === 'string' || verdict.failed) row.killed++;
    else row.survivors.push(mutant);
    done++;
    if (done % 500 === 0)
      console.log(
        `${done} of ${chosen.length}, ${(done / ((Date.now() - tested) / 1000)).toFixed(1)} a second`,
      );
  },
);
await crew.close();

const seconds = (Date.now() - began) / 1000;
const sorted = [...rows.values()].filter(({ mutants }) => mutants > 0);
for (const row of sorted) row.survivors.sort((a, b) => a.start - b.start);
for (const { file, mutants, killed, survivors } of sorted) {
  const share = ((killed / mutants) * 100).toFixed(1).padStart(6);
  console.log(
    `${share} %  ${String(mutants).padStart(5)} mutants  ${String(survivors.length).padStart(4)} alive  ${file}`,
  );
  if (flags.show) for (const { line, change } of survivors) console.log(`      ${line}: ${change}`);
}
const rate = chosen.length / ((Date.now() - tested) / 1000);
console.log(`${chosen.length} mutants in ${seconds.toFixed(0)} s, ${rate.toFixed(1)} a second`);
if (flags.file === undefined && flags.sample === undefined)
  writeFileSync(join(ROOT, REPORT), reportOf(sorted, seconds));

const weak = sorted.filter(
  ({ file, mutants, survivors }) => file.includes('/rules/') && survivors.length / mutants >= MOST_SURVIVORS,
);
for (const { file } of weak)
  console.log(`FAILED: ${file} keeps ${MOST_SURVIVORS * 100} % or more of its mutants alive`);
for (const { file, source, change } of stale) {
  console.log(
    `FAILED: scripts/mutants/equivalent.json names no mutant of ${file} any more: ${change} in "${source}"`,
  );
}
process.exitCode = weak.length + stale.length > 0 ? 1 : 0;
