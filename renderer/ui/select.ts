/** A value that may be chosen from a list. */
export interface SelectOption<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  /** What it is, in a few words. */
  readonly about?: string | undefined;
  /** What it is listed under, with others of the same; empty: under nothing. */
  readonly group?: string | undefined;
}
