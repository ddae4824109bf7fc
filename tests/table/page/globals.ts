import type { Controls } from './host.ts';

/** What the page of these tests can be asked and told. */
declare global {
  var controls: Controls;
  /** What the content policy of the page has stopped. */
  var violations: string[];
  var looks: {
    /** @param least least size of what can be pressed, in pixels */
    misfits(least: number): string[];
    hasDialog(): boolean;
    isBusy(): boolean;
    hasLostFocus(): boolean;
  };
}
