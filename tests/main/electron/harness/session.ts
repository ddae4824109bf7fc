type Decide = (granted: boolean) => void;
type Filter = (details: { url: string }, decide: (decision: { cancel: boolean }) => void) => void;

/** Stand-in of `session.defaultSession`: keeps the handlers so that a test can ask them. */
class Session {
  filter: Filter | null = null;
  readonly webRequest = { onBeforeRequest: (filter: Filter): void => void (this.filter = filter) };
  request: ((page: unknown, permission: string, decide: Decide) => void) | null = null;
  check: ((page: unknown, permission: string) => boolean) | null = null;
  device: ((details: object) => boolean) | null = null;
  /** Whether a request goes out; counted by those that ask. */
  lets(url: string): boolean {
    let cancelled = false;
    this.filter?.({ url }, ({ cancel }) => (cancelled = cancel));
    return !cancelled;
  }
  setPermissionRequestHandler(handler: typeof this.request): void {
    this.request = handler;
  }
  setPermissionCheckHandler(handler: typeof this.check): void {
    this.check = handler;
  }
  setDevicePermissionHandler(handler: typeof this.device): void {
    this.device = handler;
  }
}
export const session = { defaultSession: new Session() };
