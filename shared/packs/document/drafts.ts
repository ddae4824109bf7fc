import type { Json } from '../../engine/json.ts';
import { differences } from '../edit/difference.ts';
import { isWithin } from '../pointer.ts';
import type { PackPlace, TextDraft } from './entry.ts';
import { carriedOrAround } from './rebase.ts';

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

  at(place: PackPlace): TextDraft | undefined {
    return this.#drafts.get(keyOf(place));
  }

  /** Those that are within a place. */
  within({ file, pointer }: PackPlace): readonly TextDraft[] {
    return this.all.filter(({ place }) => place.file === file && isWithin(place.pointer, pointer));
  }

  /** Puts a draft at a place; one without text of which nothing is known takes the one there away. */
  put(draft: TextDraft): void {
    this.#isFresh = true;
    if (draft.text === '' && draft.part === undefined) this.#drafts.delete(keyOf(draft.place));
    else this.#drafts.set(keyOf(draft.place), { ...draft, text: draft.text.toWellFormed() });
  }

  /** Takes drafts away; what has another text by now stays. */
  remove(drafts: readonly TextDraft[]): void {
    for (const { place, text } of drafts) {
      if (this.at(place)?.text !== text) continue;
      this.#isFresh = true;
      this.#drafts.delete(keyOf(place));
    }
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
      const text = [known?.text, draft.text].filter((each) => each).join('\n');
      this.#drafts.set(keyOf(moved.place), { ...known, ...moved, text });
    }
  }

  /** All of them, where they differ from what this gave last; else null. */
  takeFresh(): readonly TextDraft[] | null {
    if (!this.#isFresh) return null;
    this.#isFresh = false;
    return this.all;
  }
}
