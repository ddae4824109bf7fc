// The pages of the guide as a reader follows them: files that are to be saved, commands that are to be typed.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { vi } from 'vitest';
import { run as exportCards } from '../../../scripts/commands/export.ts';
import { run as scenario } from '../../../scripts/commands/scenario.ts';
import { run as schemas } from '../../../scripts/commands/schemas.ts';
import { run as validate } from '../../../scripts/commands/validate.ts';
import { ROOT } from './base.ts';
import type { Block } from './blocks.ts';

/** Commands that run in this process: much quicker than a process each. */
const HERE: { readonly [name: string]: (args: string[]) => Promise<number> } = {
  export: exportCards,
  scenario,
  schemas,
  validate,
};
const COMMAND = 'npm run -s cli -- ';

/** What a command said, and what the page says about it. */
export interface Said {
  readonly command: string;
  readonly stdout: string;
  readonly expected: string;
  /** `output`: all of it; `excerpt`: a part of it. */
  readonly kind: 'output' | 'excerpt';
}

/** A place to follow a page in: the game's folder, where commands are typed, and what is next to it. */
export class Place {
  private readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'guide-')));
  private readonly game = join(this.root, 'game');

  constructor() {
    mkdirSync(this.game);
  }

  /** Saves the files and types the commands of a page, in order; gives what came of each command. */
  async follow(blocks: readonly Block[]): Promise<Said[]> {
    const said: Said[] = [];
    for (const [i, block] of blocks.entries()) {
      const file = /^file=(\S+)/.exec(block.info)?.[1];
      if (file !== undefined) this.save(file, block.text);
      if (block.language !== 'sh') continue;
      const next = blocks.slice(i + 1).findIndex(({ language }) => language === 'sh');
      const after = blocks.slice(i + 1, next < 0 ? undefined : i + 1 + next);
      const typed = after.find(({ info }) => info === 'typed')?.text ?? '';
      const expected = after.find(({ info }) => info === 'output' || info === 'excerpt');
      const command = block.text.trim();
      const stdout = await this.type(command, typed);
      if (expected === undefined) throw new Error(`The page does not say what comes of: ${command}`);
      said.push({ command, stdout, expected: expected.text, kind: expected.info as Said['kind'] });
    }
    return said;
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  private save(path: string, text: string): void {
    const file = join(this.game, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  /** Types one command in the game's folder; its stdout, with `…` for where all this lies. */
  private async type(command: string, input: string): Promise<string> {
    if (!command.startsWith(COMMAND))
      throw new Error(`A page has a command that no test can run: ${command}`);
    const [name, ...args] = command.slice(COMMAND.length).split(' ');
    const run = Object.hasOwn(HERE, name)
      ? await this.here(HERE[name], args)
      : await this.process([name, ...args], input);
    return run.replaceAll(this.root.replaceAll('\\', '/'), '…').replaceAll(this.root, '…');
  }

  private async here(command: (args: string[]) => Promise<number>, args: string[]): Promise<string> {
    let stdout = '';
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      stdout += String(text);
      return true;
    });
    vi.stubEnv('INIT_CWD', this.game);
    try {
      await command(args);
    } finally {
      write.mockRestore();
      vi.unstubAllEnvs();
    }
    return stdout;
  }

  private process(args: string[], input: string): Promise<string> {
    const data = join(this.root, 'data');
    const env = {
      ...process.env,
      NO_COLOR: '1',
      INIT_CWD: this.game,
      XDG_DATA_HOME: data,
      HOME: data,
      APPDATA: data,
    };
    const child = spawn(process.execPath, ['scripts/cli.ts', ...args], { cwd: ROOT, env });
    return new Promise((done, fail) => {
      let stdout = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
      child.on('error', fail);
      child.on('close', () => done(stdout));
      child.stdin.end(input);
    });
  }
}
