import { setImmediate } from 'node:timers/promises';
import type { Definition, GameContent, Lookup } from '../../../shared/packs/content.ts';
import { GapReader } from '../../../shared/packs/reading/gap.ts';
import { readerFor } from '../../../shared/packs/reading/load.ts';
import type { Offers } from '../../../shared/packs/sentence/types.ts';
import type { Language } from '../../../shared/words/languages.ts';
import { inSlices } from './in-slices.ts';

/** The cards that may be mentioned in what is typed, and what they are called. */
export interface Mentioned {
  readonly cards: Lookup;
  names(language: Language): ReadonlyMap<string, string>;
}

/** Makes what reads typed sentences between the answers of a thread, once it is wanted. */
export class Reading {
  readonly #content: GameContent;
  readonly #usual: readonly Definition[];
  readonly #mentioned: Mentioned;
  #isBegun = false;
  #offers: Offers | null = null;

  /** @param usual cards whose programs are offered first */
  constructor(content: GameContent, usual: readonly Definition[], mentioned: Mentioned) {
    this.#content = content;
    this.#usual = usual;
    this.#mentioned = mentioned;
  }

  /** Null until it is ready; asking sets it going. */
  offers(): Offers | null {
    if (!this.#isBegun) {
      this.#isBegun = true;
      void this.#make();
    }
    return this.#offers;
  }

  async #make(): Promise<void> {
    await setImmediate();
    const reader = await readerFor(this.#content, this.#mentioned);
    if (reader === null) return;
    await setImmediate();
    const offers = new GapReader(reader, this.#usual);
    await inSlices(offers.prepared());
    this.#offers = offers;
  }
}
