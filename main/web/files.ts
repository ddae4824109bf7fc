import { constants, readdirSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { ServedPicture } from '../host/pictures.ts';
import { SECURITY_HEADERS } from './refusal.ts';

/** The types of file that a page is made of; others are not served. */
const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.glb': 'model/gltf-binary',
  '.ogg': 'audio/ogg',
  '.mp3': 'audio/mpeg',
};

/** Vite puts files here whose names hold a hash of what is in them. */
const HASHED = '/assets/';

export interface ServedFile {
  readonly path: string;
  readonly type: string;
  /** It never changes under this address. */
  readonly immutable: boolean;
}

/**
 * The files of a folder by the paths under which they are served, exactly as a browser writes them. A request is
 * looked up here and never turned into a file name, so there is nothing to traverse. Links are left out.
 *
 * @throws Error with a sentence if there is no page in the folder
 */
export function listFiles(folder: string, log: (line: string) => void): ReadonlyMap<string, ServedFile> {
  const files = new Map<string, ServedFile>();
  const list = (path: string, address: string): void => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inner = join(path, entry.name);
      const at = `${address}${encodeURIComponent(entry.name)}`;
      const type = TYPES[extname(entry.name).toLowerCase()];
      if (entry.isDirectory()) list(inner, `${at}/`);
      else if (!entry.isFile()) log(`Not served, because it is a link or no file: ${inner}`);
      else if (type === undefined) log(`Not served, because its type is unknown: ${inner}`);
      else files.set(at, { path: inner, type, immutable: at.startsWith(HASHED) });
    }
  };
  list(realpathSync(folder), '/');
  const index = files.get('/index.html');
  if (!index) throw new Error(`The page has not been built: there is no index.html in ${folder}.`);
  return files.set('/', index);
}

/**
 * Answers with a file, or with its headers alone when these were asked for.
 *
 * @throws Error if it cannot be read, or has become a link since it was listed; nothing has been sent then
 */
export async function sendFile(
  file: ServedFile,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Windows has no such flag; there a link takes an administrator.
  const body = await readFile(file.path, { flag: constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) });
  send(
    body,
    file.type,
    file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    request,
    response,
  );
}

/** Answers with a picture, which never changes under its name and is for this user alone. */
export const sendPicture = (
  { bytes, type }: ServedPicture,
  request: IncomingMessage,
  response: ServerResponse,
): void => send(bytes, type, 'private, max-age=31536000, immutable', request, response);

function send(
  body: Buffer,
  type: string,
  cached: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response
    .writeHead(200, {
      ...SECURITY_HEADERS,
      'content-type': type,
      'content-length': String(body.length),
      'cache-control': cached,
    })
    .end(request.method === 'HEAD' ? undefined : body);
}
