type Decide = (granted: boolean) => void;

/** Stand-in of `session.defaultSession`: keeps the handlers so that a test can ask them. */
class Session {
  request: ((page: unknown, permission: string, decide: Decide) => void) | null = null;
  check: ((page: unknown, permission: string) => boolean) | null = null;
  device: ((details: object) => boolean) | null = null;
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
