// The real application: the command line's server on a data folder of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { systemLanguage } from '../../../scripts/commands/support/language.ts';
import { ROOT } from '../../../scripts/commands/support/paths.ts';
import { START_WORDS } from '../../../scripts/start/text.ts';

/** `cli serve` on a temporary data folder: once, or again and again. */
export class Served {
  private readonly folder = mkdtempSync(join(tmpdir(), 'served-'));
  readonly dataDir = join(this.folder, 'data');
  /** What it wrote to stderr, of all launches. */
  stderr = '';
  private child: ChildProcess | null = null;
  private shown: URL | null = null;
  private readonly project: string;
  private readonly program: string;

  /**
   * @param project the folder of the project that is run
   * @param program what there is started: what the build has made of it, or its source
   */
  constructor(project = ROOT, program: 'dist/node/start.js' | 'scripts/cli.ts' = 'dist/node/start.js') {
    [this.project, this.program] = [project, program];
  }

  /** The address that it printed, with its key. */
  get address(): string {
    if (this.shown === null) throw new Error('The application does not run.');
    return this.shown.href;
  }

  /** The address of a place in the application: `table/ID`, `settings`. It is for a page that has been at `address`. */
  place(path: string, search = ''): string {
    return new URL(`/${search}#/${path}`, this.address).href;
  }

  /** Starts it, on the same port as before, and waits for the address. */
  async start(): Promise<void> {
    const port = this.shown?.port ?? '0';
    const program = join(this.project, this.program);
    const child = spawn(process.execPath, [program, 'serve', '--data', this.dataDir, '--port', port], {
      cwd: this.project,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    child.stderr.setEncoding('utf8').on('data', (text: string) => (this.stderr += text));
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(
        `The application ended with ${String(code)} before it gave its address: ${this.stderr}`,
      );
    });
    const printed = once(createInterface(child.stdout), 'line');
    const [line] = (await Promise.race([printed, ended])) as [string];
    this.shown = new URL(line);
  }

  /** Asks it to end. @returns its exit code; null if it was killed */
  async stop(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  /** Ends it as a power failure would. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /**
   * Ends what still runs and throws the data away.
   *
   * @throws Error when it does not end as it should
   */
  async close(): Promise<void> {
    const code = this.child === null ? 0 : await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The application ended with ${String(code)}: ${this.stderr}`);
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (child === null) throw new Error('The application does not run.');
    this.child = null;
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The application ended by itself, with ${String(child.exitCode)}: ${this.stderr}`);
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
    return child.exitCode;
  }

  /** What it wrote to stderr besides where the game is. */
  get complaints(): string[] {
    const here = START_WORDS[systemLanguage()].here;
    return this.stderr.split('\n').filter((line) => line !== '' && line !== here);
  }
}
