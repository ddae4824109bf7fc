// Circles of imports: of files by value, and of folders by anything. `node scripts/lint/circles.ts` prints them and fails.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { below, projectPath, ROOT } from './paths.ts';
import { LAYERED, UNLAYERED } from './table.ts';

/** Imports as Prettier writes them; dynamic ones are made to break a circle, and are none of it. */
const IMPORT =
  /^\s*(?:import|export)(?<types> type)?\s+(?:(?<names>[^;'"]+?)\s+from\s+)?'(?<target>\.[^']+)';/gm;

interface Arrow {
  readonly to: string;
  readonly typesOnly: boolean;
}

const onlyTypes = (names: string | undefined): boolean => {
  const inner = /^\{([^}]*)\}$/s.exec(names ?? '')?.[1];
  const parts = inner?.split(',').filter((name) => name.trim() !== '') ?? [];
  return parts.length > 0 && parts.every((name) => name.trim().startsWith('type '));
};

/** @param files texts by path in the project */
export function arrowsOf(files: ReadonlyMap<string, string>): Map<string, Arrow[]> {
  return new Map(
    [...files].map(([file, text]) => {
      const arrows = [...text.matchAll(IMPORT)].flatMap(({ groups = {} }) => {
        const to = posix.join(posix.dirname(file), groups['target']);
        return files.has(to)
          ? [{ to, typesOnly: groups['types'] !== undefined || onlyTypes(groups['names']) }]
          : [];
      });
      return [file, arrows];
    }),
  );
}

/** The groups of nodes that can all reach each other (Tarjan), each sorted. */
function circlesOf(nodes: Iterable<string>, next: (node: string) => Iterable<string>): string[][] {
  const index = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (node: string): void => {
    index.set(node, index.size);
    lowest.set(node, index.get(node)!);
    stack.push(node);
    for (const other of next(node)) {
      if (!index.has(other)) {
        visit(other);
        lowest.set(node, Math.min(lowest.get(node)!, lowest.get(other)!));
      } else if (stack.includes(other)) lowest.set(node, Math.min(lowest.get(node)!, index.get(other)!));
    }
    if (lowest.get(node) !== index.get(node)) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1) found.push(group.sort());
  };
  for (const node of nodes) if (!index.has(node)) visit(node);
  return found;
}

const isWithin = (folder: string, other: string): boolean => folder.startsWith(`${other}/`);

/**
 * The circles in some files, each as a sentence. A folder and one within it are one room: arrows between them do not count.
 *
 * @param files texts by path in the project
 */
export function circles(files: ReadonlyMap<string, string>): string[] {
  const arrows = arrowsOf(files);
  const byValue = (file: string): string[] =>
    arrows.get(file)!.flatMap(({ to, typesOnly }) => (typesOnly ? [] : [to]));
  const folders = new Map<string, Set<string>>();
  for (const [file, out] of arrows) {
    const from = dirname(file);
    const targets = folders.get(from) ?? new Set();
    for (const to of out.map((arrow) => dirname(arrow.to)))
      if (to !== from && !isWithin(to, from) && !isWithin(from, to)) targets.add(to);
    folders.set(from, targets);
  }
  return [
    ...circlesOf(files.keys(), byValue).map(
      (group) => `These files import values of each other: ${group.join(', ')}.`,
    ),
    ...circlesOf(folders.keys(), (folder) => folders.get(folder) ?? []).map(
      (group) => `These folders import each other: ${group.join(', ')}.`,
    ),
  ];
}

if (import.meta.main) {
  const paths = LAYERED.flatMap((folder) => globSync(`${folder}**/*.{ts,svelte}`, { cwd: ROOT }))
    .map((file) => projectPath(join(ROOT, file)))
    .filter((file) => !below(file, UNLAYERED));
  const found = circles(new Map(paths.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')])));
  for (const sentence of found) console.log(sentence);
  process.exitCode = found.length > 0 ? 1 : 0;
}
