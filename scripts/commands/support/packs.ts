import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Definitions } from '../../../shared/engine/game.ts';
import { contents, type GameEntry } from '../../../shared/games/index.ts';
import { nameInPack } from '../../../shared/packs/card-id.ts';
import type { Definition } from '../../../shared/packs/content.ts';
import { freeze, thaw } from '../../../shared/packs/freeze.ts';
import { loadPacks, type Loaded } from '../../../shared/packs/load.ts';
import { describe, type Language } from '../../../shared/packs/problems.ts';
import type { Origin, PackSource } from '../../../shared/packs/source.ts';
import type { Titles } from '../../../shared/tableau/presenter.ts';
import { readPackFolder, readPackFolders } from '../../../main/host/packs/read.ts';
import { cardTitles } from '../../../main/host/packs/titles.ts';
import { oneOf, UsageError } from './args.ts';
import { ROOT, userPath } from './paths.ts';

/** Where packs lie that ship with the game. */
const MODS = join(ROOT, 'mods');
/** Packs that only scenarios use. */
const TEST_PACKS = join(ROOT, 'tests/fixtures/packs');

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
    const { texts, cards } = this.loaded;
    return cardTitles(
      language,
      texts,
      (id) => cards[id]?.definition ?? (frozen[id] as Definition | undefined),
    );
  }
}

/** Loads the packs that ship with the game and those in the folders that the user named. */
export function loadShelf(folders: readonly string[], withTestPacks = false): PackShelf {
  const sources = readPackFolders(MODS, 'shipped');
  if (withTestPacks) sources.push(...readPackFolders(TEST_PACKS, 'user'));
  for (const folder of folders) sources.push(...packsAt(userPath(folder), 'commandLine'));
  return new PackShelf(loadPacks(sources, contents));
}

/** A folder is a pack, or holds packs. */
function packsAt(folder: string, origin: Origin): PackSource[] {
  if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}.`);
  return existsSync(join(folder, 'pack.json'))
    ? [readPackFolder(folder, origin)]
    : readPackFolders(folder, origin);
}

/** The packs of a command line, or those that a game uses when none are named. */
export const chosenPacks = (entry: GameEntry, named: readonly string[]): readonly string[] =>
  named.length > 0 ? named : entry.scenarios.defaultPacks;

/** Full ids of heroes from what the user wrote: `base:quinn-apblanc`, or the part behind the colon, or its beginning. */
export function chosenHeroes(entry: GameEntry, definitions: Definitions, named: readonly string[]): string[] {
  const known = entry.heroes(definitions);
  return named.map((name) => {
    const exact = known.find((id) => id === name) ?? known.find((id) => nameInPack(id) === name);
    if (exact !== undefined) return exact;
    const beginning = known.filter((id) => nameInPack(id).toLowerCase().startsWith(name.toLowerCase()));
    return beginning.length === 1
      ? beginning[0]
      : oneOf('hero', name, name.includes(':') ? known : known.map(nameInPack));
  });
}
