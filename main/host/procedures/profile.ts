import { inOneLine } from '../../../shared/packs/line.ts';
import { missing } from '../failures.ts';
import type { Core } from '../core.ts';
import type { HandlersOf } from './index.ts';

/** Settings, what was won, backups, and long work under way. */
export function profileHandlers(
  core: Core,
): HandlersOf<'settings' | 'results' | 'records' | 'backups' | 'jobs'> {
  const { store, jobs, settings, hall } = core;
  return {
    'settings.get': () => settings.get(),
    'settings.set': ({ change }) =>
      settings.set(change.names ? { ...change, names: change.names.map(inOneLine) } : change),

    'results.list': (page, session) => hall.results(page, session),
    'records.list': (page, session) => hall.records(page, session),
    'records.of': ({ table }, { language }) => ({ record: hall.record(table, language) }),
    'records.ending': ({ table }, { language }) => hall.ending(table, language),
    'records.sign': ({ table, players }, { language }) => hall.sign(table, players.map(inOneLine), language),

    'backups.list': () => store.backups.list(),
    'backups.make': () => ({
      job: jobs.start('backup', async ({ progress, note, signal }) => {
        const { name } = await store.backups.make('manual', { progress, signal });
        note(name);
      }),
    }),
    async 'backups.restore'({ name }) {
      if (!store.backups.list().some((backup) => backup.name === name)) {
        throw missing('missing.backup', { name });
      }
      await core.restore(name);
      return {};
    },

    'jobs.list': (_, { language }) => jobs.list(language),
    'jobs.cancel'({ job }) {
      if (!jobs.cancel(job)) throw missing('missing.job');
      return {};
    },
  };
}
