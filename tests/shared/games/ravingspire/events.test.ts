import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../../scripts/commands/support/paths.ts';
import { arrowsOf } from '../../../../scripts/lint/circles.ts';

test('a page takes in no rules together with the events', () => {
  const files = globSync('shared/**/*.ts', { cwd: ROOT }).map((file) => file.replaceAll('\\', '/'));
  const arrows = arrowsOf(new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')])));
  const reached = new Set<string>();
  const visit = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { to, typesOnly } of arrows.get(file)!) if (!typesOnly) visit(to);
  };
  visit('shared/games/ravingspire/events.ts');
  expect(reached).toContain('shared/games/ravingspire/events/played.ts');
  const rooms = [...reached].map((file) => /^shared\/games\/\w+\/(\w+)\//.exec(file)?.[1]);
  expect([...new Set(rooms)].sort()).toEqual(['drawn', 'events', 'narrate', undefined]);
});
