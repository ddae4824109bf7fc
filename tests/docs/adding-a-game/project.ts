// A copy of the project in a temporary folder, in which the guide is followed.
import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../../../scripts/commands/support/paths.ts';
import { applyEdit, readGuide, type Guide } from './guide.ts';

/** What a command wrote, and how it ended. */
export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Made by scripts and not committed: taken along as they are, so that only what is new has to be made. */
const MADE = ['shared/generated', 'dist/renderer'];

export class Project {
  readonly folder = mkdtempSync(join(tmpdir(), 'toy-'));
  readonly guide: Guide = readGuide();

  /** Takes what is committed, and what is about to be; commits it there: what differs later has been changed. */
  constructor() {
    git(ROOT, 'clone', '--quiet', '--shared', ROOT, this.folder);
    const changed = git(ROOT, 'diff', '--name-only', '--no-renames', '-z', 'HEAD');
    const added = git(ROOT, 'ls-files', '-z', '--others', '--exclude-standard');
    for (const file of `${changed}${added}`.split('\0').filter((name) => name !== ''))
      if (existsSync(join(ROOT, file))) cpSync(join(ROOT, file), this.path(file));
      else rmSync(this.path(file));
    for (const folder of MADE)
      if (existsSync(join(ROOT, folder))) cpSync(join(ROOT, folder), this.path(folder), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), this.path('node_modules'), 'junction');
    // A folder that is linked does not look like one to .gitignore.
    writeFileSync(this.path('.git/info/exclude'), 'node_modules\n');
    git(this.folder, 'add', '--all');
    const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
    git(this.folder, ...author, 'commit', '--allow-empty', '-qm', 'Before');
  }

  path(file: string): string {
    return join(this.folder, file);
  }

  /** Writes the files of the guide and makes its changes. */
  follow(): void {
    for (const [file, text] of this.guide.files) {
      if (existsSync(this.path(file))) throw new Error(`${file} is there already`);
      mkdirSync(dirname(this.path(file)), { recursive: true });
      writeFileSync(this.path(file), text);
    }
    for (const edit of this.guide.edits) {
      const path = this.path(edit.file);
      writeFileSync(path, applyEdit(readFileSync(path, 'utf8'), edit));
    }
  }

  /** Runs a script or a tool of the project. */
  node(...args: string[]): Promise<Ran> {
    return run(process.execPath, args, this.folder);
  }

  /** Types a command line of the guide. */
  type(line: string): Promise<Ran> {
    const [command, ...args] = line.split(' ');
    return run(command, args, this.folder);
  }

  /** Plays in the terminal: one line, one command. */
  terminal(lines: readonly string[], game: string): Promise<Ran> {
    const args = ['scripts/cli.ts', 'play', '--game', game, '--data', this.path('tmp/data')];
    return run(process.execPath, args, this.folder, `${lines.join('\n')}\n`);
  }

  /** What has changed since the copy was made, a line a file: "?? new", " M changed". */
  changes(): string[] {
    const status = git(this.folder, 'status', '--porcelain', '--untracked-files=all');
    return status.split('\n').filter((line) => line !== '');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1 << 26 });

function run(command: string, args: readonly string[], cwd: string, input = ''): Promise<Ran> {
  // INIT_CWD: paths are relative to the caller's folder.
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, INIT_CWD: cwd, LANG: 'C' };
  return new Promise((done) => {
    const child = execFile(command, args, { cwd, env, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
      done({ code, stdout, stderr: error !== null && code < 0 ? `${stderr}${error.message}` : stderr });
    });
    child.stdin?.end(input);
  });
}
