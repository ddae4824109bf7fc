import type { TableFormat } from '../../../shared/packs/translations/table.ts';
import type { TextRow, TranslationChange } from '../../../shared/packs/translations/types.ts';
import type { CardInOther, CardKind } from '../../../shared/rpc/messages/workshop.ts';
import type { PackTexts, TablePreview } from '../../../shared/rpc/messages/workshop-texts.ts';
import type { Language } from '../../../shared/words/languages.ts';

/** A change of texts in the language that is shown. */
export type TextChange = TranslationChange extends infer C
  ? C extends { readonly to: string }
    ? Omit<C, 'to'>
    : never
  : never;

/** What the texts of a pack are shown of, and what is done to them. A host, or a test, implements it. Read it in templates: it changes. */
export interface TextsPort {
  /** Null until they have come. */
  readonly texts: PackTexts | null;
  /** Whether the pack does not say what it is. */
  readonly isDisorder: boolean;
  /** The tag of the language that is shown beside that of the pack. */
  readonly to: string;
  readonly kinds: readonly CardKind[];
  /** Shows another language. */
  turn(to: string): void;
  /** @returns why it was not done, in words; null: it was */
  change(change: TextChange): Promise<string | null>;
  /** The focus has left what was typed in. */
  keep(): void;
  /** Hands the texts to the author as a file. @returns its name; null: that has failed, which is said */
  save(format: TableFormat): Promise<string | null>;
  /** What a table would do; null: that has failed, which is said. */
  preview(table: string): Promise<TablePreview | null>;
  /** The card of a text in a language of the program; null: there is none. */
  card(row: TextRow, language: Language): Promise<CardInOther | null>;
  /** Puts the card of a text on the bench. */
  open(row: TextRow): void;
}
