import type { HostBridge } from '../../shared/rpc/client.ts';

declare global {
  interface Window {
    /** Put there by a shell that runs the page in a window of its own; a browser has none. */
    readonly hostBridge?: HostBridge;
  }
}
