import type { GameContent } from '../../../shared/packs/content.ts';
import type { Loaded } from '../../../shared/packs/load.ts';
import { pathOf, readManifest } from '../../../shared/packs/manifest.ts';
import { compareText } from '../../../shared/packs/order.ts';
import type { Problem } from '../../../shared/packs/problems.ts';
import type { Manifest } from '../../../shared/packs/schema.ts';
import type { PackSource } from '../../../shared/packs/source.ts';
import type { PackWords } from '../../../shared/packs/words-of.ts';
import type { PackRow } from '../../../shared/rpc/messages.ts';

/**
 * What became of each pack folder: those that are in the game in load order, then the others by id. Of a pack that was
 * found twice there are two rows. In safe mode a pack that was not shipped is `skipped` unless the user had switched it
 * off before.
 */
export function packRows(
  sources: readonly PackSource[],
  loaded: Loaded,
  contents: readonly GameContent[],
  disabled: readonly string[],
): PackRow[] {
  const games = contents.map(({ game }) => game);
  const order = new Map(loaded.packs.map(({ folder }, i) => [folder, i]));
  const rank = ({ folder }: PackRow): number => order.get(folder) ?? order.size;
  const cards = countBy(Object.values(loaded.cards), ({ pack }) => pack);
  return sources
    .map((source): PackRow => {
      const { id, manifest, document } = readManifest(source, games, []);
      const isLoaded = order.has(source.folder);
      const own = loaded.problems.filter((problem) => problem.pack === id && isIn(source, problem));
      const errors = own.filter(({ severity }) => severity === 'error').length;
      return {
        id,
        ...described(id, manifest ?? document?.value),
        folder: source.folder,
        origin: source.source,
        state: isLoaded ? 'loaded' : disabled.includes(id) ? 'disabled' : 'skipped',
        cards: isLoaded ? (cards.get(id) ?? 0) : 0,
        errors,
        warnings: own.length - errors,
      };
    })
    .sort((a, b) => rank(a) - rank(b) || compareText(a.id, b.id) || compareText(a.folder, b.folder));
}

const isIn = (source: PackSource, { file }: Problem): boolean => file.startsWith(pathOf(source, ''));

/** What a manifest says about its pack; of a wrong one, what can be understood. */
function described(
  id: string,
  manifest: unknown,
): Pick<PackRow, keyof PackWords | 'game' | 'version' | 'authors' | 'licence'> {
  const said: { readonly [K in keyof Manifest]?: unknown } = isObject(manifest) ? manifest : {};
  return {
    game: words(said.game),
    title: words(said.title) || id,
    description: words(said.description),
    translations: isObject(said.translations) ? translated(said.translations) : {},
    version: words(said.version),
    authors: Array.isArray(said.authors) ? said.authors.map(words).filter((name) => name !== '') : [],
    licence: words(said.licence),
  };
}

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;

/** The translations that are texts. */
function translated(languages: { readonly [language: string]: unknown }): PackWords['translations'] {
  return Object.fromEntries(
    Object.entries(languages).map(([language, said]) => [
      language,
      Object.fromEntries(Object.entries(isObject(said) ? said : {}).filter(([, text]) => words(text) !== '')),
    ]),
  );
}

function countBy<T>(items: readonly T[], key: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
  return counts;
}
