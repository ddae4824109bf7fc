import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guidePages } from '../../../scripts/guide/pages.ts';
import { ROOT } from './base.ts';

test('the generated pages are those of the present schemas and examples (npm run gen makes them)', async () => {
  for (const [page, text] of Object.entries(await guidePages())) {
    expect(readFileSync(join(ROOT, 'docs/modding', page), 'utf8') === text, page).toBe(true);
  }
});
