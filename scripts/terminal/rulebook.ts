import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../commands/support/paths.ts';

const MOST = 8;

/** A rule in a rulebook: a line that begins with its id. */
const RULE = /^- ((?:[A-Z]+-)*[A-Z]+[-!]\d+) /;

/** The lines of a game's rulebook without emphasis; none for a game that has no rulebook. */
function rulebook(game: string): string[] {
  const file = join(ROOT, 'docs/rules', `${game}.md`);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').replaceAll('**', '').split('\n');
}

/** The chapters of a game's rulebook that have rules, with the beginning that the ids of their rules have in common. */
export function chaptersOf(game: string): { prefix: string; title: string }[] {
  const found: { prefix: string; title: string }[] = [];
  let title: string | null = null;
  for (const line of rulebook(game)) {
    const heading = /^#+ (.+?)(?: \(.*\))?(?::.*)?$/.exec(line);
    const rule = RULE.exec(line);
    if (heading !== null) title = heading[1];
    if (title === null || rule === null) continue;
    found.push({ prefix: rule[1].replace(/[-!]\d+$/, ''), title });
    title = null;
  }
  return found;
}

/** The rules of a game that mention a word or have this id, from its rulebook; the best few. */
export function rulesAbout(game: string, word: string): string[] {
  const wanted = word.toLowerCase();
  const rules = rulebook(game).flatMap((line) => {
    const rule = RULE.exec(line);
    return rule === null ? [] : [{ id: rule[1].toLowerCase(), line: line.slice(2) }];
  });
  const byId = rules.filter(({ id }) => id === wanted || id.replace(/[-!]\d+$/, '') === wanted);
  const found = byId.length > 0 ? byId : rules.filter(({ line }) => line.toLowerCase().includes(wanted));
  return found.slice(0, byId.length > 0 ? undefined : MOST).map(({ line }) => line);
}
