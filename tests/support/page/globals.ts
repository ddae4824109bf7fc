/** What can be asked of a page that shows one scene after the other. */
declare global {
  /** Shows the scene of another address, in place of the last one. */
  var nextScene: (place: string) => Promise<void>;
  /** Takes the scene off the page, and what it has left at the root. */
  var endScene: () => Promise<void>;
  /** From now on the scene is seen, until the next one is shown; undefined on a page that is painted anyway. */
  var paint: (() => void) | undefined;
  /** What the content policy has stopped since the scene was shown. */
  var violations: string[];
}

export {};
