import { randomUUID } from 'node:crypto';
import * as validators from '../../shared/generated/validators.js';
import { text } from '../../shared/words/tokens.ts';
import type { Language } from '../../shared/words/languages.ts';
import {
  isProcedure,
  paramsValidator,
  procedures,
  type ProcedureName,
  type Pushed,
  type PushedName,
} from '../../shared/rpc/contract.ts';
import type { Failure, Reply } from '../../shared/rpc/failure.ts';
import { isDeeperThan } from '../../shared/rpc/wire.ts';
import { isAtLeast, type Caller } from '../../shared/rpc/roles.ts';
import { HostFailure, isTold, toFailure } from './failures.ts';
import type { Handlers } from './procedures/index.ts';
import type { Session } from './session.ts';
import type { Turns } from './turns.ts';
import { say, type HostKey } from './words.ts';

/** One client and what it may do. */
export interface Connection {
  readonly caller: Caller;
  /** Never throws, never rejects: every failure is in the reply. */
  request(name: unknown, params: unknown): Promise<Reply>;
  /** The client can take messages again: it gets the newest of what it missed. */
  drained(): void;
  close(): void;
}

/** What a connection needs of its host. */
export interface ConnectionParts {
  readonly caller: Omit<Caller, 'session'>;
  readonly language: Language;
  /** Hands a message over; says whether the client can take more now. */
  readonly send: (name: PushedName, data: unknown) => boolean;
  /** Shares the time of the host out among its clients. */
  readonly turns: Turns;
  /** Throws while the host is closing or restarting. */
  readonly handlers: () => Handlers;
  /** Whether the host has begun again since it gave out these. */
  readonly isCurrent: (handlers: Handlers) => boolean;
  readonly drained: (session: Session) => void;
  readonly closed: (session: Session) => void;
  readonly log: (line: string) => void;
}

/** Deeper parameters are refused before anything walks through them. */
const DEEPEST = 40;

interface Validator {
  (value: unknown): boolean;
  errors?: readonly { instancePath: string; message?: string }[] | null;
}
const VALIDATORS = validators as unknown as { readonly [name: string]: Validator };

/** Makes the connection of a client, and the session by which the services know it. */
export function connect(parts: ConnectionParts): { connection: Connection; session: Session } {
  let open = true;
  let ready = true;
  const caller: Caller = { ...parts.caller, session: randomUUID() };
  const session: Session & { language: Language } = {
    caller,
    language: parts.language,
    turn: (work) => parts.turns.run(session, work),
    get ready() {
      return open && ready;
    },
    push<N extends PushedName>(name: N, data: Pushed[N]) {
      if (open) ready = parts.send(name, data);
    },
  };

  async function request(name: unknown, params: unknown): Promise<Reply> {
    try {
      const refused = refusal(name, params, session);
      if (refused) return { ok: false, failure: refused };
      const result = await parts.turns.run(session, () => called(name as ProcedureName, params));
      return { ok: true, result: result ?? {} };
    } catch (thrown) {
      return { ok: false, failure: toFailure(thrown, session.language, parts.log) };
    }
  }

  /** The params have passed the schema of this very procedure. */
  async function called(name: ProcedureName, params: unknown): Promise<unknown> {
    const handlers = parts.handlers();
    const handler = handlers[name] as (params: unknown, session: Session) => unknown;
    try {
      return await handler(params, session);
    } catch (thrown) {
      // What it needed was closed meanwhile: that is no defect.
      if (isTold(thrown) || parts.isCurrent(handlers)) throw thrown;
      throw new HostFailure('closed', 'failure.closed');
    }
  }

  const connection: Connection = {
    caller,
    request,
    drained() {
      ready = true;
      if (open) parts.drained(session);
    },
    close() {
      if (!open) return;
      open = false;
      parts.closed(session);
    },
  };
  return { connection, session };
}

/** Why a call is not even tried, or null. */
function refusal(name: unknown, params: unknown, { caller, language }: Session): Failure | null {
  const fail = (code: Failure['code'] & string, values = {}): Failure => ({
    code,
    sentence: say(language, `failure.${code}` as HostKey, values),
  });
  // What is no text may take for ever to be written as one: a list may hold another many times over.
  const said = typeof name === 'string' ? name.slice(0, 60) : typeof name;
  if (!isProcedure(name)) return fail('no-such-procedure', { name: text(said) });
  if (!isAtLeast(caller.role, procedures[name].role)) return fail('not-allowed');
  const bad = (where: string): Failure => fail('bad-params', { name: text(name), where: text(where) });
  if (isDeeperThan(params, DEEPEST)) return bad('it is nested too deeply');
  const validate = VALIDATORS[paramsValidator(name)];
  if (validate(params)) return null;
  const [error] = validate.errors ?? [];
  return bad(`${error?.instancePath || '/'} ${error?.message ?? ''}`.trim());
}
