// Reads docs/adding-a-game.md as a developer does who follows it: files to write, lines to change, commands to type.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/commands/support/paths.ts';

/** What the guide tells a developer to do. */
export interface Guide {
  /** Whole files by their paths. */
  readonly files: ReadonlyMap<string, string>;
  /** Changes of files that are there, in their order. */
  readonly edits: readonly Edit[];
  /** Command lines, without what is said about them. */
  readonly commands: readonly string[];
}

/** A change of one place of a file, as a diff without line numbers. */
export interface Edit {
  readonly file: string;
  readonly diff: string;
}

const GUIDE = join(ROOT, 'docs/adding-a-game.md');
const NAME = /^`([\w./-]+\.\w+)`$/;

/** Reads the guide; a block belongs to the file that is named above it. */
export function readGuide(markdown = readFileSync(GUIDE, 'utf8')): Guide {
  const files = new Map<string, string>();
  const edits: Edit[] = [];
  const commands: string[] = [];
  let file: string | null = null;
  const lines = markdown.split('\n');
  for (let i = 0; i < lines.length; i++) {
    const named = NAME.exec(lines[i]);
    const fence = /^```(\w*)$/.exec(lines[i]);
    if (named !== null) file = named[1];
    else if (fence === null) {
      if (lines[i] !== '') file = null;
    } else {
      const end = lines.indexOf('```', i + 1);
      if (end < 0) throw new Error(`the block in line ${i + 1} of the guide does not end`);
      const block = lines.slice(i + 1, end);
      i = end;
      const text = `${block.join('\n')}\n`;
      if (fence[1] === 'diff' && file !== null) edits.push({ file, diff: text });
      else if (file !== null) files.set(file, text);
      else if (fence[1] === '') commands.push(...block.map((line) => line.replace(/\s+#.*$/, '')));
      else throw new Error(`the block in line ${end} of the guide belongs to no file`);
    }
  }
  return { files, edits, commands };
}

/**
 * Makes one change.
 *
 * @throws Error when the lines that it is about stand nowhere, or in several places
 */
export function applyEdit(text: string, { file, diff }: Edit): string {
  const lines = diff.trimEnd().split('\n');
  const side = (other: string): string =>
    lines
      .filter((line) => !line.startsWith(other))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const [before, after] = [side('+'), side('-')];
  const places = text.split(before).length - 1;
  if (places !== 1) throw new Error(`${file} has ${places} places with these lines:\n${before}`);
  return text.replace(before, () => after);
}
