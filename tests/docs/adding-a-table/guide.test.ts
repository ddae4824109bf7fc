// docs/adding-a-table.md tells the table that tests/renderer/toy-table plays: there is one copy of it.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/commands/support/paths.ts';
import { applyEdit, readGuide } from '../adding-a-game/guide.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const markdown = read('docs/adding-a-table.md');
const { files, edits } = readGuide(markdown);

test('every block is the file that is played, and all of what is drawn is told', () => {
  expect([...files.keys()].sort()).toEqual(globSync('tests/renderer/toy-table/page/*', { cwd: ROOT }).sort());
  for (const [file, block] of files) expect(block, file).toBe(read(file));
});

test('its line fits into the list of tables', () => {
  expect(edits.map(({ file }) => file)).toEqual(['renderer/games/index.ts']);
  for (const edit of edits) expect(applyEdit(read(edit.file), edit)).toContain('lamps/LampsTable.svelte');
});

test('files that it speaks of are there', () => {
  const prose = markdown.replaceAll(/^```[^]*?^```$/gm, '');
  const named = [...prose.matchAll(/`((?:docs|renderer|tests)\/[\w./-]+)`/g)].map(([, path]) => path);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((path) => !existsSync(join(ROOT, path)) && !path.endsWith('/lamps'))).toEqual([]);
});
