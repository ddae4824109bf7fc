// The fuzz over rules with a fault in them: the whole module graph loaded again, with one file changed.
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import { readGraph, transpile } from '../../../scripts/mutants/graph.ts';
import type { Definitions } from '../../../shared/engine/game.ts';
import type { Fault } from './faults.ts';
import type { fuzzGame } from './play.ts';

type Exports = { [name: string]: unknown };

const ROOT = resolve(import.meta.dirname, '../../..');
const ENTRY = 'tests/support/fuzz/play.ts';

/** The source of a file with a fault in it; throws where a piece is not there exactly once. */
export function spoiled({ file, changes }: Fault): string {
  let text = readFileSync(join(ROOT, file), 'utf8');
  for (const [piece, instead] of changes) {
    if (text.split(piece).length !== 2) throw new Error(`${file} does not hold once: ${piece}`);
    text = text.replace(piece, () => instead);
  }
  return text;
}

/** Loads the fuzz with a fault in the rules. */
async function fuzzWith(fault: Fault): Promise<typeof fuzzGame> {
  const graph = readGraph(ROOT, ENTRY);
  const externals = new Map<string, Exports>();
  for (const name of graph.externals) {
    const module = (await import(name.endsWith('.js') ? join(ROOT, name) : name)) as Exports;
    externals.set(name, { ...module, __esModule: true });
  }
  const code = new Map(graph.modules.map((module) => [module.path, module.code]));
  code.set(fault.file, transpile(fault.file, spoiled(fault)));
  const instances = new Map<string, Exports>();
  const load = (path: string): Exports => {
    const known = instances.get(path) ?? externals.get(path);
    if (known) return known;
    const exports: Exports = {};
    instances.set(path, exports);
    const body = compileFunction(code.get(path)!, ['exports', 'require'], { filename: path }) as unknown as (
      exports: Exports,
      require: (wanted: string) => unknown,
    ) => void;
    body(exports, (wanted) => load(wanted.startsWith('.') ? join(dirname(path), wanted) : wanted));
    return exports;
  };
  return load(ENTRY)['fuzzGame'] as typeof fuzzGame;
}

/**
 * Plays games by number until the fault's check finds it.
 *
 * @returns the number of the game that finds it, or null when none of them does
 */
export async function findFault(
  fault: Fault,
  definitions: Definitions,
  games: number,
): Promise<number | null> {
  const play = await fuzzWith(fault);
  for (let number = 0; number < games; number++) {
    if (play(number, definitions).breach?.check === fault.check) return number;
  }
  return null;
}
