import type { WorkshopShelf } from '../../../shared/rpc/messages/workshop-packs.ts';
import type { App } from '../app.svelte.ts';
import { Resource } from '../resource.svelte.ts';

/** The shelf as the host has it, for as long as the component is there that asks for it. */
export class FollowedShelf {
  readonly known = new Resource<WorkshopShelf>();
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
    $effect(() => {
      void app.epoch;
      void this.again();
      return app.host.on('packs', () => void this.again());
    });
  }

  /** Asks once more: something has come or gone. */
  again(): Promise<void> {
    return this.known.load(() => this.#app.host.call('workshop.shelf', {}));
  }
}
