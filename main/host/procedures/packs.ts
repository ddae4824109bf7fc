import { packOf } from '../../../shared/packs/card-id.ts';
import type { Definition } from '../../../shared/packs/content.ts';
import type { ChangedCard, LibraryCard } from '../../../shared/rpc/messages/packs.ts';
import type { Core } from '../core.ts';
import { missing } from '../failures.ts';
import { libraryCard } from '../packs/cards.ts';
import { readPackFolder } from '../packs/read.ts';
import { packDataOf } from '../workshop/pack-data.ts';
import type { HandlersOf } from './index.ts';

/** Packs and the library of their cards. */
export function packHandlers({ packs, store, games }: Core): HandlersOf<'packs' | 'library'> {
  const { library } = store;
  const titleOf = (id: string, language: string, field: 'name' | 'story'): string | undefined =>
    library.texts([id], language).get(id)?.[field];
  return {
    'packs.state': () => packs.state(),
    'packs.problems': (query, { language }) => packs.problems(query, language),
    'packs.enable'({ pack, on }) {
      if (!packs.state().packs.some(({ id }) => id === pack)) throw missing('missing.pack', { id: pack });
      packs.enable(pack, on);
      return {};
    },
    'packs.safeMode'({ on }) {
      packs.safeMode(on);
      return {};
    },
    async 'packs.credits'({ folder }) {
      const row = packs.state().packs.find((pack) => pack.folder === folder);
      if (row === undefined) throw missing('missing.folder', { folder });
      const data = packDataOf(readPackFolder(folder, row.origin));
      // The list of the authors of icons is long, and seldom asked for.
      const { creditsOf } = await import('../../../shared/face/pack-credits.ts');
      return { credits: data === null ? [] : creditsOf(data) };
    },
    'packs.reload': () => ({ job: packs.reload() }),

    'library.search': (query, { language }) => library.search({ ...query, language }),
    'library.kinds': (_, { language }) => library.kinds(language),
    'library.changes'({ pack }, { language }) {
      const rows = library
        .patched()
        .flatMap(({ id, pack: owner, patchedBy }) =>
          (JSON.parse(patchedBy) as LibraryCard['patchedBy']).map(({ pack: by }) => ({ id, owner, by })),
        );
      const found = rows.filter(({ owner, by }) => (owner === pack) !== (by === pack));
      const names = library.texts([...new Set(found.map(({ id }) => id))], language);
      const changed = (one: { id: string; by: string }): ChangedCard => ({
        id: one.id,
        by: one.by,
        name: names.get(one.id)?.name ?? one.id,
      });
      return {
        made: found.filter(({ by }) => by === pack).map(changed),
        suffered: found.filter(({ owner }) => owner === pack).map(changed),
      };
    },
    'library.card'({ id }, { language }) {
      const entry = library.card(id);
      if (!entry) throw missing('missing.card', { id });
      const others = {
        card(other: string) {
          const found = library.card(other);
          return found === null ? undefined : (JSON.parse(found.body) as Definition);
        },
      };
      return libraryCard(games, entry, others, language, {
        name: (card) => titleOf(card, language, 'name') ?? card,
        story: (card) => titleOf(card, language, 'story'),
        sign: (card) =>
          packs.state().packs.find((row) => row.id === packOf(card) && row.state === 'loaded')?.sign,
      });
    },
  };
}
