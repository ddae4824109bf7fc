import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../commands/support/paths.ts';

const MOST = 8;

/** The rules of a game that mention a word or have this id, from its rulebook; the best few. */
export function rulesAbout(game: string, word: string): string[] {
  const file = join(ROOT, 'docs/rules', `${game}.md`);
  if (!existsSync(file)) return [];
  const wanted = word.toLowerCase();
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^- [A-Z]+-\d+ /.test(line))
    .map((line) => line.slice(2).replaceAll('**', ''));
  const byId = lines.filter(
    (line) =>
      line.toLowerCase().split(' ')[0].split('-')[0] === wanted ||
      line.toLowerCase().startsWith(`${wanted} `),
  );
  const found = byId.length > 0 ? byId : lines.filter((line) => line.toLowerCase().includes(wanted));
  return found.slice(0, byId.length > 0 ? undefined : MOST);
}
