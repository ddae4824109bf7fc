/** How much the shell puts up with. */
export interface WebLimits {
  /** Requests of one socket that may come at once, and how many per second from then on. */
  readonly burst: number;
  readonly perSecond: number;
  /** Requests of one socket that may wait for their answers. */
  readonly waiting: number;
  /** Bytes that may wait for one client to take them before it is neither heard nor sent what can wait. */
  readonly buffered: number;
  /** Bytes that may wait before it is given up when more is to be pushed. */
  readonly abandoned: number;
  /** Milliseconds between two pings; a client that has not answered one by the next is gone. */
  readonly ping: number;
  /** Sockets open at the same time. */
  readonly sockets: number;
  /** HTTP requests under way at the same time; these need no token. */
  readonly requests: number;
  /** Milliseconds that a client may take for its request, or do nothing. */
  readonly patience: number;
}

export const LIMITS: WebLimits = {
  burst: 400,
  perSecond: 200,
  waiting: 256,
  buffered: 1_000_000,
  abandoned: 16_000_000,
  ping: 30_000,
  sockets: 32,
  requests: 64,
  patience: 15_000,
};
