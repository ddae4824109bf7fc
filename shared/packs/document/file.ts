import { parse, type Document, type ParseProblem, type Parsed } from '../parse.ts';

/** A text that could be read, and what is in it. */
export interface ReadableText {
  readonly text: string;
  readonly parsed: Parsed & { readonly document: Document };
}

/** A file of a pack that is being written. */
export class OpenFile {
  readonly path: string;
  /** As it is on the disk, as far as is known; null: there is none. */
  saved: string | null;
  /** What others have made of it on the disk, while a choice is open between that and the text here. */
  theirs: { readonly text: string | null } | null = null;
  #text: string | null;
  #parsed: Parsed | null = null;
  #readable: ReadableText | null = null;

  constructor(path: string, text: string | null, saved: string | null) {
    this.path = path;
    this.saved = saved;
    this.#text = saved;
    this.put(text);
  }

  /** As it is now, whether it can be read or not; null: there is none. */
  get text(): string | null {
    return this.#text;
  }

  /** @param parsed what `parse` gives for the text, where that is known */
  put(text: string | null, parsed: Parsed | null = null): void {
    if (text === this.#text) return;
    // A text that cannot be read is a draft: the one before it stays the readable one.
    this.#look();
    this.#text = text;
    this.#parsed = parsed;
    if (text === null) this.#readable = null;
  }

  /** What `parse` gives for the text as it is now; null: there is no file. */
  get parsed(): Parsed | null {
    if (this.#text === null) return null;
    this.#parsed ??= parse(this.#text);
    return this.#parsed;
  }

  /** The last text that could be read; null: there has been none. */
  get readable(): ReadableText | null {
    this.#look();
    return this.#readable;
  }

  /** Why the text as it is now cannot be read; null: it can, or there is none. */
  get fault(): ParseProblem | null {
    const { parsed } = this;
    return parsed === null || parsed.document !== undefined ? null : parsed.problems[0];
  }

  /** Whether the disk lacks what was written here. */
  get isUnsaved(): boolean {
    return this.#text !== this.saved;
  }

  #look(): void {
    const { parsed } = this;
    if (this.#text === null || parsed?.document === undefined || this.#readable?.text === this.#text) return;
    this.#readable = { text: this.#text, parsed: { ...parsed, document: parsed.document } };
  }
}
