import type { Locator, Page } from '@playwright/test';

export type AriaRole = Parameters<Page['getByRole']>[0];

/** What has this role and exactly this name. */
export const named = (within: Page | Locator, role: AriaRole, name: string): Locator =>
  within.getByRole(role, { name, exact: true });

/** A text escaped for a regular expression, in which a space also matches a no-break space. */
export const literal = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s`);
