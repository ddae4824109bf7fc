import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import './page/globals.ts';

const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

declare global {
  var axe: { run(options: object): Promise<{ violations: Finding[] }> };
}

/** What axe-core finds on the page as it is: rule and element. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Not as a script of the page: its content policy would rightly refuse.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    // Letters have no contrast on a page that is not painted.
    globalThis.paint?.();
    return (await globalThis.axe.run({ resultTypes: ['violations'] })).violations;
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  );
}
