import type { Params, ProcedureName, Pushed, PushedName, Result } from './contract.ts';
import { RpcError, type Reply } from './failure.ts';

/** Carries calls to a host and its messages back. What it hands over is what the other side sent: plain JSON. */
export interface Transport {
  request(name: string, params: unknown): Promise<Reply>;
  /** @returns stops listening */
  onPushed(listener: (name: string, data: unknown) => void): () => void;
  /** Called when the connection is lost or back. @returns stops listening */
  onConnection(listener: (connected: boolean) => void): () => void;
}

/**
 * What a shell puts into the page as `window.hostBridge` when there is no socket. It cannot be lost, so it need not
 * report connections.
 */
export type HostBridge = Pick<Transport, 'request' | 'onPushed'> & Partial<Pick<Transport, 'onConnection'>>;

/** The host, as code uses it. */
export interface Client {
  /** @throws RpcError */
  call<N extends ProcedureName>(name: N, params: Params<N>): Promise<Result<N>>;
  /** @returns stops listening */
  on<N extends PushedName>(name: N, listener: (data: Pushed[N]) => void): () => void;
  onConnection(listener: (connected: boolean) => void): () => void;
}

/** Gives a transport the types of the contract. */
export function createClient(transport: Transport): Client {
  return {
    async call(name, params) {
      const reply = await transport.request(name, params);
      if (!reply.ok) throw new RpcError(reply.failure.code, reply.failure.sentence);
      return reply.result as never;
    },
    on(name, listener) {
      return transport.onPushed((pushed, data) => {
        if (pushed === name) listener(data as never);
      });
    },
    onConnection: (listener) => transport.onConnection(listener),
  };
}
