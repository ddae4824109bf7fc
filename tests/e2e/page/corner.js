// Put into a page before its own scripts: of what it draws with WebGL, only a corner is painted. All calls are made, all
// shaders compiled and all triangles placed as ever; but where a processor plays the graphics card, the pixels are most
// of the work, and many tests do not look at them.
(() => {
  /** Pixels of each side of the corner. */
  const SIDE = 64;
  const { prototype } = WebGL2RenderingContext;
  const { enable, disable, scissor } = prototype;

  prototype.scissor = function (x, y, width, height) {
    scissor.call(this, x, y, Math.min(width, SIDE), Math.min(height, SIDE));
  };
  prototype.disable = function (capability) {
    if (capability !== this.SCISSOR_TEST) return disable.call(this, capability);
    enable.call(this, capability);
    scissor.call(this, 0, 0, SIDE, SIDE);
  };
})();
