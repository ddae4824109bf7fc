import { readFile } from 'node:fs/promises';
import { protocol } from 'electron';
import { CSP } from '../../shared/rpc/csp.ts';
import { PICTURES_PATH } from '../../shared/rpc/wire.ts';
import type { Host } from '../host/host.ts';
import { RENDERER } from '../shells/paths.ts';
import { listFiles } from '../web/files.ts';

/**
 * Answers `app://game/...` with the files of the built page and the pictures of packs, and nothing else. Call when ready.
 *
 * @param picture gives a picture by its name; null: there is none
 * @throws Error with a sentence if there is no page
 */
export function servePage(picture: Host['picture'], log: (line: string) => void): void {
  const files = listFiles(RENDERER, log);
  protocol.handle('app', async (request) => {
    const { host, pathname } = new URL(request.url);
    if (host !== 'game') return NOT_FOUND();
    const file = files.get(pathname);
    if (file !== undefined) return answer(await readFile(file.path), file.type, 'no-cache');
    if (!pathname.startsWith(PICTURES_PATH)) return NOT_FOUND();
    const found = await picture(pathname.slice(PICTURES_PATH.length));
    return found === null ? NOT_FOUND() : answer(found.bytes, found.type, 'max-age=31536000, immutable');
  });
}

const NOT_FOUND = (): Response => new Response('not found', { status: 404 });

const answer = (body: Buffer, type: string, cached: string): Response =>
  new Response(new Uint8Array(body), {
    headers: {
      'content-type': type,
      'cache-control': cached,
      'content-security-policy': CSP,
      'x-content-type-options': 'nosniff',
    },
  });
