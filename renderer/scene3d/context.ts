/** There is no WebGL 2 here, or not enough of it. */
export class NoWebGL extends Error {
  override readonly name = 'NoWebGL';
}

/** A canvas that can be drawn on. */
export interface OpenedCanvas {
  readonly canvas: HTMLCanvasElement;
  readonly context: WebGL2RenderingContext;
  /** A processor plays the graphics card: everything takes a hundred times as long. */
  readonly software: boolean;
}

/** What graphics cards are called that are none: of Chromium, of Linux, of Windows. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/**
 * A canvas with a transparent WebGL 2 context.
 *
 * @throws NoWebGL when the browser gives none, or none that can draw into half floats
 */
export function openContext(): OpenedCanvas {
  const canvas = document.createElement('canvas');
  canvas.style.display = 'block';
  canvas.style.width = canvas.style.height = '100%';
  // Everything on it is also an element beside it.
  canvas.ariaHidden = 'true';
  const context = canvas.getContext('webgl2', {
    alpha: true,
    antialias: false,
    depth: true,
    stencil: false,
    premultipliedAlpha: true,
    powerPreference: 'high-performance',
  });
  if (context === null) throw new NoWebGL('The browser gives no WebGL 2 context.');
  const halfFloats = ['EXT_color_buffer_float', 'EXT_color_buffer_half_float'].some(
    (name) => context.getExtension(name) !== null,
  );
  if (!halfFloats) throw new NoWebGL('WebGL 2 cannot draw into half floats here.');
  const named = context.getExtension('WEBGL_debug_renderer_info')?.UNMASKED_RENDERER_WEBGL;
  const software = SOFTWARE.test(String(context.getParameter(named ?? context.RENDERER)));
  return { canvas, context, software };
}
