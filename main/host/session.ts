import type { Language } from '../../shared/words/languages.ts';
import type { Pushed, PushedName } from '../../shared/rpc/contract.ts';
import type { Caller } from '../../shared/rpc/roles.ts';

/** A connected client, as the services see it. */
export interface Session {
  readonly caller: Caller;
  /** The language in which it is spoken to. */
  language: Language;
  /** Runs work when it is the client's turn; for calls that go on after waiting for something. */
  turn<T>(work: () => T): Promise<T>;
  /** Whether it can take more messages now; it gets the current state later instead of those it misses. */
  readonly ready: boolean;
  push<N extends PushedName>(name: N, data: Pushed[N]): void;
}
