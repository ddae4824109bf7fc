// Put into a page before its own scripts: counts what it draws with WebGL, frame by frame, and what lies on the graphics
// card. Each frame that draws leaves a mark in the browser's own trace.
(() => {
  const gauge = {
    /** Calls that drew something. */
    draws: 0,
    /** Frames in which something was drawn. */
    frames: 0,
    /** Most draw calls of one frame. */
    most: 0,
    /** What has been made and not deleted, by kind. */
    objects: {},
  };
  globalThis.gauge = gauge;

  const { prototype } = WebGL2RenderingContext;
  const wrap = (name, after) => {
    const original = prototype[name];
    prototype[name] = function (...args) {
      after(args);
      return original.apply(this, args);
    };
  };
  for (const name of Object.getOwnPropertyNames(prototype)) {
    if (/^draw(Arrays|Elements|RangeElements)(Instanced)?$/.test(name)) wrap(name, () => gauge.draws++);
    const [, kind] = /^create(Buffer|Texture|VertexArray|Framebuffer|Renderbuffer|Program)$/.exec(name) ?? [];
    if (kind === undefined) continue;
    gauge.objects[kind] = 0;
    wrap(name, () => gauge.objects[kind]++);
    wrap(`delete${kind}`, ([gone]) => gone && gauge.objects[kind]--);
  }

  const ask = globalThis.requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (callback) =>
    ask((time) => {
      const before = gauge.draws;
      callback(time);
      const drawn = gauge.draws - before;
      if (drawn === 0) return;
      gauge.frames++;
      gauge.most = Math.max(gauge.most, drawn);
      performance.mark('drawn');
    });
})();
