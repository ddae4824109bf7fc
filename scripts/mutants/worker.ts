// A process that runs scenarios against the rules with one file changed.
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { Definitions } from '../../shared/engine/game.ts';
import type { runScenario as RunScenario, Scenario } from '../../shared/engine/scenario.ts';
import type { AnyScenarios, MeasuredGame } from './games.ts';
import type { Graph } from './graph.ts';

/** What all jobs have in common; the first message to a worker. */
export interface Task {
  readonly root: string;
  readonly game: MeasuredGame;
  readonly graph: Graph;
  readonly scenarios: readonly Scenario[];
  readonly definitions: { readonly [packs: string]: Definitions };
}

/** What a worker is asked: which files to replace, which scenarios to run in which order. */
export interface Job {
  readonly replace: { readonly [path: string]: string };
  readonly order: readonly number[];
  /** For the first run: which functions each scenario runs. */
  readonly cover: boolean;
  readonly functions: number;
}

export interface Answer {
  readonly kind: 'answer';
  /** The first scenario that failed, by number, and how. */
  readonly failed: { readonly scenario: number; readonly failure: string } | null;
  /** With `cover`: per function the scenarios that run it; null for what runs while cards are compiled. */
  readonly covered: (number[] | null)[];
}

/** What a worker says: that it is ready, that it goes on, and at last the answer to its job. */
export type Said = Answer | { readonly kind: 'ready' } | { readonly kind: 'progress' };

/** A worker that goes on says so as often as this; a sign per scenario would cost more than the scenario. */
const SIGN_MS = 250;

type Exports = { [name: string]: unknown };
type Body = (exports: Exports, require: (wanted: string) => unknown, hit: (index: number) => void) => void;

const say = (said: Said): void => void process.send!(said);
const { root, game, graph, scenarios, definitions } = await new Promise<Task>((resolve) =>
  process.once('message', (task) => resolve(task as Task)),
);
const compile = (code: string, filename: string): Body =>
  compileFunction(code, ['exports', 'require', '__hit'], { filename }) as unknown as Body;
const bodies = new Map(graph.modules.map(({ path, code }) => [path, compile(code, path)]));
const externals = new Map<string, Exports>();
for (const name of graph.externals) {
  const module = (await import(name.endsWith('.js') ? join(root, name) : name)) as Exports;
  externals.set(name, { ...module, __esModule: true });
}

/** Instantiates the whole graph again. */
function instantiate(replace: Job['replace'], hit: (index: number) => void): (wanted: string) => Exports {
  const instances = new Map<string, Exports>();
  const load = (path: string): Exports => {
    const known = instances.get(path) ?? externals.get(path);
    if (known) return known;
    const exports: Exports = {};
    instances.set(path, exports);
    const body = path in replace ? compile(replace[path], path) : bodies.get(path);
    if (!body) throw new Error(`no module ${path}`);
    body(exports, (wanted) => load(wanted.startsWith('.') ? join(dirname(path), wanted) : wanted), hit);
    return exports;
  };
  return load;
}

function run({ replace, order, cover, functions }: Job): Answer {
  const hits = new Map<number, Set<number>>();
  const always = new Set<number>();
  let current = -1;
  let signed = Date.now();
  const hit = (index: number): void => {
    if (current < 0) always.add(index);
    else hits.get(current)!.add(index);
  };
  try {
    const load = instantiate(replace, hit);
    const adapter = load(game.entry)[game.adapter] as AnyScenarios;
    const { runScenario } = load('shared/engine/scenario.ts') as { runScenario: typeof RunScenario };
    if (cover) compileCards(adapter);
    for (const number of order) {
      current = number;
      if (Date.now() - signed > SIGN_MS) {
        say({ kind: 'progress' });
        signed = Date.now();
      }
      if (cover) hits.set(number, new Set());
      const failure = play(runScenario, adapter, scenarios[number]);
      if (failure !== null) return { kind: 'answer', failed: { scenario: number, failure }, covered: [] };
    }
  } catch (error) {
    return { kind: 'answer', failed: { scenario: -1, failure: String(error) }, covered: [] };
  }
  const covered = Array.from({ length: cover ? functions : 0 }, (_, index) =>
    always.has(index) ? null : order.filter((number) => hits.get(number)!.has(index)),
  );
  return { kind: 'answer', failed: null, covered };
}

/** Compiles the cards of every list of packs, so that what runs then is not laid to the first scenario. */
function compileCards({ game: rules, defaultPacks }: AnyScenarios): void {
  const seen = new Set<string>();
  for (const { setup } of scenarios) {
    const { heroes = [], packs = defaultPacks, options = {} } = setup;
    const key = keyOf(packs);
    if (seen.has(key) || !definitions[key]) continue;
    seen.add(key);
    rules.match({ seed: '', heroes, packs, options }, definitions[key]);
  }
}

function play(runScenario: typeof RunScenario, adapter: AnyScenarios, scenario: Scenario): string | null {
  try {
    return runScenario(scenario, adapter, (packs) => definitions[keyOf(packs)]).failure;
  } catch (error) {
    return String(error);
  }
}

/** The name of a list of packs: their order does not matter to which cards there are. */
const keyOf = (packs: readonly string[]): string => [...packs].sort().join(' ');

process.on('message', (job) => say(run(job as Job)));
say({ kind: 'ready' });
