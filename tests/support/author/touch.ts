// What a driver does on a sheet: that of a page, or the sentences themselves.
import type { SeenItem, Sheet } from './sheet.ts';

/** Something that may be chosen, with the sentence that it gives. */
export interface Row {
  readonly name: string;
  readonly sentence: string;
  /** Whether the card has it. */
  readonly chosen: boolean;
}

/** What has opened. */
export type Opened =
  /** @property writes whether a text of one's own may be written as well */
  | { readonly kind: 'rows'; readonly rows: readonly Row[]; readonly writes: boolean }
  /** Values of which several can be chosen, by their names. */
  | { readonly kind: 'set'; readonly values: readonly Pick<Row, 'name' | 'chosen'>[] }
  | { readonly kind: 'nothing' };

/** What the menu of a clause has of its fields: those that are hardly ever said. */
export interface Hidden {
  readonly clause: string;
  /** Their labels. */
  readonly fields: readonly string[];
}

/** A click, a drag and a key that is no text are actions; a run of typed characters is one. */
export interface Touch {
  /** How many actions there were so far. */
  readonly actions: number;
  look(): Promise<Sheet>;
  /** Opens what may be at a stop or in a gap. */
  open(item: SeenItem): Promise<Opened>;
  /** Opens what may come before the clause of a stop. */
  openBefore(item: SeenItem): Promise<Opened>;
  /** Looks what the menu of the clause of a stop has of its fields. */
  hidden(item: SeenItem): Promise<Hidden>;
  /** Chooses one of them by its label, and opens what it may be. */
  specify(item: SeenItem, field: string): Promise<Opened>;
  /** Takes what is open back. */
  close(): Promise<void>;
  /** Takes the row with an index of what is open. */
  take(index: number): Promise<void>;
  /** Writes a text of one's own in what is open. */
  write(text: string): Promise<void>;
  /** Ticks the value with an index in what is open, or takes its tick away. */
  tick(index: number): Promise<void>;
  /** Brings the focus to a number. */
  focus(item: SeenItem): Promise<void>;
  /** Writes the digits of a number. */
  count(item: SeenItem, value: number): Promise<void>;
  /** Types words in a gap, and Enter. */
  type(item: SeenItem, text: string): Promise<void>;
  /** Leaves a field out. */
  clear(item: SeenItem): Promise<void>;
  /** Deletes the clause of a stop, by its menu. */
  delete(item: SeenItem): Promise<void>;
  undo(): Promise<void>;
}
