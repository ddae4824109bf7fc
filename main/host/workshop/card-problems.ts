import type { Json } from '../../../shared/engine/json.ts';
import { checkCard, type CardLookup } from '../../../shared/packs/check-card.ts';
import type { Definition } from '../../../shared/packs/content.ts';
import type { PackDocument } from '../../../shared/packs/document/document.ts';
import type { PackPlace } from '../../../shared/packs/document/entry.ts';
import { MANIFEST_FILE } from '../../../shared/packs/manifest.ts';
import type { ParseProblem } from '../../../shared/packs/parse.ts';
import { isWithin } from '../../../shared/packs/pointer.ts';
import type { Problem } from '../../../shared/packs/problems.ts';
import { keyOfCard } from './card-place.ts';
import { patchProblems } from './patched-cards.ts';
import type { PlacedCard, WrittenPack } from './written-pack.ts';

/** The pack that the cards are of, as it was loaded last. */
type LoadedPack = Pick<WrittenPack, 'id' | 'shelf' | 'isLoaded' | 'at'>;

/** What is wrong with the cards of a pack that is being written, and how much. */
export class CardProblems {
  readonly #document: PackDocument;
  readonly #pack: LoadedPack;
  readonly #folder: string;
  /** What loading has found. */
  #loaded: readonly Problem[] = [];
  /** How much is wrong with each card, where something is. */
  #counts = new Map<string, number>();
  /** The card that was checked last, with what came of it. */
  #checked: { readonly definition: Json; readonly problems: readonly Problem[] } | null = null;

  /** @param folder of the pack */
  constructor(document: PackDocument, pack: LoadedPack, folder: string) {
    this.#document = document;
    this.#pack = pack;
    this.#folder = folder;
  }

  /** The pack has been loaded again. @param found all problems, those of the packs around it among them */
  renew(found: readonly Problem[]): void {
    this.#loaded = found;
    this.#counts = this.#counted();
    this.forget();
  }

  /** What was found wrong with a card may not be all that is wrong with it now. */
  forget(): void {
    this.#checked = null;
  }

  /** What is wrong with the text of a card, and with what it says. */
  of(card: PlacedCard): readonly Problem[] {
    return [...this.#ofText(card.place), ...this.ofWords(card)];
  }

  /** What is wrong with what a card says, as loading would find it. */
  ofWords({ place, definition, patched }: PlacedCard): readonly Problem[] {
    const manifest = `${this.#folder}/${MANIFEST_FILE}`;
    // Without a manifest in order no card can be judged: what is wrong with that comes first.
    if (!this.#pack.isLoaded) return this.#loaded.filter((problem) => problem.file === manifest);
    if (patched !== null) {
      const file = `${this.#folder}/${place.file}`;
      const told = this.#loaded.filter((problem) => problem.file === file);
      return patchProblems(told, definition as Definition, patched, this.lookupAt(place));
    }
    if (this.#checked?.definition === definition) return this.#checked.problems;
    this.#checked = { definition, problems: checkCard(definition, this.lookupAt(place)) };
    return this.#checked.problems;
  }

  /** What the reader finds in a text, as a problem. */
  ofReader(path: string, { code, pointer, data, line, column }: ParseProblem): Problem {
    const file = `${this.#folder}/${path}`;
    return { severity: 'error', code, pack: this.#pack.id, file, line, column, pointer, data };
  }

  /** What a card at a place is checked among. */
  lookupAt({ file, pointer }: PackPlace): CardLookup {
    const { document } = this.#document.file(file)!.readable!.parsed;
    const { id, shelf } = this.#pack;
    return { shelf, pack: id, file: `${this.#folder}/${file}`, pointer, document };
  }

  /** How much is wrong with a card, as it was counted last. */
  countOf({ place, definition }: PlacedCard): number {
    return this.#counts.get(keyOfCard(place, definition)) ?? 0;
  }

  /** Counts again how much is wrong with a card. @returns whether that is more or less than it was */
  recount(card: PlacedCard): boolean {
    const [before, now] = [this.countOf(card), this.of(card).length];
    this.#counts.set(keyOfCard(card.place, card.definition), now);
    return before !== now;
  }

  #ofText({ file, pointer }: PackPlace): Problem[] {
    return this.#document
      .file(file)!
      .readable!.parsed.problems.filter((problem) => isWithin(problem.pointer, pointer))
      .map((problem) => this.ofReader(file, problem));
  }

  /** How much loading has found wrong with each card. */
  #counted(): Map<string, number> {
    const counts = new Map<string, number>();
    const folder = `${this.#folder}/`;
    for (const { file, pointer } of this.#loaded) {
      const card = file.startsWith(folder)
        ? this.#pack.at({ file: file.slice(folder.length), pointer })
        : null;
      if (card === null) continue;
      const key = keyOfCard(card.place, card.definition);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return counts;
  }
}
