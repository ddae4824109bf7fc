import { onDestroy } from 'svelte';

/** Whether a component is still there. What an answer would read of one that is gone is stale. */
export interface Presence {
  readonly isGone: boolean;
}

/** Asked for while a component is set up. */
export function usePresence(): Presence {
  let isGone = false;
  onDestroy(() => {
    isGone = true;
  });
  return {
    get isGone() {
      return isGone;
    },
  };
}
