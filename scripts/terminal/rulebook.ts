import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../commands/support/paths.ts';

/** Rules that a search by word shows at once; of the others it gives the number. */
const MOST = 12;

/** A rule in a rulebook: a line that begins with its id. */
const RULE = /^- ((?:[A-Z]+-)*[A-Z]+[-!]\d+) /;
const HEADING = /^#+ (.+?)(?: \(.*\)(?::.*)?)?$/;

/** A chapter of a rulebook that has rules or tables. */
export interface Chapter {
  readonly title: string;
  /** What the ids of its rules begin with, each once: "AR-PLAY". */
  readonly prefixes: readonly string[];
  /** Its rules and the rows of its tables, in their order. */
  readonly lines: readonly Line[];
}

interface Line {
  /** Null for a row of a table. */
  readonly id: string | null;
  readonly text: string;
}

/** The chapters of a game's rulebook, without emphasis; none for a game that has no rulebook. */
export function chaptersOf(game: string): Chapter[] {
  const file = join(ROOT, 'docs/rules', `${game}.md`);
  if (!existsSync(file)) return [];
  const chapters: { title: string; lines: Line[] }[] = [];
  for (const text of readFileSync(file, 'utf8').replaceAll('**', '').split('\n')) {
    const heading = HEADING.exec(text);
    const rule = RULE.exec(text);
    if (heading !== null) chapters.push({ title: heading[1], lines: [] });
    else if (rule !== null) chapters.at(-1)?.lines.push({ id: rule[1], text: text.slice(2) });
    else if (isRow(text)) chapters.at(-1)?.lines.push({ id: null, text: rowText(text) });
  }
  return chapters
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => ({ title, lines, prefixes: [...new Set(lines.flatMap(prefixesOf))] }));
}

const prefixesOf = ({ id }: Line): string[] => (id === null ? [] : [prefixOf(id)]);
const prefixOf = (id: string): string => id.replace(/[-!]\d+$/, '');

/** A row of a table, but not the line below its head. */
const isRow = (text: string): boolean => text.startsWith('|') && !/^[|\-: ]+$/.test(text);
const rowText = (text: string): string =>
  text
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' | ');

/** What a rulebook says about something. */
export interface Found {
  readonly lines: readonly string[];
  /** How many more there are. */
  readonly more: number;
}

/**
 * What a game's rulebook says about an id ("AR-PLAY-1"), the beginning of ids ("AR-PLAY"), the title of a chapter, or
 * a word: rules and rows of tables. Ids and chapters are shown whole, of rules with a word the first dozen.
 */
export function rulesAbout(game: string, word: string): Found {
  const wanted = word.toLowerCase();
  const chapters = chaptersOf(game);
  const lines = chapters.flatMap((chapter) => chapter.lines);
  const byId = lines.filter(
    ({ id }) => id !== null && [id, prefixOf(id)].some((known) => known.toLowerCase() === wanted),
  );
  const byTitle = chapters.find(({ title }) => title.toLowerCase() === wanted)?.lines ?? [];
  const whole = byId.length > 0 ? byId : byTitle;
  if (whole.length > 0) return { lines: whole.map(({ text }) => text), more: 0 };
  const found = lines.filter(({ text }) => text.toLowerCase().includes(wanted)).map(({ text }) => text);
  return { lines: found.slice(0, MOST), more: Math.max(0, found.length - MOST) };
}
