import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { nameInPack } from '../../shared/packs/card-id.ts';
import type { GameContent } from '../../shared/packs/content.ts';
import { loadPacks, type Loaded } from '../../shared/packs/load.ts';
import { readManifest } from '../../shared/packs/manifest.ts';
import { describe, describeUntranslated, type Problem } from '../../shared/packs/problems.ts';
import { LANGUAGES, type Language } from '../../shared/words/languages.ts';
import type { Catalogue } from '../../shared/words/catalogue.ts';
import { languagesBegun, untranslatedIn, type Untranslated } from '../../shared/packs/untranslated.ts';
import type { PackSource } from '../../shared/packs/source.ts';
import { oneOf, readArgs, UsageError } from './support/args.ts';
import { print } from './support/output.ts';
import { ROOT, userPath } from './support/paths.ts';
import { picturesIn } from '../../main/host/packs/pictures.ts';
import { packFoldersIn, readPackFolder } from '../../main/host/packs/read.ts';

export const help = `validate <pack folder>... [--json] [--lang en|de]

Checks pack folders and prints what is wrong with them, each problem with its place and its cure.
Packs that they require, or get along with ("optional"), are taken from mods/.

  --json        print one JSON document: { ok, packs, problems, untranslated }
  --lang de     problems in German

Exit code: 0 all in order (there may be warnings), 1 errors, 2 wrong use.`;

const MODS = join(ROOT, 'mods');

/**
 * The command `cli validate`.
 *
 * @returns the exit code
 * @throws UsageError when the arguments cannot be understood
 */
export async function run(args: string[]): Promise<number> {
  const { contents } = await import('../../shared/games/index.ts');
  return validate(args, contents, MODS, print);
}

/**
 * `run` with everything it takes from outside.
 *
 * @param print prints a line
 * @throws UsageError when the arguments cannot be understood
 */
export function validate(
  args: string[],
  contents: readonly GameContent[],
  mods: string,
  print: (line: string) => void,
): number {
  const { folders, json, language } = readOptions(args);
  const named = folders.map((folder) => ({
    ...readPackFolder(folder, 'commandLine'),
    // Each is read whole, once.
    pictures: picturesIn(folder, new Map()),
  }));
  const games = contents.map(({ game }) => game);
  const loaded = loadPacks([...named, ...packsBeside(named, folders, games, mods)], contents);
  const asked = new Set(named.map(({ folder }) => folder));
  const problems = concerning(asked, loaded.problems);
  const packs = loaded.packs.filter(({ folder }) => asked.has(folder)).map(({ id }) => id);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const own: Catalogue = Object.assign({}, ...contents.map(({ messages }) => messages?.[language]));
  const words: Words = (problem) => describe(problem, language, own);
  const untranslated = untranslatedOf(loaded, packs);

  if (json) {
    const whole = { ok: errors === 0, packs, problems: problems.map(withWords(words)), untranslated };
    for (const line of JSON.stringify(whole, null, 2).split('\n')) print(line);
  } else {
    for (const line of problems.flatMap((problem) => inWords(problem, words))) print(line);
    for (const { file, total, ...missing } of untranslated)
      print(`${file}:1:1 note ${describeUntranslated(missing, total, language)}`);
    print(summary(packs, loaded, errors, problems.length - errors));
  }
  return errors > 0 ? 1 : 0;
}

interface Options {
  folders: readonly string[];
  json: boolean;
  language: Language;
}

function readOptions(args: string[]): Options {
  const { flags, positionals } = readArgs(args, { json: { type: 'boolean' }, lang: { type: 'string' } });
  if (positionals.length === 0)
    throw new UsageError('Name the folder of a pack: cli validate <pack folder>.');
  return {
    folders: positionals.map(userPath),
    json: flags.json,
    language: oneOf('language', flags.lang ?? 'en', LANGUAGES),
  };
}

/** The packs in mods/ that the named ones need or get along with, and those that these do. */
function packsBeside(
  named: readonly PackSource[],
  folders: readonly string[],
  games: readonly string[],
  mods: string,
): PackSource[] {
  const taken = new Set(folders.map(realPath));
  const available = packFoldersIn(mods)
    .filter((folder) => !taken.has(realPath(folder)))
    .map((folder) => readManifest(readPackFolder(folder, 'shipped'), games));
  const beside = new Set<PackSource>();
  const open = named.map((source) => readManifest(source, games));
  for (let pack = open.pop(); pack; pack = open.pop()) {
    const { requires = {}, optional = {} } = pack.manifest ?? {};
    for (const other of available) {
      const isNamed = Object.hasOwn(requires, other.id) || Object.hasOwn(optional, other.id);
      if (!isNamed || beside.has(other.source)) continue;
      beside.add(other.source);
      open.push(other);
    }
  }
  return [...beside];
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
}

/** The problems of the named folders, and what caused them elsewhere. */
function concerning(folders: ReadonlySet<string>, problems: readonly Problem[]): Problem[] {
  const prefixes = [...folders].map((folder) => join(folder, '/').replaceAll('\\', '/'));
  const inside = ({ file }: Problem): boolean =>
    prefixes.some((prefix) => join(file).replaceAll('\\', '/').startsWith(prefix));
  const roots = new Set(problems.filter(inside).flatMap(({ root }) => root ?? []));
  return problems.filter((problem) => inside(problem) || roots.has(problem));
}

/** What the named packs say in no words of a language yet, and where it would be said. */
function untranslatedOf(
  { packs, cards, texts }: Loaded,
  asked: readonly string[],
): (Untranslated & { file: string; total: number })[] {
  const cardsOf = Map.groupBy(Object.entries(cards), ([, { pack }]) => pack);
  const begun = languagesBegun(texts);
  return packs
    .filter(({ id }) => asked.includes(id))
    .flatMap((pack) => {
      const own = cardsOf.get(pack.id) ?? [];
      return untranslatedIn(pack, own, texts, begun.get(pack.id) ?? new Set()).map((missing) => ({
        ...missing,
        file: `${pack.folder}/text/${missing.language}.json`,
        total: own.length,
      }));
    });
}

type Words = (problem: Problem) => ReturnType<typeof describe>;

function withWords(words: Words): (problem: Problem) => object {
  return (problem) => {
    const { root, ...rest } = problem;
    return { ...rest, ...words(problem), ...(root && { root: withWords(words)(root) }) };
  };
}

/** A problem with its place, and its cure below. */
function inWords(problem: Problem, words: Words): [string, string] {
  const { file, line, column, severity, card } = problem;
  const { sentence, cure } = words(problem);
  const of = card === undefined ? '' : `${nameInPack(card)}: `;
  return [`${file}:${line}:${column} ${severity} ${of}${sentence}`, `    ${cure}`];
}

function summary(packs: readonly string[], loaded: Loaded, errors: number, warnings: number): string {
  const cards = Object.values(loaded.cards).filter(({ pack }) => packs.includes(pack)).length;
  const names = packs.length > 0 ? packs.join(', ') : 'none';
  return `packs that load: ${names}; cards: ${cards}; errors: ${errors}; warnings: ${warnings}`;
}
