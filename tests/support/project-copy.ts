// A copy of parts of the project in a temporary folder: tests add there what a new action or event takes.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../scripts/commands/support/paths.ts';

const SINGLE = ['package.json', 'tsconfig.json', 'tsconfig.node.json', 'tsconfig.shared.json'];

/** Ends of the names of files that programs read. */
const READ = /\.(ts|js|json|md|txt)$/;

export class ProjectCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'copy-'));

  /** @param rooms folders to take along, with all code and data below them */
  constructor(rooms: readonly string[]) {
    for (const room of rooms)
      cpSync(join(ROOT, room), this.path(room), {
        recursive: true,
        filter: (file) => statSync(file).isDirectory() || READ.test(file),
      });
    for (const file of SINGLE) copyFileSync(join(ROOT, file), this.path(file));
    symlinkSync(join(ROOT, 'node_modules'), this.path('node_modules'), 'junction');
  }

  path(file: string): string {
    return join(this.folder, file);
  }

  write(file: string, text: string): void {
    writeFileSync(this.path(file), text);
  }

  /** Puts a line before the first place where a text stands. @throws Error where it stands nowhere */
  insert(file: string, line: string, before: string): void {
    const text = readFileSync(this.path(file), 'utf8');
    if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
    this.write(
      file,
      text.replace(before, () => `${line}\n${before}`),
    );
  }

  /** What a script writes. @throws Error when it fails */
  run(args: readonly string[], input = ''): string {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, INIT_CWD: this.folder, LANG: 'C' };
    return execFileSync(process.execPath, args, { cwd: this.folder, encoding: 'utf8', env, input });
  }

  /** What the compiler has to say of shared code, a problem per line. */
  problems(): string[] {
    const tsc = join(ROOT, 'node_modules/@typescript/native/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.shared.json', '--noEmit'], {
      cwd: this.folder,
      encoding: 'utf8',
    });
    return stdout.split('\n').filter((line) => line !== '');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
