import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runScenario } from '../../shared/engine/scenario.ts';
import { errorLine, readScenario } from './support/scenario-file.ts';
import { readArgs, UsageError } from './support/args.ts';
import { chosenGame } from './support/games.ts';
import { note, print, printJson } from './support/output.ts';
import { loadShelf, type PackShelf } from './support/packs.ts';
import { userPath } from './support/paths.ts';

export const help = `scenario <file or folder>... [--packs <folder>]... [--json]

Runs scenarios: each is a JSON file with a position, some steps, and what must hold afterwards. Folders are searched
for *.json; files that are not scenarios are left out. One line per scenario, PASS or FAIL with what differed.

  --packs <folder>   a pack, or a folder of packs, besides those in mods/ (may be repeated)
  --json             print one JSON document: { results: [{ name, file, ok, rules, failure? }], passed, failed }

Exit code: 0 all passed, 1 some failed or none were found, 2 wrong use.`;

/** What came of one file. */
interface Result {
  name: string;
  file: string;
  ok: boolean;
  rules: string[];
  failure?: string;
}

/** The command `cli scenario`. */
export async function run(args: string[]): Promise<number> {
  const { flags, positionals } = readArgs(args, {
    packs: { type: 'string', multiple: true },
    json: { type: 'boolean' },
  });
  if (positionals.length === 0) throw new UsageError('Which scenarios? Name files or folders.');
  const files = positionals.flatMap(filesAt);
  const shelf = loadShelf(flags.packs);
  const results: Result[] = [];
  for (const { file, named } of files) {
    const result = runFile(file, named, shelf);
    if (result === null) continue;
    results.push(result);
    if (!flags.json) print(result.ok ? `PASS ${result.name}` : `FAIL ${result.name}: ${result.failure}`);
  }
  const failed = results.filter(({ ok }) => !ok).length;
  const passed = results.length - failed;
  if (results.length === 0) note('No scenarios there.');
  if (flags.json) printJson({ results, passed, failed });
  else print(`${passed} passed, ${failed} failed`);
  return failed > 0 || results.length === 0 ? 1 : 0;
}

interface Found {
  file: string;
  /** Whether the user named the very file: then it must be a scenario. */
  named: boolean;
}

function filesAt(path: string): Found[] {
  const full = userPath(path);
  if (!existsSync(full)) throw new UsageError(`There is no file or folder "${path}".`);
  if (!statSync(full).isDirectory()) return [{ file: full, named: true }];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => ({ file: join(entry.parentPath, entry.name), named: false }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Runs the scenario in a file; null if there is none in it. Nothing that is wrong with it stops the run. */
function runFile(path: string, named: boolean, shelf: PackShelf): Result | null {
  const file = relative(process.cwd(), path);
  const fail = (failure: string, name = file, rules: string[] = []): Result => ({
    name,
    file,
    ok: false,
    rules,
    failure,
  });
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return fail(`cannot be read: ${errorLine(error)}`);
  }
  const read = readScenario(text);
  if (read.kind === 'other' && !named) {
    note(`${file}: no scenario, left out`);
    return null;
  }
  if (read.kind !== 'scenario') return fail(read.kind === 'bad' ? read.problem : 'is no scenario');
  const { scenario } = read;
  try {
    const { scenarios } = chosenGame(scenario.game);
    const { setup } = scenario;
    const whole = setup.packs && { ...setup, packs: shelf.withRequired(setup.packs) };
    const { failure } = runScenario({ ...scenario, setup: whole ?? setup }, scenarios, (packs) =>
      shelf.definitions(packs),
    );
    if (failure !== null) return fail(failure, scenario.name, scenario.rules);
    return { name: scenario.name, file, ok: true, rules: scenario.rules };
  } catch (error) {
    return fail(errorLine(error), scenario.name, scenario.rules);
  }
}
