import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Params, ProcedureName, Result } from '../../../../shared/rpc/contract.ts';
import type { Reply } from '../../../../shared/rpc/failure.ts';
import type { TableUpdate } from '../../../../shared/rpc/messages/tables.ts';
import type { WorkshopState } from '../../../../shared/rpc/messages/workshop.ts';
import { SOCKET_PATH, subprotocols, type Sent } from '../../../../shared/rpc/wire.ts';

/** A client over a real socket, whose host may be gone at any moment. */
export class SocketClient {
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, (reply: Reply | null) => void>();
  private next = 1;
  private told: ((update: TableUpdate) => void) | null = null;
  private heard: ((state: WorkshopState) => void) | null = null;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      const sent = JSON.parse(String(data)) as Sent;
      if (!('id' in sent)) {
        if (sent.pushed === 'table') this.told?.(sent.data as TableUpdate);
        if (sent.pushed === 'workshop') this.heard?.(sent.data as WorkshopState);
        return;
      }
      this.waiting.get(sent.id)?.(sent.reply);
      this.waiting.delete(sent.id);
    });
    socket.on('close', () => {
      for (const gone of this.waiting.values()) gone(null);
      this.waiting.clear();
    });
    socket.on('error', () => undefined); // a killed host; `close` follows
  }

  /** @param url the address that the web shell prints */
  static async open(url: string): Promise<SocketClient> {
    const { host, hash } = new URL(url);
    const token = hash.slice('#token='.length);
    const socket = new WebSocket(`ws://${host}${SOCKET_PATH}`, subprotocols(token), {
      origin: `http://${host}`,
    });
    await once(socket, 'open');
    return new SocketClient(socket);
  }

  /** Sends at once; resolves to null when the host is gone before it has answered. */
  send<N extends ProcedureName>(name: N, params: Params<N>): Promise<Reply | null> {
    const id = this.next++;
    return new Promise((done) => {
      this.waiting.set(id, done);
      this.socket.send(JSON.stringify({ id, name, params }));
    });
  }

  /** A call that has to succeed. */
  async call<N extends ProcedureName>(name: N, params: Params<N>): Promise<Result<N>> {
    const reply = await this.send(name, params);
    if (!reply?.ok)
      throw new Error(`${name}: ${reply === null ? 'the host is gone' : reply.failure.sentence}`);
    return reply.result as Result<N>;
  }

  /**
   * The update of a table that follows on an entry. A table can also be sent again unchanged, when the names of its
   * cards may have changed; that is not waited for.
   *
   * @param n how many entries the table has before
   */
  updatePast(table: string, n: number): Promise<TableUpdate> {
    return new Promise((done) => {
      this.told = (update) => {
        if (update.table === table && update.n > n) done(update);
      };
    });
  }

  /** Calls with each state of the workshop that is pushed. */
  onWorkshop(heard: (state: WorkshopState) => void): void {
    this.heard = heard;
  }

  close(): void {
    this.socket.terminate();
  }
}
