// What seldom happens with the real application: what its host says is changed on the way to the page.
import type { Page, WebSocketRoute } from '@playwright/test';
import type { ProcedureName, Pushed, PushedName, Result } from '../../../shared/rpc/contract.ts';
import { SOCKET_PATH, type Request, type Sent } from '../../../shared/rpc/wire.ts';

/** What becomes of answers and of news, by their names. */
export interface Meddling {
  readonly answers?: { readonly [N in ProcedureName]?: (result: Result<N>) => Result<N> };
  readonly news?: { readonly [N in PushedName]?: (data: Pushed[N]) => Pushed[N] };
  /** Procedures whose answers never come. */
  readonly unanswered?: readonly ProcedureName[];
}

/** Stands between a page and its host, and hands on what both say. */
export class Meddler {
  private meddling: Meddling = {};
  private readonly hushed = new Set<string>();

  /** Stands between from the next connection on. */
  async stand(page: Page): Promise<void> {
    await page.routeWebSocket(
      ({ pathname }) => pathname === SOCKET_PATH,
      (socket) => this.between(socket, this.meddling),
    );
  }

  /** @param meddling what is changed from the next connection on */
  meddle(meddling: Meddling): void {
    this.meddling = meddling;
  }

  /** From now on a procedure has no answers. */
  hush(name: ProcedureName): void {
    this.hushed.add(name);
  }

  private between(socket: WebSocketRoute, { answers = {}, news = {}, unanswered = [] }: Meddling): void {
    const asked = new Map<number, string>();
    const silent: readonly string[] = unanswered;
    const host = socket.connectToServer();
    const tell = (sent: Sent): void => socket.send(JSON.stringify(sent));
    socket.onMessage((message) => {
      const { id, name } = JSON.parse(String(message)) as Request;
      asked.set(id, name);
      if (!silent.includes(name) && !this.hushed.has(name)) host.send(message);
    });
    host.onMessage((message) => {
      const sent = JSON.parse(String(message)) as Sent;
      if ('pushed' in sent) return tell({ ...sent, data: changed(news, sent.pushed, sent.data) });
      const { id, reply } = sent;
      const name = asked.get(id)!;
      asked.delete(id);
      tell({ id, reply: reply.ok ? { ok: true, result: changed(answers, name, reply.result) } : reply });
    });
  }
}

/** What is said instead of `data`. */
function changed(changes: object, name: string, data: unknown): unknown {
  const change = (changes as { readonly [name: string]: ((data: unknown) => unknown) | undefined })[name];
  return change === undefined ? data : change(data);
}
