import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CARD_WARNINGS, issuesOf, PACK_WARNINGS } from '../../../scripts/guide/warnings.ts';
import { ROOT } from './base.ts';

test.each(Object.entries(CARD_WARNINGS))(
  'the example of %s gets that warning and nothing else',
  (code, warning) => {
    const found = issuesOf(warning).map((issue) => [issue.code, issue.severity]);
    expect(found).toEqual([[code, 'warning']]);
  },
);

const sourcesOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT }).map((file) => readFileSync(join(ROOT, file), 'utf8'));

test('no warning that inspecting a card can give is missing', () => {
  const given = new Set<string>();
  for (const source of sourcesOf('shared/{face/art,games/*/content}/*.ts')) {
    for (const [, code] of source.matchAll(/tell\('([a-z-]+)'/g)) given.add(code);
    for (const [, code] of source.matchAll(/'([a-z]+(?:-[a-z]+)+)'[^;]*?'warning'/g)) given.add(code);
  }
  expect([...given].sort()).toEqual(Object.keys(CARD_WARNINGS).sort());
});

test('no warning of files and packs is missing', () => {
  const places = sourcesOf('shared/packs/*.ts').flatMap((source) => [
    ...source.matchAll(/severity: 'warning'/g),
  ]);
  // Those that inspecting finds, and makers who are named on a card.
  const ofCards = 2;
  expect(places).toHaveLength(Object.keys(PACK_WARNINGS).length + ofCards);
});
