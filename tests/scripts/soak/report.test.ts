import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { merged } from '../../../scripts/soak/report.ts';

const ORDER = ['## One', '## Two', '## Three'];
const section = (title: string, words: string, run: string) => ({ text: `## ${title}\n\n${words}\n`, run });

test('a part that is run writes its own section, in its place, and leaves the others', () => {
  const both = merged(
    '',
    [section('Three', 'c', 'at 1'), section('One', 'a\n\n### more\n\nb', 'at 1')],
    ORDER,
  );
  expect(both.split('\n').filter((line) => line.startsWith('## '))).toEqual(['## One', '## Three']);
  const again = merged(both, [section('Two', 'd', 'at 2'), section('Three', 'e', 'at 2')], ORDER);
  expect(again).toContain(
    '## One\n\nat 1\n\na\n\n### more\n\nb\n\n## Two\n\nat 2\n\nd\n\n## Three\n\nat 2\n\ne\n',
  );
});

test('every section of the report says when it was run', () => {
  const report = readFileSync(new URL('../../../docs/soak.md', import.meta.url), 'utf8');
  const sections = report.split(/^(?=## )/m).slice(1);
  expect(sections.length).toBeGreaterThan(5);
  for (const text of sections)
    expect(text).toMatch(/^## .+\n\nRun on \d{4}-\d\d-\d\d.* at commit [0-9a-f]{7}/);
});
