import type { Definition, GameContent, Issue } from './content.ts';
import { MANIFEST_FILE, pathOf } from './manifest.ts';
import type { FilePosition } from './parse.ts';
import { reportNeeds } from './needs.ts';
import { compareText, type ReadyPack } from './order.ts';
import { outline } from './outline.ts';
import { PLAN_FILE } from './plan/schema.ts';
import type { ProblemLog } from './problem-log.ts';
import type { Problem } from './problems.ts';
import { badEntries, readJson, type ReadFile } from './read.ts';
import { CARD_NAME } from './schema.ts';
import { suggestion } from './schema-problems.ts';
import { isError, lostFile, type Candidate, type Shelf } from './shelf.ts';
import { LIMITS, type PackSource, type SourceFile } from './source.ts';

/** The JSON files directly in a folder of a pack, by name. */
export function filesIn(source: PackSource, folder: string): SourceFile[] {
  return source.files
    .filter(({ path, refused }) => path.startsWith(`${folder}/`) && isJsonAt(path, 2) && refused !== LINKED)
    .sort((a, b) => compareText(a.path, b.path));
}

/** Why a folder that is a link is not read. */
export const LINKED = 'linked-folder';

/** Folders of a pack that are read, here or elsewhere. */
const FOLDERS = ['cards', 'patches', 'text', 'scenarios'];

/** Files beside these folders: what the pack is, and the notes of its author, which are not read here. */
const ROOT_FILES = [MANIFEST_FILE, PLAN_FILE];

/** Names the JSON files of a pack that are ignored because they are in the wrong place. */
export function reportIgnored(pack: ReadyPack, report: (path: string, data: Problem['data']) => void): void {
  for (const { path, refused } of pack.source.files) {
    if (refused === LINKED) continue;
    const [folder, ...rest] = path.split('/');
    const known = rest.length === 0 ? ROOT_FILES.includes(path) : FOLDERS.includes(folder);
    if (!path.endsWith('.json') || folder === 'scenarios' || (known && rest.length < 2)) continue;
    const meant = suggestion(folder, FOLDERS).nearest;
    report(path, meant !== undefined && rest.length > 0 ? { nearest: `${meant}/${rest.at(-1)}` } : {});
  }
}

function isJsonAt(path: string, segments: number): boolean {
  return path.endsWith('.json') && path.split('/').length === segments;
}

/** Reads the cards of a pack onto the shelf: those that the game's schema accepts. */
export function readCards(pack: ReadyPack, content: GameContent, shelf: Shelf, log: ProblemLog): void {
  const { validateCards } = content;
  let values = 0;
  for (const file of filesIn(pack.source, 'cards')) {
    const before = log.all.length;
    values += file.text === null ? 0 : outline(file.text, LIMITS.depth).values;
    const full = values > LIMITS.valuesPerPack;
    const read = readJson(pack.source, full ? leftOut(file) : file, pack.id, log, 'cards', (value) =>
      validateCards(value) ? true : (validateCards.errors ?? []),
    );
    if (!read) {
      const [problem] = log.all.slice(before);
      shelf.lost.push(lostFile(pack.id, file.text ?? '', problem));
    } else shelveFile(pack, content, pathOf(pack.source, file.path), read, shelf);
  }
}

const leftOut = ({ path }: SourceFile): SourceFile => ({ path, text: null, refused: 'too-many-files' });

function shelveFile(pack: ReadyPack, content: GameContent, file: string, read: ReadFile, shelf: Shelf): void {
  const { document, report, found } = read;
  const value = document.value as { cards?: unknown } | null;
  const cards = typeof value === 'object' && Array.isArray(value?.cards) ? value.cards : [];
  const bad = badEntries(read.bad, 2);
  const requires = Object.keys(pack.manifest.requires ?? {});
  cards.forEach((card: unknown, i) => {
    const pointer = `/cards/${i}`;
    const inside = found.filter((p) => p.pointer === pointer || p.pointer.startsWith(`${pointer}/`));
    const name = nameOf(card);
    if (name === undefined) {
      if (!bad.has(pointer)) report('bad-card-id', pointer);
      return;
    }
    const id = `${pack.id}:${name}`;
    for (const problem of inside) problem.card = id;
    const { format } = pack.manifest;
    const own = { format, words: content.language };
    if (!bad.has(pointer)) inside.push(...reportNeeds(report, 'card', card, own, pointer, { card: id }));
    const other = shelf.cards.get(id);
    if (other) {
      const data = { id, other: other.file, line: other.place().line };
      report('duplicate-card', `${pointer}/id`, data, { card: id });
    } else if (bad.has(pointer) || inside.length > 0) {
      const [problem = found[found.length - 1]] = inside;
      if (!shelf.dropped.has(id)) shelf.dropped.set(id, problem);
    } else {
      const scope = new Set([pack.id, ...requires]);
      const definition = card as Definition;
      const rest = { patchedBy: [], scope, asked: new Set<string>(), warnings: [], written: definition };
      shelf.dropped.delete(id); // a second card of this id is in order
      const place = (): FilePosition => document.at(pointer);
      shelf.put({ id, definition, pack, content, file, place, pointer, report, ...rest });
    }
  });
}

const NAME = new RegExp(CARD_NAME);

/** The name of a card in its pack, where it has one that it may have. */
export function nameOf(card: unknown): string | undefined {
  if (typeof card !== 'object' || card === null || !Object.hasOwn(card, 'id')) return undefined;
  const { id } = card as { id: unknown };
  return typeof id === 'string' && NAME.test(id) ? id : undefined;
}

/**
 * Lets the games look at all cards and drops those with errors, then those that need a dropped card, and so on; each
 * of these names the root cause. Warnings are kept with their cards.
 */
export function inspectCards(shelf: Shelf, at: (source: PackSource) => void): void {
  let open = [...shelf.cards.values()];
  for (let round = 1; open.length > 0; round++) {
    const gone = new Set<string>();
    for (const card of open) {
      at(card.pack.source);
      const asked = new Set<string>();
      const issues = shelf.inspect(card, card.definition, card.scope, asked);
      shelf.noteAsked(card, asked);
      const errors = issues.filter(isError);
      card.warnings = issues.filter((issue) => !isError(issue));
      if (errors.length === 0) continue;
      const reported = errors.map((issue) => reportIssue(shelf, card, issue));
      // What it is to blame for itself goes before what it suffers from others.
      shelf.drop(card.id, reported.find((problem) => !problem.root) ?? reported[0], round);
      gone.add(card.id);
    }
    const next = new Set([...gone].flatMap((id) => [...shelf.askersOf(id)]));
    open = [...next].sort((a, b) => a.rank - b.rank);
  }
}

/** Reports the warnings of the cards that made it. */
export function reportWarnings(shelf: Shelf): void {
  for (const card of shelf.cards.values()) for (const issue of card.warnings) reportIssue(shelf, card, issue);
}

/** Reports what inspecting a card found, with the reason where another card is not there. */
export function reportIssue(shelf: Shelf, card: Candidate, issue: Issue): Problem {
  const { code, data, root } = shelf.explain(issue, card.pack, card.scope);
  const options = { card: card.id, ...(root && { root }) };
  const place = card.pointer + issue.pointer;
  return card.report(code, place, data, isError(issue) ? options : { ...options, severity: 'warning' });
}
