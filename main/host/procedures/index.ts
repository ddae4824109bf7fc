import type { Params, ProcedureName, Result } from '../../../shared/rpc/contract.ts';
import type { Core } from '../core.ts';
import type { Session } from '../session.ts';
import { appHandlers } from './app.ts';
import { fileHandlers } from './files.ts';
import { labHandlers } from './lab.ts';
import { packHandlers } from './packs.ts';
import { profileHandlers } from './profile.ts';
import { tableHandlers } from './tables.ts';

/** What a procedure does. It may throw; the connection makes a failure of it. */
export type Handler<N extends ProcedureName> = (
  params: Params<N>,
  session: Session,
) => Result<N> | Promise<Result<N>>;

/** One handler per procedure: a procedure without one does not compile. */
export type Handlers = { readonly [N in ProcedureName]: Handler<N> };

/** Handlers of some procedures, by the beginning of their names. */
export type HandlersOf<G extends string> = {
  readonly [N in Extract<ProcedureName, `${G}.${string}`>]: Handler<N>;
};

/** All that the host can do. */
export const handlersOf = (core: Core): Handlers => ({
  ...appHandlers(core),
  ...tableHandlers(core),
  ...packHandlers(core),
  ...labHandlers(core),
  ...profileHandlers(core),
  ...fileHandlers(core),
});
