/** What can go wrong with a call. Refused actions are not failures: they are answers of `table.submit`. */
export const FAILURES = [
  /** There is no such procedure. */
  'no-such-procedure',
  /** The caller's role, seat or table does not allow it. */
  'not-allowed',
  /** The parameters do not fit their schema. */
  'bad-params',
  /** What was named is not there. */
  'not-found',
  /** It cannot be done as asked; the sentence says why. */
  'not-possible',
  /** Too many calls in too short a time. */
  'too-fast',
  /** The disk is full. Nothing was changed. */
  'disk-full',
  /** The data folder cannot be written. Nothing was changed. */
  'read-only',
  /** What was stored cannot be read. */
  'damaged',
  /** A defect of the program. The log of the host has the details, the caller does not. */
  'internal',
  /** The connection is gone. */
  'closed',
] as const;
export type FailureCode = (typeof FAILURES)[number];

/** A failure as it travels: a code for programs, a sentence for people. */
export interface Failure {
  readonly code: FailureCode;
  readonly sentence: string;
}

/** Plain JSON in an envelope, so that every transport treats it alike. */
export type Reply =
  { readonly ok: true; readonly result: unknown } | { readonly ok: false; readonly failure: Failure };

/** A failed call, as code sees it. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly code: FailureCode;

  constructor(code: FailureCode, sentence: string) {
    super(sentence);
    this.code = code;
  }
}
