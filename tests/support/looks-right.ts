import { expect, test, type Page } from '@playwright/test';
import { problemsOf } from './windows.ts';

/**
 * Looks at a page as it is now.
 *
 * @param state what it is called if something is wrong
 * @param except as for `problemsOf`
 */
export async function looksRight(page: Page, state: string, except = ''): Promise<void> {
  await test.step(state, async () => {
    expect.soft(await problemsOf(page, except), state).toEqual([]);
  });
}
