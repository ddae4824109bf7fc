import { createHash, randomUUID, type Hash } from 'node:crypto';
import { MOST_BYTES } from '../../shared/rpc/params.ts';
import type { OpenedFile } from '../../shared/rpc/messages/profile.ts';
import { cannot, missing } from './failures.ts';
import type { Session } from './session.ts';

/** Bytes of one piece that is read. */
const PIECE = 128 * 1024;
/** Files that one client may have under way. */
const MOST_FILES = 4;

interface Outgoing {
  readonly way: 'out';
  readonly bytes: Buffer;
}

interface Incoming {
  readonly way: 'in';
  readonly size: number;
  readonly sha256: string;
  readonly pieces: Buffer[];
  /** Of the pieces so far: hashing a large file at once would block the host for all clients. */
  readonly hash: Hash;
  received: number;
}

/** Files on their way between clients and the host, in pieces that fit every transport, with size and hash. */
export class Transfers {
  private readonly files = new Map<Session, Map<string, Outgoing | Incoming>>();

  /** A file for the client to read. */
  offer(session: Session, name: string, bytes: Buffer): OpenedFile {
    const file = this.add(session, { way: 'out', bytes });
    return { file, name, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  }

  read(session: Session, file: string, offset: number): { data: string; end: boolean } {
    const found = this.find(session, file, 'out');
    const piece = found.bytes.subarray(offset, offset + PIECE);
    return { data: piece.toString('base64'), end: offset + piece.length >= found.bytes.length };
  }

  /** The client is going to send a file. */
  begin(session: Session, { size, sha256 }: { size: number; sha256: string }): { file: string } {
    if (size > MOST_BYTES) throw cannot('cannot.fileSize', { size: String(size), most: String(MOST_BYTES) });
    return {
      file: this.add(session, {
        way: 'in',
        size,
        sha256,
        pieces: [],
        hash: createHash('sha256'),
        received: 0,
      }),
    };
  }

  /** Takes the next piece. */
  write(session: Session, file: string, offset: number, data: string): void {
    const found = this.find(session, file, 'in');
    const piece = Buffer.from(data, 'base64');
    if (piece.toString('base64') !== data) throw cannot('cannot.chunk', { reason: 'base64' });
    if (offset !== found.received) throw cannot('cannot.chunk', { reason: 'order' });
    if (found.received + piece.length > found.size) throw cannot('cannot.chunk', { reason: 'size' });
    found.pieces.push(piece);
    found.hash.update(piece);
    found.received += piece.length;
  }

  /** The whole file, if it has arrived as it was announced; it is no longer under way. */
  finish(session: Session, file: string): Buffer {
    const { pieces, hash, received, size, sha256 } = this.find(session, file, 'in');
    this.close(session, file);
    if (received !== size || hash.digest('hex') !== sha256) throw cannot('cannot.fileHash');
    return Buffer.concat(pieces);
  }

  close(session: Session, file: string): void {
    if (!this.files.get(session)?.delete(file)) throw missing('missing.file');
  }

  /** A client is gone, and its files with it. */
  forget(session: Session): void {
    this.files.delete(session);
  }

  private add(session: Session, file: Outgoing | Incoming): string {
    const own = this.files.get(session) ?? new Map<string, Outgoing | Incoming>();
    if (own.size >= MOST_FILES) throw cannot('cannot.files');
    this.files.set(session, own);
    const id = randomUUID();
    own.set(id, file);
    return id;
  }

  private find<W extends 'in' | 'out'>(
    session: Session,
    file: string,
    way: W,
  ): Extract<Outgoing | Incoming, { way: W }> {
    const found = this.files.get(session)?.get(file);
    if (found?.way !== way) throw missing('missing.file');
    return found as Extract<Outgoing | Incoming, { way: W }>;
  }
}
