// What a test asks of the page as it looks just now, and what it lets it count.

export const looks = {
  hasDialog: () => document.querySelector('dialog[open]') !== null,
  isBusy: () => document.querySelector('[aria-busy="true"]') !== null,
  hasLostFocus: () => document.activeElement === document.body,
  /** Counts from now on the cards that fly, and the places through which round things on a flat board come. */
  watch() {
    const seen = { flights: 0, places: new Set() };
    const watcher = new MutationObserver((records) => {
      for (const { type, addedNodes, target } of records) {
        if (type === 'attributes' && target.matches('circle'))
          seen.places.add(target.getAttribute('transform'));
        seen.flights += [...addedNodes].filter((node) => node.className === 'ghost').length;
      }
    });
    watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ['transform'] });
    looks.seen = () => ({ flights: seen.flights, places: seen.places.size });
  },
  seen: () => ({ flights: 0, places: 0 }),
};
