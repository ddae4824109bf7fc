import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Definitions } from '../../../shared/engine/game.ts';
import { contents, type GameEntry } from '../../../shared/games/index.ts';
import { nameInPack } from '../../../shared/packs/card-id.ts';
import type { Definition } from '../../../shared/packs/content.ts';
import { freeze, thaw } from '../../../shared/packs/freeze.ts';
import { loadPacks, type Loaded } from '../../../shared/packs/load.ts';
import { describe, type Problem } from '../../../shared/packs/problems.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { Origin, PackSource } from '../../../shared/packs/source.ts';
import type { Titles } from '../../../shared/tableau/presenter.ts';
import { readPackFolder, readPackFolders } from '../../../main/host/packs/read.ts';
import { cardTitles } from '../../../main/host/packs/titles.ts';
import { oneOf, UsageError } from './args.ts';
import { note } from './output.ts';
import { ROOT, userPath } from './paths.ts';

/** Where packs lie that ship with the game. */
const MODS = join(ROOT, 'mods');

/** Loaded packs, and the frozen definitions that tables are made from: one object for each list of packs. */
export class PackShelf {
  readonly loaded: Loaded;
  private readonly frozen = new Map<string, Definitions>();

  constructor(loaded: Loaded) {
    this.loaded = loaded;
  }

  /**
   * The definitions of all cards of some packs. The same list gives the same object, so that games compile it once.
   *
   * @throws UsageError when there is no such pack
   */
  definitions(packs: readonly string[]): Definitions {
    const key = [...packs].sort().join(' ');
    const known = this.frozen.get(key);
    if (known) return known;
    const ids = this.loaded.packs.map(({ id }) => id);
    for (const pack of packs) this.expect(pack, ids);
    const cards = Object.entries(this.loaded.cards).filter(([, { pack }]) => packs.includes(pack));
    const definitions = thaw(
      freeze(
        this.loaded.cards,
        cards.map(([id]) => id),
      ),
    );
    this.frozen.set(key, definitions);
    return definitions;
  }

  /**
   * Some packs, in the order in which they were named, since a game may go by it, and behind them what they require.
   *
   * @throws UsageError when there is no such pack
   */
  withRequired(packs: readonly string[]): string[] {
    const ids = this.loaded.packs.map(({ id }) => id);
    for (const pack of packs) this.expect(pack, ids);
    const needed = new Set(packs);
    // In load order what a pack requires comes before it.
    for (const { id, manifest } of this.loaded.packs.toReversed())
      if (needed.has(id)) for (const other of Object.keys(manifest.requires ?? {})) needed.add(other);
    return [...new Set([...packs, ...ids.filter((id) => needed.has(id))])];
  }

  /** The versions of some packs that have loaded, by id. */
  versions(packs: readonly string[]): Map<string, string> {
    const all = new Map(this.loaded.packs.map(({ id, manifest }) => [id, manifest.version]));
    return new Map(packs.map((id) => [id, all.get(id) ?? '']));
  }

  private expect(pack: string, ids: readonly string[]): void {
    if (ids.includes(pack)) return;
    const problem = this.loaded.problems.find((found) => found.pack === pack && found.severity === 'error');
    if (!problem) oneOf('pack', pack, ids);
    else throw new UsageError(`The pack "${pack}" does not load: ${describe(problem, 'en').sentence}`);
  }

  /**
   * Names and stories of cards in a language.
   *
   * @param frozen the definitions of a table, for cards that no pack has any more
   */
  titles(language: Language, frozen: Definitions = {}): Titles {
    const { texts, cards, packs } = this.loaded;
    return cardTitles(
      language,
      texts,
      (id) => cards[id]?.definition ?? (frozen[id] as Definition | undefined),
      (pack) => packs.find(({ id }) => id === pack)?.manifest,
    );
  }
}

/** Loads the packs that ship with the game and those in the folders that the user named. */
export function loadShelf(folders: readonly string[]): PackShelf {
  const sources = readPackFolders(MODS, 'shipped');
  for (const folder of folders) sources.push(...packsAt(userPath(folder), 'commandLine'));
  const loaded = loadPacks(sources, contents);
  for (const { folder, source } of sources) if (source === 'commandLine') noteErrors(folder, loaded.problems);
  return new PackShelf(loaded);
}

/** Says that a pack the user named has errors: what they leave out would be missed without a word. */
function noteErrors(folder: string, problems: readonly Problem[]): void {
  const errors = problems.filter(
    ({ severity, file }) => severity === 'error' && file.startsWith(`${folder}/`),
  ).length;
  if (errors > 0)
    note(
      `${folder}: ${errors} ${errors === 1 ? 'error leaves' : 'errors leave'} something out; cli validate lists them.`,
    );
}

/** A folder is a pack, or holds packs. */
function packsAt(folder: string, origin: Origin): PackSource[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(
      existsSync(folder)
        ? `${folder} is a file, not a folder; unpack it if it is an archive.`
        : `There is no folder ${folder}.`,
    );
  return existsSync(join(folder, 'pack.json'))
    ? [readPackFolder(folder, origin)]
    : readPackFolders(folder, origin);
}

/**
 * The packs of a command line with what they require, or those that a game uses when none are named.
 *
 * @throws UsageError when there is no such pack, or it is for another game
 */
export function chosenPacks(shelf: PackShelf, entry: GameEntry, named: readonly string[]): readonly string[] {
  const { packs } = shelf.loaded;
  const game = entry.game.id;
  const stray = packs.find(({ id, manifest }) => named.includes(id) && manifest.game !== game);
  if (stray !== undefined) {
    const other = stray.manifest.game;
    const ofGame = packs.filter(({ manifest }) => manifest.game === game).map(({ id }) => id);
    throw new UsageError(
      `The pack "${stray.id}" is for the game "${other}": add --game ${other}. Packs for "${game}": ${ofGame.join(', ')}.`,
    );
  }
  return shelf.withRequired(named.length > 0 ? named : entry.scenarios.defaultPacks);
}

/** Full ids of heroes from what the user wrote: `base:quinn-apblanc`, or the part behind the colon, or its beginning. */
export function chosenHeroes(entry: GameEntry, definitions: Definitions, named: readonly string[]): string[] {
  const known = entry.heroes(definitions);
  if (known.length === 0 && named.length > 0)
    throw new UsageError('The chosen packs have no hero. Add a pack that has some to --packs.');
  return named.map((name) => {
    const exact = known.find((id) => id === name) ?? known.find((id) => nameInPack(id) === name);
    if (exact !== undefined) return exact;
    const beginning = known.filter((id) => nameInPack(id).toLowerCase().startsWith(name.toLowerCase()));
    return beginning.length === 1
      ? beginning[0]
      : oneOf('hero', name, name.includes(':') ? known : known.map(nameInPack));
  });
}
