import type { Page } from '@playwright/test';
import { isComplaint } from '../../support/complaints.ts';

/** What a browser says when the server is unreachable: no defect of the page. */
const UNREACHABLE = /WebSocket connection|ERR_CONNECTION|Failed to load resource/;

/** Whatever goes wrong in a page, collected: errors, messages of the console, breaches of the content policy. */
export class Watch {
  private readonly seen: string[] = [];
  private outage = false;

  /** @param page has shown nothing yet */
  constructor(page: Page) {
    page.on('pageerror', (error) => this.seen.push(error.stack || error.message));
    page.on('console', (message) => {
      const { url } = message.location();
      if (!isComplaint(message)) return;
      if (!this.outage || !UNREACHABLE.test(message.text())) this.seen.push(`${message.text()} (${url})`);
    });
  }

  /** From now on the program may be away, which the browser complains about. */
  expectOutage(): void {
    this.outage = true;
  }

  get defects(): readonly string[] {
    return this.seen;
  }
}
