// Names of actions outside the files that define them: `node scripts/lint/action-names.ts` prints those that are known in
// too many places and fails. What an action is belongs into its own file below a game's `actions/`; elsewhere it goes by
// what it is (`kindOf`), not by what it is called.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectPath, ROOT } from './paths.ts';

/** The most files besides its own that may call an action by its name. */
const MOST = 3;

/**
 * Where actions are named for other reasons: players choose between them, texts tell of them, recordings plan them. Verbs of
 * cards and the host's tasks have names of their own under `do`.
 */
const FREE = /(^|\/)(bots|text|recordings|content)\/|^main\/host\/|\/translations\.ts$/;

/** The name of the action that a file defines. */
const DEFINED = /\bdefineAction\(\{\s*do: '(\w+)'/;

/** Names as values of `do`, in comparisons with it, as cases of a switch over it, and as keys of a table by it. */
function called(text: string): Set<string> {
  const names = new Set<string>();
  for (const [, name] of text.matchAll(/\bdo(?::| ===| !==) '(\w+)'/g)) names.add(name);
  for (const [, body] of text.matchAll(/switch \((?:\w+\.)*do\) \{([\s\S]*?)\n {0,4}\}/g))
    for (const [, name] of body.matchAll(/case '(\w+)'/g)) names.add(name);
  for (const [, body] of text.matchAll(/\bAction\['do'\]\]\??: [^;]*?= \{([^}]*)\}/g))
    for (const [, name] of body.matchAll(/^ +(\w+):/gm)) names.add(name);
  for (const [, body] of text.matchAll(/\bAction\['do'\]\[\] = \[([^\]]*)\]/g))
    for (const [, name] of body.matchAll(/'(\w+)'/g)) names.add(name);
  return names;
}

/**
 * The actions that too many files call by name, each as a sentence.
 *
 * @param files texts by path in the project
 */
export function actionNames(files: ReadonlyMap<string, string>): string[] {
  const own = new Map<string, { readonly game: string; readonly name: string }>();
  for (const [file, text] of files) {
    const [, game] = /^shared\/games\/(\w+)\/actions\//.exec(file) ?? [];
    const [, name] = DEFINED.exec(text) ?? [];
    if (game !== undefined && name !== undefined) own.set(file, { game, name });
  }
  const games = new Set([...own.values()].map(({ game }) => game));
  const places = new Map<string, Set<string>>();
  for (const [file, text] of files) {
    if (FREE.test(file)) continue;
    // Code of another game means its own actions by the same names.
    const of = [...games].find((game) => file.includes(`games/${game}/`));
    for (const name of called(text))
      for (const game of of === undefined ? games : [of]) {
        if (own.get(file)?.name === name) continue;
        if (![...own.values()].some((one) => one.game === game && one.name === name)) continue;
        const key = `${game}: ${name}`;
        places.set(key, (places.get(key) ?? new Set()).add(file));
      }
  }
  return [...places].flatMap(([action, found]) =>
    found.size <= MOST
      ? []
      : [
          `${action} is called by its name in ${found.size} files, ${MOST} may: ${[...found].sort().join(', ')}.`,
        ],
  );
}

/** All files whose names of actions count. */
export const actionFiles = (): Map<string, string> =>
  new Map(
    ['shared', 'main', 'renderer', 'scripts'].flatMap((folder) =>
      globSync(`${folder}/**/*.{ts,svelte}`, { cwd: ROOT })
        .map((file) => projectPath(join(ROOT, file)))
        .filter((file) => basename(file) !== 'action-names.ts')
        .map((file): [string, string] => [file, readFileSync(join(ROOT, file), 'utf8')]),
    ),
  );

if (import.meta.main) {
  const found = actionNames(actionFiles());
  for (const sentence of found) console.log(sentence);
  process.exitCode = found.length > 0 ? 1 : 0;
}
