/** A card that is looked at, or could be. */
export interface Seen {
  readonly id: string;
  /** The instance; NONE where only the printed card is meant. */
  readonly card: number;
}
