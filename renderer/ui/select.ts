/** A value that may be chosen from a list. */
export interface SelectOption<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  /** What it is, in one sentence. */
  readonly about?: string | undefined;
}
