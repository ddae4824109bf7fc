import type { ConsoleMessage, Page } from '@playwright/test';

/** What a browser says of its own way to get at what a processor has drawn in place of a graphics card. */
const OWN_WAY = /GL Driver Message .*GPU stall due to ReadPixels/;

/** Whether a page, or the browser about it, has complained on the console. */
export const isComplaint = (said: ConsoleMessage): boolean =>
  (said.type() === 'error' || said.type() === 'warning') && !OWN_WAY.test(said.text());

/** Everything that a page complains of from now on. @param page has shown nothing yet */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.stack || error.message));
  page.on('console', (said) => {
    if (isComplaint(said)) complaints.push(said.text());
  });
  return complaints;
}
