import type { PackState } from '../../shared/rpc/messages/packs.ts';
import type { App } from './app.svelte.ts';
import { Resource } from './resource.svelte.ts';

/** The packs as the host has them, for as long as the component is there that asks for them. */
export function followPacks(app: App): Resource<PackState> {
  const known = new Resource<PackState>();
  const { host } = app;
  $effect(() => {
    void app.epoch;
    void known.load(() => host.call('packs.state', {}));
    return host.on('packs', (news) => {
      // What counts is the newest state.
      if (news.generation >= (known.value?.generation ?? 0)) void known.load(() => Promise.resolve(news));
    });
  });
  return known;
}
