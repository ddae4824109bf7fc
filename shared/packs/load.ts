import { LINKED, inspectCards, readCards, reportIgnored, reportWarnings } from './cards.ts';
import { reportPictures } from './check-pictures.ts';
import type { Definition, GameContent } from './content.ts';
import { pathOf, readManifest } from './manifest.ts';
import { withoutNotes, withPlainName } from './notes.ts';
import { compareText, orderPacks, type ReadyPack } from './order.ts';
import { applyPatches } from './patches.ts';
import { ProblemLog } from './problem-log.ts';
import type { Problem } from './problems.ts';
import { readRenames, withPresentIds } from './renames.ts';
import { reporter } from './report.ts';
import type { Manifest } from './schema.ts';
import { Shelf, type Candidate, type PatchNote } from './shelf.ts';
import type { PackSource } from './source.ts';
import { readForms, readTexts, type CardTexts } from './texts.ts';

/** A pack that is in the game, perhaps without some of its cards. */
export interface LoadedPack {
  id: string;
  folder: string;
  source: PackSource['source'];
  manifest: Manifest;
}

/** A card that is in the game, and who made and changed it. */
export interface LoadedCard {
  /** As the author wrote it (its `id` is the name inside the pack), without notes, with all patches and renames applied. */
  definition: Definition;
  pack: string;
  file: string;
  /** Where in the file it begins; worked out when it is asked for. */
  readonly line: number;
  readonly column: number;
  patchedBy: PatchNote[];
}

export interface LoadOptions {
  /** Ids of packs that the user has switched off. */
  disabled?: readonly string[];
  /** Load what was shipped and nothing else. */
  safeMode?: boolean;
  /** Called before work on a pack begins or goes on, so that the caller knows what takes so long. */
  at?: (source: PackSource) => void;
}

export interface Loaded {
  /** In load order. */
  packs: LoadedPack[];
  /** By full id (`pack:name`), in load order. */
  cards: Record<string, LoadedCard>;
  /** Full ids of earlier versions, and what these cards are called now. */
  renames: Record<string, string>;
  texts: CardTexts;
  /** Root causes come before what follows from them. */
  problems: Problem[];
}

/**
 * Loads packs: reads, checks, orders and patches what was found in their folders. Every mistake becomes a problem; a
 * card
 * with an error is left out, so is a pack with an error in its manifest, and nothing stops the rest. The result depends
 * on nothing but the arguments, not on their order. Never throws.
 *
 * @param contents the games whose cards can be loaded
 */
export const loadPacks = (
  sources: readonly PackSource[],
  contents: readonly GameContent[],
  options: LoadOptions = {},
): Loaded => openPacks(sources, contents, options).loaded;

/** The same, with the shelf that single cards are checked against while they are written; see `checkCard`. */
export function openPacks(
  sources: readonly PackSource[],
  contents: readonly GameContent[],
  options: LoadOptions = {},
): { loaded: Loaded; shelf: Shelf } {
  const log = new ProblemLog();
  const shelf = new Shelf();
  const { at = () => undefined } = options;
  const texts: CardTexts = {};
  const packs = findPacks(sources, contents, options, log);
  const contentOf = new Map(contents.map((content) => [content.game, content]));
  const withContent = packs.flatMap((pack) => {
    const content = contentOf.get(pack.manifest.game);
    return content ? [{ pack, content }] : [];
  });

  for (const { pack, content } of withContent) {
    shelf.packs.set(pack.id, { pack, content });
    at(pack.source);
    reportIgnored(pack, (path, data) =>
      reporter(log, pack.id, pathOf(pack.source, path))('ignored-file', '', data, {
        severity: 'warning',
      }),
    );
    for (const { path, refused } of pack.source.files) {
      if (refused === LINKED)
        reporter(log, pack.id, pathOf(pack.source, path))(refused, '', {}, { severity: 'warning' });
    }
    readCards(pack, content, shelf, log);
    readRenames(pack, shelf);
  }
  inspectCards(shelf, at);
  for (const { pack, content } of withContent) {
    at(pack.source);
    applyPatches(pack, content, shelf, log);
  }
  for (const { pack } of withContent) {
    at(pack.source);
    readTexts(pack, shelf, texts, log);
    reportPictures(pack, log);
  }
  readForms(shelf, texts);
  reportWarnings(shelf);

  const loaded = {
    packs: packs.map(({ id, source, manifest }) => ({
      id,
      folder: source.folder,
      source: source.source,
      manifest,
    })),
    cards: Object.fromEntries([...shelf.cards].map(([id, card]) => [id, loadedCard(card, shelf)])),
    renames: Object.fromEntries([...shelf.renames].filter(([, id]) => shelf.cards.has(id))),
    texts,
    problems: log.all,
  };
  return { loaded, shelf };
}

function loadedCard({ definition, pack, file, place, patchedBy }: Candidate, shelf: Shelf): LoadedCard {
  return {
    definition: withPresentIds(withPlainName(withoutNotes(definition)), shelf),
    pack: pack.id,
    file,
    get line() {
      return place().line;
    },
    get column() {
      return place().column;
    },
    patchedBy,
  };
}

function findPacks(
  sources: readonly PackSource[],
  contents: readonly GameContent[],
  options: LoadOptions,
  log: ProblemLog,
): ReadyPack[] {
  const disabled = new Set(options.disabled);
  const games = contents.map(({ game }) => game);
  const folders = sources
    .filter(({ source }) => !options.safeMode || source === 'shipped')
    .toSorted((a, b) => compareText(a.folder, b.folder))
    .flatMap((source) => {
      options.at?.(source);
      const found = new ProblemLog();
      const folder = readManifest(source, games, found);
      // A pack that is switched off reports no problems, however broken it is.
      if (!disabled.has(folder.id)) log.merge(found);
      return folder;
    });
  return orderPacks(folders, disabled, log);
}
