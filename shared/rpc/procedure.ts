import type { TSchema } from '../generated/typebox.js';
import { closed } from './params.ts';
import type { Role } from './roles.ts';

/** One procedure: who may call it at least, what it takes, what it returns. */
interface Procedure<P extends TSchema = TSchema, R = unknown> {
  readonly role: Role;
  readonly params: P;
  /** Carries the type of the result only. */
  readonly result?: R;
}

/** A procedure for its owner, unless another role is enough. */
export function procedure<R>() {
  return <P extends { [name: string]: TSchema }>(params: P, role: Role = 'owner') =>
    ({ role, params: closed(params) }) as Procedure<ReturnType<typeof closed<P>>, R>;
}

/** Of a procedure that answers nothing. */
export type Nothing = { readonly [name: string]: never };
