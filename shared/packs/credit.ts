/** Something in a pack that has an author. */
export interface CreditedPart {
  readonly of: 'icon' | 'outline' | 'picture';
  /** The name of an icon, the title of a picture, or the card that shows an outline; null: it has none. */
  readonly title: string | null;
  readonly source: string | null;
}

/** What one author made of a pack, under one licence; null: nothing is said of it. */
export interface PackCredit {
  readonly author: string;
  readonly licence: string | null;
  readonly parts: readonly CreditedPart[];
}
