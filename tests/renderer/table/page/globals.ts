import type { Controls } from './host.ts';
import '../../../support/page/globals.ts';

/** What the page of these tests can be asked and told. */
declare global {
  var controls: Controls;
  var looks: {
    hasDialog(): boolean;
    isBusy(): boolean;
    hasLostFocus(): boolean;
    watch(): void;
    seen(): { readonly flights: number; readonly places: number };
  };
}
