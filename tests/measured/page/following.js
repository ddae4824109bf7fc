// How soon a part of the page follows a key.

/** Milliseconds from each key to the first frame after the part has changed. */
globalThis.followed = [];

let observer = null;
let pressed = 0;
addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true });

/** Looks at a part from now on. */
globalThis.follow = (selector) => {
  observer?.disconnect();
  const times = [];
  pressed = 0;
  observer = new MutationObserver(() => {
    if (pressed === 0) return;
    const since = pressed;
    pressed = 0;
    requestAnimationFrame(() => times.push(performance.now() - since));
  });
  observer.observe(document.querySelector(selector), {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['src', 'aria-valuenow'],
  });
  globalThis.followed = times;
};
