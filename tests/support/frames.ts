import type { Page } from '@playwright/test';

/** Waits for this many frames of the page. */
export const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    `(async () => { for (let i = 0; i < ${count}; i++) await new Promise(requestAnimationFrame); })()`,
  );
