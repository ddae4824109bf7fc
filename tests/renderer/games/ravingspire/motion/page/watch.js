// Counts what the page makes, from before its first script on.

/** Animations, how long each flight of a card was to take, audio contexts and listeners. */
export const counts = { animations: 0, flights: [], contexts: [], listeners: 0 };

const { animate } = Element.prototype;
Element.prototype.animate = function counted(...args) {
  counts.animations++;
  const animation = animate.apply(this, args);
  if (this.classList.contains('ghost')) counts.flights.push(animation.effect.getTiming().duration);
  return animation;
};

const { AudioContext } = globalThis;
globalThis.AudioContext = class extends AudioContext {
  constructor(...args) {
    super(...args);
    counts.contexts.push(this);
  }
};

for (const target of [globalThis, document]) {
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const kept = new Map();
  const nameOf = (name, options) => `${name} ${options === true || options?.capture === true}`;
  target.addEventListener = function add(name, call, options) {
    const key = nameOf(name, options);
    const calls = kept.get(key) ?? new Set();
    if (!calls.has(call)) counts.listeners++;
    kept.set(key, calls.add(call));
    options?.signal?.addEventListener('abort', () => calls.delete(call) && counts.listeners--);
    return addEventListener.call(this, name, call, options);
  };
  target.removeEventListener = function remove(name, call, options) {
    if (kept.get(nameOf(name, options))?.delete(call)) counts.listeners--;
    return removeEventListener.call(this, name, call, options);
  };
}
