// A browser without WebGL.
const real = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
  return kind.startsWith('webgl') ? null : Reflect.apply(real, this, [kind, ...rest]);
};
