import type { Params, ProcedureName, Result } from '../../../shared/rpc/contract.ts';
import type { Core } from '../core.ts';
import type { Session } from '../session.ts';
import { appHandlers } from './app.ts';
import { fileHandlers } from './files.ts';
import { labHandlers } from './lab.ts';
import { packHandlers } from './packs.ts';
import { profileHandlers } from './profile.ts';
import { tableHandlers } from './tables.ts';
import { workshopHandlers } from './workshop.ts';

/** What a procedure does. It may throw; the connection makes a failure of it. */
type Handler<N extends ProcedureName> = (
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
export const handlersOf = (core: Core): Handlers =>
  afterJudging(core, {
    ...appHandlers(core),
    ...tableHandlers(core),
    ...packHandlers(core),
    ...labHandlers(core),
    ...profileHandlers(core),
    ...fileHandlers(core),
    ...workshopHandlers(core),
  });

/** What is asked of a table that is not open waits until its cards have been judged: they may come from anywhere. */
function afterJudging({ tables }: Core, handlers: Handlers): Handlers {
  type Any = (params: { readonly table?: unknown }, session: Session) => unknown;
  const judging = Object.entries(handlers).map(([name, handler]): [string, Any] => {
    const carryOut = handler as unknown as Any;
    return [
      name,
      (params, session) => {
        const waits = typeof params.table === 'string' ? tables.judged(params.table) : null;
        return waits === null
          ? carryOut(params, session)
          : waits.then(() => session.turn(() => carryOut(params, session)));
      },
    ];
  });
  return Object.fromEntries(judging) as unknown as Handlers;
}
