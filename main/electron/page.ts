import { readFile } from 'node:fs/promises';
import { protocol } from 'electron';
import { CSP } from '../../shared/rpc/csp.ts';
import { RENDERER } from '../shells/paths.ts';
import { listFiles } from '../web/files.ts';

/**
 * Answers `app://game/...` with the files of the built page, and nothing else. Call when ready.
 *
 * @throws Error with a sentence if there is no page
 */
export function servePage(log: (line: string) => void): void {
  const files = listFiles(RENDERER, log);
  protocol.handle('app', async (request) => {
    const { host, pathname } = new URL(request.url);
    const file = host === 'game' ? files.get(pathname) : undefined;
    if (file === undefined) return new Response('not found', { status: 404 });
    const headers = {
      'content-type': file.type,
      'content-security-policy': CSP,
      'x-content-type-options': 'nosniff',
    };
    return new Response(await readFile(file.path), { headers });
  });
}
