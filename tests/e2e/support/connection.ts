// The connection between a page and its host, which can be lost while both go on.
import type { Page, WebSocketRoute } from '@playwright/test';
import { SOCKET_PATH } from '../../../shared/rpc/wire.ts';

export class Connection {
  readonly #open = new Set<WebSocketRoute>();
  #isLost = false;

  /** Stands between a page and its host, from the next connection on. */
  async stand(page: Page): Promise<void> {
    await page.routeWebSocket(
      ({ pathname }) => pathname === SOCKET_PATH,
      async (socket) => {
        if (this.#isLost) return socket.close();
        socket.connectToServer();
        this.#open.add(socket);
      },
    );
  }

  /** Whatever is tried, there is no connection until it is found. */
  async lose(): Promise<void> {
    this.#isLost = true;
    await Promise.all([...this.#open].map((socket) => socket.close()));
    this.#open.clear();
  }

  find(): void {
    this.#isLost = false;
  }
}
