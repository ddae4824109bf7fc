import { spawn } from 'node:child_process';

/** The program that opens an address in the user's browser, and its arguments. */
export function browserCommand(
  url: string,
  platform: NodeJS.Platform = process.platform,
): [string, string[]] {
  if (platform === 'darwin') return ['open', [url]];
  // `start` is no program, and what it is part of reads `&` its own way.
  if (platform === 'win32') return ['rundll32', ['url.dll,FileProtocolHandler', url]];
  return ['xdg-open', [url]];
}

/** Opens an address in the user's browser. @returns whether there is something that opens addresses */
export function openBrowser(url: string): Promise<boolean> {
  const [program, args] = browserCommand(url);
  const child = spawn(program, args, { stdio: 'ignore', detached: true });
  child.unref();
  return new Promise((done) => {
    child.on('error', () => done(false));
    child.on('spawn', () => done(true));
  });
}
