import { missing } from '../failures.ts';
import type { Core } from '../core.ts';
import type { HandlersOf } from './index.ts';

/** The application and the shelf of games. */
export function appHandlers(core: Core): HandlersOf<'app' | 'games'> {
  return {
    'app.hello'({ language }, session) {
      if (language) session.language = language;
      const { role } = session.caller;
      const isOwner = role === 'owner';
      return {
        version: core.version,
        role,
        language: session.language,
        dataFolder: isOwner ? core.store.folder : null,
        notices: isOwner ? core.notices.list(session.language) : [],
      };
    },
    'app.language'({ language }, session) {
      session.language = language;
      core.tables.retell(session);
      return {};
    },
    'app.dismiss'({ notice }) {
      if (!core.notices.dismiss(notice)) throw missing('missing.notice');
      return {};
    },
    'games.list': (_, { language }) =>
      core.games.map(({ game, content, words }) => ({
        id: game.id,
        others: content?.ruleKinds ?? [],
        players: { ...game.seats },
        ...words[language],
      })),
    'games.form': ({ game, packs }, session) => core.shelf.form(game, packs, session),
  };
}
