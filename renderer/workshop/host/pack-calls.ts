import type { Client } from '../../../shared/rpc/client.ts';
import type { Params, ProcedureName, Result } from '../../../shared/rpc/contract.ts';
import { RpcError, type FailureCode } from '../../../shared/rpc/failure.ts';
import type { WorkshopAnswer } from '../../../shared/rpc/messages/workshop.ts';

/** Failures that would come again. */
const FINAL: ReadonlySet<FailureCode> = new Set([
  'no-such-procedure',
  'not-allowed',
  'bad-params',
  'disk-full',
  'read-only',
]);

/** Calls that change the pack. */
type Making =
  | 'workshop.gesture'
  | 'workshop.command'
  | 'workshop.detail'
  | 'workshop.planned'
  | 'workshop.translated'
  | 'workshop.undo'
  | 'workshop.redo'
  | 'workshop.choose'
  | 'workshop.restore';

/** Whether it may work when it is tried once more. */
const isPassing = (error: unknown): boolean => error instanceof RpcError && !FINAL.has(error.code);

const isClosed = (error: unknown): error is RpcError => error instanceof RpcError && error.code === 'closed';

interface Opening {
  /** Opens the pack at the host, and takes in how it is there. */
  readonly open: () => Promise<void>;
  /** It could not be opened, though the host can be reached. */
  readonly failed: (error: RpcError) => void;
  /** Work on it had stopped, and was begun again. */
  readonly begunAgain: () => void;
  /** The host has answered; the caller learns it next. */
  readonly answered: () => void;
}

/**
 * What a page asks the host about a pack that it has open. While the connection is lost, calls wait; where the thread of the pack
 * was lost, the pack is opened again and they are made once more.
 */
export class PackCalls {
  readonly #host: Client;
  readonly #opening: Opening;
  readonly #stops: (() => void)[];
  #isOpen = false;
  /** Counts how often it was opened. */
  #era = 0;
  #underway: Promise<void> | null = null;
  /** It is to be opened once more, whatever comes of what is under way. */
  #isWanted = false;
  #whenOpen = Promise.withResolvers<void>();

  constructor(host: Client, opening: Opening) {
    this.#host = host;
    this.#opening = opening;
    this.#stops = [
      host.on('reset', () => void this.reopen()),
      host.onConnection((connected) => {
        if (connected) void this.reopen();
        else this.#lose();
      }),
    ];
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Opens the pack, or opens it again. It never rejects: `failed` hears why it could not be. */
  reopen(): Promise<void> {
    this.#lose();
    this.#isWanted = true;
    this.#underway ??= this.#openWhileWanted().finally(() => (this.#underway = null));
    return this.#underway;
  }

  /** Listens to the host no more. */
  stop(): void {
    for (const stop of this.#stops) stop();
  }

  /**
   * Asks about the pack as soon as it is open.
   *
   * @param params made when it is
   * @throws RpcError
   */
  async ask<N extends ProcedureName>(name: N, params: () => Params<N>): Promise<Result<N>> {
    for (let tries = 0; ; tries++) {
      try {
        return await this.#call(name, params);
      } catch (error) {
        await this.#recover(error, tries);
      }
    }
  }

  /**
   * Has something done that must not be done twice: where the connection is lost meanwhile, the caller hears it.
   *
   * @throws RpcError
   */
  once<N extends ProcedureName>(name: N, params: () => Params<N>): Promise<Result<N>> {
    return this.#call(name, params);
  }

  /**
   * Has something done. Where the connection is lost before the answer is here, it is not known whether it was done.
   *
   * @param mark differs after it was done from what it was before
   * @returns null: it had been done before the connection was lost
   * @throws RpcError
   */
  async made<N extends Making>(
    name: N,
    params: () => Params<N>,
    mark: () => string,
  ): Promise<WorkshopAnswer | null> {
    for (let tries = 0; ; tries++) {
      const before = mark();
      try {
        return await this.#call(name, params);
      } catch (error) {
        await this.#recover(error, tries);
        if (mark() !== before) return null;
      }
    }
  }

  async #call<N extends ProcedureName>(name: N, params: () => Params<N>): Promise<Result<N>> {
    if (!this.#isOpen) await this.#whenOpen.promise;
    const era = this.#era;
    try {
      return await this.#host.call(name, params());
    } catch (error) {
      // A host that begins again says so by itself.
      if (isClosed(error) && era === this.#era) this.#lose();
      throw error;
    } finally {
      this.#opening.answered();
    }
  }

  async #recover(error: unknown, tries: number): Promise<void> {
    if (isClosed(error)) {
      if (!this.#isOpen) await this.#whenOpen.promise;
      return;
    }
    if (!isPassing(error) || tries > 0) throw error;
    await this.reopen();
    if (!this.#isOpen) throw error;
    this.#opening.begunAgain();
  }

  #lose(): void {
    this.#isOpen = false;
  }

  async #openWhileWanted(): Promise<void> {
    while (this.#isWanted) {
      this.#isWanted = false;
      await this.#open();
    }
  }

  async #open(): Promise<void> {
    const { open, failed } = this.#opening;
    try {
      await open().catch((error: unknown) => {
        if (isClosed(error) || !isPassing(error)) throw error;
        return open();
      });
      this.#isOpen = true;
      this.#era++;
      this.#whenOpen.resolve();
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      // A lost connection opens it as soon as it is back.
      if (error.code === 'closed') return;
      failed(error);
      // Nothing may wait for it: then this is heard by `failed` alone.
      this.#whenOpen.promise.catch(() => undefined);
      this.#whenOpen.reject(error);
    }
    this.#whenOpen = Promise.withResolvers();
  }
}
