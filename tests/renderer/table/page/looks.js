// What a test asks of the page as it looks just now.

export const looks = {
  hasDialog: () => document.querySelector('dialog[open]') !== null,
  isBusy: () => document.querySelector('[aria-busy="true"]') !== null,
  hasLostFocus: () => document.activeElement === document.body,
};
