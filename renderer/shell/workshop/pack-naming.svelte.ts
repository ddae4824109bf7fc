import { slug } from '../../../shared/packs/card-id.ts';
import type { Words } from '../../ui/words.ts';
import type { TextKey } from './text/en.ts';

const ID = /^[a-z][a-z0-9-]{2,39}$/;
export const LONGEST_ID = 40;

interface NamingParts {
  readonly t: Words<TextKey>;
  /** What it is called until its author says something else. */
  readonly proposed: () => string;
  /** Ids of all packs. */
  readonly taken: () => readonly string[];
}

/** Title and id of a pack that is to be made; the id follows the title until it is written itself. */
export class PackNaming {
  readonly #parts: NamingParts;
  /** As its author wrote them; null: nothing yet. */
  #called = $state<string | null>(null);
  #own = $state<string | null>(null);
  readonly #made = $derived.by(() =>
    slug(this.title)
      .slice(0, LONGEST_ID)
      .replace(/^[^a-z]+/, '')
      .replace(/-$/, ''),
  );

  constructor(parts: NamingParts) {
    this.#parts = parts;
  }

  get title(): string {
    return this.#called ?? this.#parts.proposed();
  }

  set title(written: string) {
    this.#called = written;
  }

  get id(): string {
    return this.#own ?? this.#made;
  }

  set id(written: string) {
    this.#own = written === this.#made ? null : written;
  }

  /** What is wrong with the id; null: nothing. */
  get problem(): string | null {
    const { t, taken } = this.#parts;
    if (this.id === '') return null;
    if (!ID.test(this.id)) return t('newPack.id.unfit');
    return taken().includes(this.id) ? t('newPack.id.taken') : null;
  }

  /** Why no pack can be called so; null: one can. */
  get why(): string | null {
    const isMissing = this.title.trim() === '' || this.id === '';
    return isMissing ? this.#parts.t('newPack.missing') : this.problem;
  }

  clear(): void {
    [this.#called, this.#own] = [null, null];
  }
}
