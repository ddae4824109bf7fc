import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where Electron lies below its folder, by system. */
const EXECUTABLES: { readonly [platform: string]: string } = {
  linux: 'electron',
  win32: 'electron.exe',
  darwin: 'Electron.app/Contents/MacOS/Electron',
};

/** How long Electron may take to arrive, in milliseconds: unasked for, and when the user wants it. */
const PATIENCE = { unasked: 20_000, wanted: 15 * 60_000 };

/** The Electron of a checkout. The package is never imported: outside Electron that starts a download. */
export class ElectronInstall {
  private readonly folder: string;
  private readonly stamp: string;
  private readonly environment: NodeJS.ProcessEnv;
  private readonly platform: NodeJS.Platform;

  /** @param root the folder that holds node_modules */
  constructor(
    root: string,
    environment: NodeJS.ProcessEnv = process.env,
    platform: NodeJS.Platform = process.platform,
  ) {
    this.folder = join(root, 'node_modules/electron');
    this.stamp = join(root, 'node_modules/.cache/electron-not-here');
    this.environment = environment;
    this.platform = platform;
  }

  /** Path of the program; null when it is not there. */
  binary(): string | null {
    const executable = EXECUTABLES[this.platform];
    const elsewhere = this.environment['ELECTRON_OVERRIDE_DIST_PATH'];
    if (executable === undefined) return null;
    // Written when everything has been unpacked: half an Electron is none.
    if (!elsewhere && !existsSync(join(this.folder, 'path.txt'))) return null;
    const binary = join(elsewhere || join(this.folder, 'dist'), executable);
    return existsSync(binary) ? binary : null;
  }

  /** Whether fetching has been tried for this version and failed. */
  hasFailed(): boolean {
    return existsSync(this.stamp) && readFileSync(this.stamp, 'utf8') === this.version();
  }

  /**
   * Tries once to fetch the program, and remembers when that fails.
   *
   * @param wanted the user asked for it: it may take longer
   */
  async fetch(wanted: boolean): Promise<void> {
    const child = spawn(process.execPath, [join(this.folder, 'install.js')], {
      env: this.environment,
      stdio: 'ignore',
      timeout: wanted ? PATIENCE.wanted : PATIENCE.unasked,
      killSignal: 'SIGKILL',
    });
    await new Promise<void>((done) => {
      child.on('error', () => done());
      child.on('exit', () => done());
    });
    if (this.binary() !== null) return rmSync(this.stamp, { force: true });
    mkdirSync(dirname(this.stamp), { recursive: true });
    writeFileSync(this.stamp, this.version());
  }

  private version(): string {
    const file = join(this.folder, 'package.json');
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : '';
  }
}

/** Whether this system can show a window at all. */
export const hasScreen = (
  environment: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): boolean =>
  platform !== 'linux' || Boolean(environment['DISPLAY']) || Boolean(environment['WAYLAND_DISPLAY']);

/** Runs Electron until its window is closed. @returns its exit code */
export function runElectron(binary: string, args: readonly string[]): Promise<number> {
  const env = { ...process.env };
  delete env['ELECTRON_RUN_AS_NODE']; // It would be a Node without a window.
  const child = spawn(binary, args, { env, stdio: 'inherit' });
  const forward = (signal: NodeJS.Signals): boolean => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, forward);
  return new Promise<number>((done, fail) => {
    child.on('error', fail);
    child.on('exit', (code) => done(code ?? 1));
  }).finally(() => {
    for (const signal of signals) process.off(signal, forward);
  });
}
