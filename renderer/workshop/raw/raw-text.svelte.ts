import { ChangeSet, Text } from '@codemirror/state';
import { changesBetween } from './changes-between.ts';
import { offsetInFile, offsetShown, pieceInFile, shownText } from './line-breaks.ts';
import type { FileText, RawPort, TextPiece } from './raw-port.ts';

interface RawTextParts {
  readonly path: string;
  readonly file: FileText;
  readonly port: RawPort;
  /** Shows what has come from elsewhere. */
  readonly show: (changes: ChangeSet) => void;
  /** What was typed could not be written; it is tried again with the next key. */
  readonly refused: (sentence: string) => void;
}

/** What was typed since the last answer. */
interface Typed {
  readonly changes: ChangeSet;
  /** Pointer of the card that it is in; null: it is in none. */
  readonly card: string | null;
  /** As in `RawEdit`. */
  readonly run: string | null;
}

/**
 * The text of a file, here and at the host. What is typed goes there one piece after the other; what comes from there is put
 * below what has been typed meanwhile, so that neither is lost.
 */
export class RawText {
  /** Of the pack, as far as the text here has come. */
  revision: number = $state(0);
  readonly #parts: RawTextParts;
  /** As it is at the host. */
  #text: string;
  /** The same in the editor, without what was typed since. */
  #shown: Text;
  /** What is on its way, and what was typed after it. */
  #sent: Typed | null = null;
  #typed: Typed | null = null;
  /** A revision that may have another text. */
  #newest: number;
  /** Whether what was typed waits for the next key. */
  #isStuck = false;
  #working: Promise<void> | null = null;

  constructor(parts: RawTextParts) {
    const { revision, text } = parts.file;
    this.#parts = parts;
    this.#text = text;
    this.#shown = textOf(text);
    this.#newest = revision;
    this.revision = revision;
  }

  /** As it is at the host, for the editor. */
  get shown(): Text {
    return this.#shown;
  }

  /** Something was typed in the editor. */
  note(typed: Typed): void {
    this.#typed = joined(this.#typed, typed);
    this.#isStuck = false;
    this.#work();
  }

  /** The pack has come to a revision: what others have done to the file is taken in. */
  follow(newest: number): void {
    this.#newest = newest;
    this.#work();
  }

  /** Resolves when the host has all that was typed, and the editor all that is there. */
  async settled(): Promise<void> {
    while (this.#working !== null) await this.#working;
  }

  /** Where something of the host's text is in the editor now. */
  place(shown: number): number {
    const later = [this.#sent, this.#typed].flatMap((typed) => typed?.changes ?? []);
    return later.reduce((place, changes) => changes.mapPos(place), shown);
  }

  /** The same for an offset in the file. */
  placeOf(offset: number): number {
    return this.place(offsetShown(this.#text, offset));
  }

  /** The offset in the file of something in the editor, once all is settled. */
  offsetOf(place: number): number {
    return offsetInFile(this.#text, place);
  }

  get #isBehind(): boolean {
    return this.#newest !== this.revision;
  }

  #work(): void {
    if (this.#working !== null || (!this.#isBehind && (this.#typed === null || this.#isStuck))) return;
    this.#working = this.#doAll();
    this.#parts.port.attend(this.#working);
  }

  async #doAll(): Promise<void> {
    try {
      for (;;) {
        if (this.#isBehind) await this.#read();
        else if (this.#typed !== null && !this.#isStuck) await this.#write();
        else return;
      }
    } finally {
      this.#working = null;
    }
  }

  async #read(): Promise<void> {
    const { port, path } = this.#parts;
    const file = await port.read(path);
    // A file that is gone takes its view along.
    if (file !== null) {
      this.#come(file.text);
      this.revision = file.revision;
    }
    this.#newest = this.revision;
  }

  async #write(): Promise<void> {
    const { port, path, refused } = this.#parts;
    const { revision } = this;
    const came = await port.write(path, () => {
      const { changes, card, run } = this.#take();
      return { revision, piece: this.#pieceOf(changes), card, run };
    });
    const sent = this.#sent;
    this.#sent = null;
    if (came.kind === 'written') return this.#written(sent, came.revision);
    this.#typed = sent === null ? this.#typed : joined(sent, this.#typed);
    if (came.kind === 'stale') return this.#read();
    this.#isStuck = true;
    refused(came.sentence);
  }

  /** What was typed is on its way. */
  #take(): Typed {
    const typed = this.#typed!;
    [this.#sent, this.#typed] = [typed, null];
    return typed;
  }

  #written(sent: Typed | null, revision: number): void {
    if (sent !== null) {
      const { offset, length, text } = this.#pieceOf(sent.changes);
      this.#text = this.#text.slice(0, offset) + text + this.#text.slice(offset + length);
      this.#shown = sent.changes.apply(this.#shown);
    }
    this.revision = revision;
    this.#newest = Math.max(this.#newest, revision);
    // A line feed that comes behind a carriage return makes one line break of two.
    if (this.#text.includes('\r')) this.#come(this.#text);
  }

  /** The host has this text: the editor comes to it. */
  #come(text: string): void {
    const theirs = ChangeSet.of(
      [...changesBetween(this.#shown.toString(), shownText(text))],
      this.#shown.length,
    );
    this.#text = text;
    if (theirs.empty) return;
    this.#shown = theirs.apply(this.#shown);
    const mine = this.#typed;
    if (mine !== null) this.#typed = { ...mine, changes: mine.changes.map(theirs) };
    this.#parts.show(mine === null ? theirs : theirs.map(mine.changes, true));
  }

  /** All that some changes do, as one piece of the file. */
  #pieceOf(changes: ChangeSet): TextPiece {
    let [from, to, start, end] = [this.#shown.length, 0, changes.newLength, 0];
    changes.iterChangedRanges((fromA, toA, fromB, toB) => {
      [from, to] = [Math.min(from, fromA), Math.max(to, toA)];
      [start, end] = [Math.min(start, fromB), Math.max(end, toB)];
    });
    if (from > to) return { offset: 0, length: 0, text: '' };
    const insert = changes.apply(this.#shown).sliceString(start, end);
    return pieceInFile(this.#text, from, to, insert);
  }
}

const textOf = (text: string): Text => Text.of(shownText(text).split('\n'));

/** What was typed, and what was typed after it. */
function joined(first: Typed | null, second: Typed | null): Typed {
  if (first === null || second === null) return (first ?? second)!;
  const changes = first.changes.compose(second.changes);
  return { changes, card: second.card, run: first.run === second.run ? first.run : null };
}
