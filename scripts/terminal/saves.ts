import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SavedTable } from '../../shared/engine/log.ts';
import { readRecording, writeRecording } from '../commands/support/recording.ts';
import { rename } from '../../main/db/rename.ts';

/** The content of the file of the game under way. */
export type Kept =
  | { readonly kind: 'none' }
  | { readonly kind: 'game'; readonly saved: SavedTable }
  /** It could not be read and was put aside. */
  | { readonly kind: 'damaged'; readonly file: string };

/** The game under way and the finished ones in a data folder. */
export class Saves {
  readonly folder: string;
  readonly current: string;

  constructor(folder: string) {
    this.folder = folder;
    this.current = join(folder, 'terminal', 'current.json');
  }

  /** Writes the game under way; it is there whole or as it was before. */
  keep(saved: SavedTable): void {
    writeRecording(this.current, saved);
  }

  /** The id of the game under way; undefined where there is none that can be read. */
  get game(): string | undefined {
    return this.read()?.game;
  }

  open(): Kept {
    if (!existsSync(this.current)) return { kind: 'none' };
    const saved = this.read();
    return saved === null ? { kind: 'damaged', file: this.putAside('damaged') } : { kind: 'game', saved };
  }

  /** The saved game, or null for what is not a game. */
  private read(): SavedTable | null {
    try {
      return readRecording(this.current);
    } catch {
      return null;
    }
  }

  /** Moves the game under way to a name of its own, so that nothing is ever overwritten. */
  putAside(why: string): string {
    return this.moveTo('terminal', why);
  }

  /** Keeps a finished game for replays. */
  finish(): string {
    return this.moveTo('replays', 'game');
  }

  private moveTo(folder: string, prefix: string): string {
    mkdirSync(join(this.folder, folder), { recursive: true });
    for (let n = 1; ; n++) {
      const file = join(this.folder, folder, `${prefix}-${n}.json`);
      if (existsSync(file)) continue;
      rename(this.current, file);
      return file;
    }
  }
}
