import type { Locator, Page } from '@playwright/test';

export type AriaRole = Parameters<Page['getByRole']>[0];

/** What has this role and exactly this name. */
export const named = (within: Page | Locator, role: AriaRole, name: string): Locator =>
  within.getByRole(role, { name, exact: true });

/** A text as it has to stand in a regular expression; a space that holds together what belongs together is a space. */
export const literal = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s`);
