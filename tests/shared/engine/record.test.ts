// The decision record names tests and figures; neither may go stale.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const record = read('docs/decisions/0001-engine-model.md');
const tests = read('tests/shared/engine/rerun.test.ts');

const cases = record.slice(record.indexOf('## The six cases'), record.indexOf('## What it costs'));
const named = [...cases.matchAll(/^- `(.+)`$/gm)].map(([, name]) => name);
const written = [...tests.matchAll(/^ {2}test\('(.+)',/gm)].map(([, name]) => name);

test('the record names every test of the six cases, and no other', () => {
  expect(named.sort()).toEqual(written.sort());
  expect(cases.match(/^\*\*\d\. /gm)).toHaveLength(6);
  expect(tests.match(/^describe\('case \d: /gm)).toHaveLength(6);
});
