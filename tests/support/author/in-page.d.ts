/** Where to press something, in the window. */
export interface Spotted {
  readonly x: number;
  readonly y: number;
  /** Whether something else is over it. */
  readonly covered: boolean;
  readonly focused: boolean;
  /** Whether it opens something. */
  readonly opens: boolean;
}

/** What is open over a sheet. */
export interface Listed {
  readonly rows: readonly { readonly text: string; readonly chosen: boolean }[];
  /** Whether several can be chosen. */
  readonly several: boolean;
  /** The names of the fields that narrow it down. */
  readonly filters: readonly string[];
}

/** Where to press an element: at the beginning of its first line, for at the end of a number there is what turns it. */
export function spotOf(one: unknown): Spotted;

/** All that is said politely. */
export function said(): string;

/** Until something else is said than before, and the focus has gone where it belongs then. @param of `patience`: in milliseconds */
export function told(of: { readonly before: string; readonly patience: number }): Promise<void>;

/** Until there is something to choose over a sheet, or nothing any more; what does not come is given up. @param of `patience`: in milliseconds */
export function listed(
  sheet: unknown,
  of: { readonly open: boolean; readonly patience: number },
): Promise<Listed>;
