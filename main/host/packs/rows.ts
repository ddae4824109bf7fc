import { signOf } from '../../../shared/packs/check-pictures.ts';
import type { GameContent } from '../../../shared/packs/content.ts';
import type { Loaded } from '../../../shared/packs/load.ts';
import { pathOf, readManifest } from '../../../shared/packs/manifest.ts';
import { compareText } from '../../../shared/packs/order.ts';
import type { Problem } from '../../../shared/packs/problems.ts';
import type { Manifest } from '../../../shared/packs/schema.ts';
import { languagesBegun, untranslatedIn } from '../../../shared/packs/untranslated.ts';
import type { PackSource } from '../../../shared/packs/source.ts';
import type { PackWords } from '../../../shared/packs/words-of.ts';
import type { PackRow } from '../../../shared/rpc/messages/packs.ts';

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
  const cardsOf = Map.groupBy(Object.entries(loaded.cards), ([, { pack }]) => pack);
  const packs = new Map(loaded.packs.map((pack) => [pack.folder, pack]));
  const playing = new Map(loaded.packs.map(({ id, folder }) => [id, folder]));
  const problemsOf = Map.groupBy(loaded.problems, ({ pack }) => pack);
  const begun = languagesBegun(loaded.texts);
  const ruleKinds = new Map(contents.map(({ game, ruleKinds = [] }) => [game, ruleKinds]));
  return sources
    .map((source): PackRow => {
      const { id, manifest, document } = readManifest(source, games);
      const pack = packs.get(source.folder);
      const sign = signOf(manifest?.symbol);
      const isLoaded = pack !== undefined;
      const cards = isLoaded ? (cardsOf.get(id) ?? []) : [];
      const own = (problemsOf.get(id) ?? []).filter((problem) => isIn(source, problem));
      const otherKinds = ruleKinds.get(manifest?.game ?? '') ?? [];
      const others = cards.filter(([, { definition }]) =>
        otherKinds.includes(String(definition.kind)),
      ).length;
      const errors = own.filter(({ severity }) => severity === 'error').length;
      return {
        id,
        ...described(id, manifest ?? document?.value),
        ...(sign && { sign }),
        folder: source.folder,
        origin: source.source,
        state: isLoaded ? 'loaded' : disabled.includes(id) ? 'disabled' : 'skipped',
        cards: cards.length - others,
        others,
        errors,
        warnings: own.length - errors,
        twin: isLoaded ? null : (playing.get(id) ?? null),
        untranslated: pack
          ? untranslatedIn(pack, cards, loaded.texts, begun.get(id) ?? new Set()).map((missing) => ({
              ...missing,
              cards: missing.cards.length,
            }))
          : [],
      };
    })
    .sort((a, b) => rank(a) - rank(b) || compareText(a.id, b.id) || compareText(a.folder, b.folder));
}

const isIn = (source: PackSource, { file }: Problem): boolean => file.startsWith(pathOf(source, ''));

/** What a manifest says about its pack; of a wrong one, what can be understood. */
function described(
  id: string,
  manifest: unknown,
): Pick<PackRow, keyof PackWords | 'game' | 'version' | 'licence'> {
  const said: { readonly [K in keyof Manifest]?: unknown } = isObject(manifest) ? manifest : {};
  return {
    game: words(said.game),
    title: words(said.title) || id,
    description: words(said.description),
    translations: isObject(said.translations) ? translated(said.translations) : {},
    version: words(said.version),
    authors: names(said.authors),
    licence: words(said.licence),
  };
}

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;

const names = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(words).filter((name) => name !== '') : [];

/** What is said in other languages, as far as it can be understood. */
function translated(languages: { readonly [language: string]: unknown }): PackWords['translations'] {
  return Object.fromEntries(
    Object.entries(languages).map(([language, said]) => [language, isObject(said) ? understood(said) : {}]),
  );
}

function understood(said: { readonly [key: string]: unknown }): PackWords['translations'][string] {
  const authors = names(said['authors']);
  const [title, description] = [words(said['title']), words(said['description'])];
  return {
    ...(title !== '' && { title }),
    ...(description !== '' && { description }),
    ...(authors.length > 0 && { authors }),
  };
}
