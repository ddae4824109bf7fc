/** Code that is fetched when it is needed. */
export class LateCode<C> {
  /** What has come; null until then. */
  shown: { readonly component: C } | null = $state.raw(null);
  failed = $state(false);
  readonly #load: () => Promise<{ default: C }>;

  constructor(load: () => Promise<{ default: C }>) {
    this.#load = load;
  }

  async fetch(): Promise<void> {
    this.failed = false;
    try {
      this.shown = { component: (await this.#load()).default };
    } catch (error) {
      // A browser tells of code that it could not fetch with a TypeError; all else is a defect.
      if (!(error instanceof TypeError)) throw error;
      this.failed = true;
    }
  }
}
