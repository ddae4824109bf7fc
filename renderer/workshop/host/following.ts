import type { Language } from '../../../shared/words/languages.ts';
import { Quiet } from '../quiet.ts';
import type { ShownPack } from './shown-pack.svelte.ts';
import { nameOf } from './written-cards.ts';

interface FollowingParts {
  readonly shown: ShownPack;
  /** Whether nothing is under way, so that something can be asked. */
  readonly isFree: () => boolean;
  /** That of the page. */
  readonly language: () => Language;
  /** Does something of which a failure is said. */
  readonly guarded: (work: () => Promise<unknown>) => Promise<void>;
  /** The card that was shown is not there any more. */
  readonly gone: (name: string) => void;
}

/** Milliseconds without keys before what can wait is asked for. */
const QUIET = 400;

/** Has what is shown of a pack follow its newest state, as soon as nothing is under way. */
export class Following {
  readonly #parts: FollowingParts;
  readonly #quiet = new Quiet(QUIET, () => this.#atRest());
  #isTyping = false;
  /** There has been no key for a moment: what can wait is asked for. */
  #isQuiet = false;
  #isFollowing = false;

  constructor(parts: FollowingParts) {
    this.#parts = parts;
  }

  /** Something is being changed. */
  change(): void {
    this.#quiet.cancel();
    this.#isTyping = true;
    this.#isQuiet = false;
  }

  /** Nothing is under way: what can wait is asked for in a moment. */
  wait(): void {
    this.#quiet.wait();
  }

  stop(): void {
    this.#quiet.cancel();
  }

  /** Asks for what is old, as soon as nothing is under way. */
  async follow(): Promise<void> {
    if (this.#isFollowing) return;
    this.#isFollowing = true;
    await this.#parts
      .guarded(async () => {
        for (let load = this.#behind(); load !== null; load = this.#behind()) await load();
      })
      .finally(() => (this.#isFollowing = false));
  }

  #behind(): (() => Promise<void>) | null {
    const { shown, isFree, language } = this.#parts;
    if (!isFree()) return null;
    // While a name is being typed, each key brings another list.
    if (shown.isListOld) return this.#isTyping ? null : () => this.#listAgain();
    const { card } = shown;
    if (card !== null && shown.isCardOld) return () => shown.load(card.place);
    // The room of what has never been asked for is empty: that does not wait.
    return (this.#isQuiet || shown.other === null) && shown.isOtherOld
      ? () => shown.loadOther(language())
      : null;
  }

  async #listAgain(): Promise<void> {
    const { shown, gone } = this.#parts;
    const { card: before } = shown;
    const isThere = await shown.list();
    if (!isThere && before !== null) gone(nameOf(before));
  }

  /** There has been no key for a moment. */
  #atRest(): void {
    this.#isTyping = false;
    this.#isQuiet = true;
    void this.follow();
  }
}
