import type { Json } from '../../engine/json.ts';
import { differences } from './difference.ts';
import type { PackPlace } from './entry.ts';
import { carriedOrAround } from './rebase.ts';

/** A text that is no program yet, at the place where it is to become one. */
export interface TextDraft {
  readonly place: PackPlace;
  readonly text: string;
  /** When it was last written, in milliseconds since 1970. */
  readonly at: number;
}

const keyOf = ({ file, pointer }: PackPlace): string => `${file}#${pointer}`;

/** The drafts of a pack: one for each place. Where the files change, they go with what they are in. */
export class Drafts {
  readonly #drafts: Map<string, TextDraft>;
  #isFresh = false;

  constructor(drafts: Iterable<TextDraft> = []) {
    this.#drafts = new Map(Array.from(drafts, (draft) => [keyOf(draft.place), draft]));
  }

  get all(): readonly TextDraft[] {
    return [...this.#drafts.values()];
  }

  /** Puts a draft at a place; an empty text takes the one there away. */
  put(draft: TextDraft): void {
    this.#isFresh = true;
    if (draft.text === '') this.#drafts.delete(keyOf(draft.place));
    else this.#drafts.set(keyOf(draft.place), draft);
  }

  isIn(file: string): boolean {
    return this.all.some(({ place }) => place.file === file);
  }

  /** A file has other data now. Of two drafts that come to one place both texts stay. */
  carry(file: string, before: Json, after: Json): void {
    const made = differences(before, after);
    if (made.length === 0) return;
    const drafts = this.all;
    this.#drafts.clear();
    for (const draft of drafts) {
      const { place } = draft;
      const pointer = place.file === file ? carriedOrAround(place.pointer, made) : place.pointer;
      if (pointer !== place.pointer) this.#isFresh = true;
      const moved = { ...draft, place: { ...place, pointer } };
      const known = this.#drafts.get(keyOf(moved.place));
      const text = known === undefined ? draft.text : `${known.text}\n${draft.text}`;
      this.#drafts.set(keyOf(moved.place), { ...moved, text });
    }
  }

  /** All of them, where they differ from what this gave last; else null. */
  takeFresh(): readonly TextDraft[] | null {
    if (!this.#isFresh) return null;
    this.#isFresh = false;
    return this.all;
  }
}
