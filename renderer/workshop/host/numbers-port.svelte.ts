import type { SetNumbers } from '../../../shared/packs/numbers/types.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { NumbersPort, PatchedRow } from '../numbers/numbers-port.ts';
import type { PackSession } from './pack-session.svelte.ts';
import { Quiet } from '../quiet.ts';
import { calledIn, rowAt } from './written-cards.ts';

/** Milliseconds without a change before the pack is counted again. */
const QUIET = 400;

/** What leads elsewhere. */
interface Ways {
  readonly onopen: (card: string) => void;
  readonly onnew: () => void;
}

/** The numbers of a pack at a host: counted when they are first wanted, and after each moment of quiet that follows a change. */
export class HostNumbersPort implements NumbersPort {
  numbers: SetNumbers | null = $state.raw(null);
  isDisorder = $state(false);
  readonly #session: PackSession;
  readonly #ways: Ways;
  readonly #language: () => Language;
  readonly #quiet = new Quiet(QUIET, () => void this.#count());
  #isWanted = true;

  constructor(session: PackSession, ways: Ways, language: () => Language) {
    this.#session = session;
    this.#ways = ways;
    this.#language = language;
  }

  /** The pack, or the language in which it is told, is another one. */
  follow(): void {
    if (this.numbers === null) void this.#count();
    else this.#quiet.wait();
  }

  /** They are shown no more. */
  stop(): void {
    this.#isWanted = false;
    this.#quiet.cancel();
  }

  get patched(): readonly PatchedRow[] {
    const language = this.#language();
    return this.#session.shown.patches.map((patch) => ({
      card: patch.card,
      name: calledIn(patch, language),
      of: patch.of,
    }));
  }

  openPatched(card: string): void {
    this.#ways.onopen(card);
  }

  open(card: number): void {
    const { cards, keys } = this.#session.shown;
    const place = this.numbers?.cards.at(card)?.place;
    const row = place && rowAt(cards, place);
    if (row !== undefined) this.#ways.onopen(keys[cards.indexOf(row)]);
  }

  make(): void {
    this.#ways.onnew();
  }

  async #count(): Promise<void> {
    const came = await this.#session.beside((calls, folder) =>
      calls.ask('workshop.numbers', () => ({ folder })),
    );
    if (came === null || !this.#isWanted) return;
    this.isDisorder = came.kind === 'disorder';
    switch (came.kind) {
      case 'counted':
        this.numbers = came.numbers;
        return;
      case 'left':
        this.#quiet.wait();
        return;
      case 'disorder':
        this.numbers = null;
        return;
    }
  }
}
