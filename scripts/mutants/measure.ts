// Measures the scenarios of one game: changes its rules in one place at a time and looks whether a scenario notices.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Definitions } from '../../shared/engine/game.ts';
import type { Scenario } from '../../shared/engine/scenario.ts';
import type { PackShelf } from '../commands/support/packs.ts';
import { readScenario } from '../commands/support/scenario-file.ts';
import { Crew, type Verdict } from './crew.ts';
import { EQUIVALENT, isEquivalent, type Equivalent } from './equivalent.ts';
import type { AnyScenarios, MeasuredGame } from './games.ts';
import { readGraph, transpile } from './graph.ts';
import type { Row } from './report.ts';
import { findSites, instrument, typesOf, type Mutant, type Sites } from './sites.ts';
import { unseenIn } from './unseen.ts';

/** What to measure, of which game. */
export interface Measuring {
  readonly root: string;
  readonly game: MeasuredGame;
  readonly shelf: PackShelf;
  /** Only files whose path holds this. */
  readonly file: string | undefined;
  /** Number of mutants to measure, spread over the files. */
  readonly sample: number | undefined;
  readonly workers: number;
}

interface Loaded {
  readonly scenario: Scenario;
  readonly folder: string;
}

interface Target {
  readonly file: string;
  readonly text: string;
  readonly sites: Sites;
  /** Number of its first function among all. */
  readonly offset: number;
}

interface Chosen {
  readonly target: Target;
  readonly mutant: Mutant;
}

/**
 * Measures a game.
 *
 * @returns a row for each file that has mutants, and the known equivalents that are no longer mutants
 * @throws Error when a scenario fails before anything is changed
 */
export async function measure(measuring: Measuring): Promise<{ rows: Row[]; stale: Equivalent[] }> {
  const { root, game, shelf, workers } = measuring;
  const loaded = loadScenarios(root, game);
  const scenarios = loaded.map(({ scenario }) => scenario);
  const graph = readGraph(root, game.entry, 'shared/engine/scenario.ts');
  const targets = loadTargets(
    root,
    game,
    graph.modules.map(({ path }) => path),
  );
  const definitions = await loadDefinitions(root, game, scenarios, shelf);
  const crew = new Crew({ root, game, graph, scenarios, definitions }, workers);
  try {
    const covered = await cover(crew, targets, scenarios);
    const { chosen, stale } = choose(targets, measuring);
    const files = new Set(chosen.map(({ target }) => target.file)).size;
    console.log(`${game.id}: ${scenarios.length} scenarios, ${chosen.length} mutants of ${files} files`);
    return { rows: await change(crew, chosen, covered, loaded), stale };
  } finally {
    crew.close();
  }
}

function loadScenarios(root: string, game: MeasuredGame): Loaded[] {
  return globSync(`${game.scenarios}/**/*.json`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) => {
      const read = readScenario(readFileSync(join(root, file), 'utf8'));
      if (read.kind !== 'scenario') return [];
      return [{ scenario: read.scenario, folder: file.slice(game.scenarios.length + 1).split('/')[0] }];
    });
}

/** The cards for each list of packs that a scenario asks for. */
async function loadDefinitions(
  root: string,
  { entry, adapter }: MeasuredGame,
  scenarios: readonly Scenario[],
  shelf: PackShelf,
): Promise<{ [packs: string]: Definitions }> {
  const module = (await import(join(root, entry))) as { readonly [name: string]: AnyScenarios };
  const { defaultPacks } = module[adapter];
  const lists = new Map(
    scenarios
      .map(({ setup }) => setup.packs ?? defaultPacks)
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

function loadTargets(root: string, game: MeasuredGame, reached: readonly string[]): Target[] {
  const files = game.files
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => reached.includes(file))
    .sort();
  const program = typesOf(root, reached);
  const unseen = unseenIn(program, root, reached);
  let offset = 0;
  return files.map((file) => {
    const sites = findSites(program, root, file, unseen);
    const target = { file, text: readFileSync(join(root, file), 'utf8'), sites, offset };
    offset += sites.functions.length;
    return target;
  });
}

/** Runs all scenarios once: which of them run each function; null for what runs while cards are compiled. */
async function cover(
  crew: Crew,
  targets: readonly Target[],
  scenarios: readonly Scenario[],
): Promise<(number[] | null)[]> {
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
    () => ({ replace: instrumented, order: scenarios.map((_, i) => i), cover: true, functions }),
    (_, verdict) => {
      if (typeof verdict === 'string' || verdict.failed) {
        const failed = typeof verdict === 'string' ? null : verdict.failed;
        const name = failed && failed.scenario >= 0 ? scenarios[failed.scenario].name : '';
        throw new Error(
          `The scenarios must pass before anything is changed: ${name} ${failed?.failure ?? String(verdict)}`,
        );
      }
      ({ covered } = verdict);
    },
  );
  return covered;
}

/** The mutants that are tried, and what is left out for nothing. */
function choose(
  targets: readonly Target[],
  { file, sample }: Measuring,
): { chosen: Chosen[]; stale: Equivalent[] } {
  const wanted = targets.filter((target) => file === undefined || target.file.includes(file));
  const every = wanted.flatMap((target) => target.sites.mutants.map((mutant) => ({ target, mutant })));
  const known = EQUIVALENT.filter((one) => wanted.some((target) => target.file === one.file));
  const is = ({ target, mutant }: Chosen, one: Equivalent): boolean => isEquivalent(target.text, mutant, one);
  const all = every.filter((tried) => !known.some((one) => is(tried, one)));
  return {
    chosen: sample === undefined ? all : spread(all, sample),
    stale: known.filter((one) => !every.some((tried) => is(tried, one))),
  };
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

async function change(
  crew: Crew,
  chosen: readonly Chosen[],
  covered: readonly (number[] | null)[],
  loaded: readonly Loaded[],
): Promise<Row[]> {
  /** The scenarios that run the changed function, those of the file's own chapter first. */
  const orderFor = ({ target, mutant }: Chosen): number[] => {
    const reaching = mutant.inside < 0 ? null : covered[target.offset + mutant.inside];
    const own = (i: number): number => (isOwn(target.file, loaded[i].folder) ? 0 : 1);
    return [...(reaching ?? loaded.keys())].sort((a, b) => own(a) - own(b) || a - b);
  };
  const rows = new Map<string, Row>(
    chosen.map(({ target: { file } }) => [file, { file, mutants: 0, killed: 0, survivors: [] }]),
  );
  const began = Date.now();
  const speed = (done: number): string => (done / ((Date.now() - began) / 1000)).toFixed(1);
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
      if (done % 500 === 0) console.log(`${done} of ${chosen.length}, ${speed(done)} a second`);
    },
  );
  for (const row of rows.values()) row.survivors.sort((a, b) => a.start - b.start);
  return [...rows.values()];
}
