// How long the graphics card takes for a frame. Where a processor plays the card this can be a second, and the whole
// page waits with it: so no frame is begun before the one before is done.

/** Frames in a row that have to be slow before it is said so, and from when on one is, in milliseconds. */
const SLOW = { frames: 4, ms: 200 } as const;

export class Pace {
  /** Milliseconds of the last frame that is known to be done. */
  cost = 0;
  private readonly gl: WebGL2RenderingContext;
  private readonly tooSlow: () => void;
  private fence: WebGLSync | null = null;
  private begun = 0;
  private slow = 0;

  /** @param tooSlow several frames of a motion have been slow, one after the other */
  constructor(gl: WebGL2RenderingContext, tooSlow: () => void) {
    this.gl = gl;
    this.tooSlow = tooSlow;
  }

  /** A frame has been handed over. */
  handed(): void {
    this.drop();
    this.begun = performance.now();
    this.fence = this.gl.fenceSync(this.gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    this.gl.flush();
  }

  /** Is the card done? @param moving the frame belonged to a motion */
  done(moving: boolean): boolean {
    if (this.fence === null) return true;
    if (this.gl.getSyncParameter(this.fence, this.gl.SYNC_STATUS) === this.gl.UNSIGNALED) return false;
    this.drop();
    this.cost = performance.now() - this.begun;
    this.slow = moving && this.cost > SLOW.ms ? this.slow + 1 : 0;
    if (this.slow >= SLOW.frames) {
      this.slow = 0;
      this.tooSlow();
    }
    return true;
  }

  /** The card is another one, or none. */
  drop(): void {
    this.gl.deleteSync(this.fence);
    this.fence = null;
  }
}
