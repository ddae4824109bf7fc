import type { Controls } from './host.ts';

/** What the page of these tests can be asked and told. */
declare global {
  var controls: Controls;
  /** What the content policy of the page has stopped. */
  var violations: string[];
  var looks: {
    hasDialog(): boolean;
    isBusy(): boolean;
    hasLostFocus(): boolean;
    watch(): void;
    seen(): { readonly flights: number; readonly places: number };
  };
}
