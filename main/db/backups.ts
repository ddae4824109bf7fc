import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupRow } from '../../shared/rpc/messages.ts';
import { backupFile, freeBackupName, listBackups, partialOf, removePartial } from './backup-files.ts';
import type { Connection } from './connection.ts';
import { copyDamageAside, copySlices } from './copy.ts';
import { damagedRow, guarded, translated } from './errors.ts';
import { syncFolder } from './layout.ts';
import { MINUTE, superfluous, type Keep } from './retention.ts';

export interface BackupOptions {
  /** Is told how much is done, from 0 to 1. */
  readonly progress?: (done: number) => void;
  readonly signal?: AbortSignal;
}

/** The part of the progress that is copying; the rest is the check. */
const COPYING = 0.9;

/** Copies of the tables with everything that belongs to them. */
export class Backups {
  private readonly connection: Connection;
  private readonly folder: string;
  private readonly now: () => number;
  private readonly keep: Keep;
  private readonly closing = new AbortController();
  private rolling: Promise<BackupRow | null> | null = null;
  /** `Connection.writes` as of the newest backup; -1: not known. */
  private backedUp: number;

  /** @param backedUp the newest backup holds everything */
  constructor(connection: Connection, folder: string, now: () => number, keep: Keep, backedUp: boolean) {
    this.connection = connection;
    this.folder = folder;
    this.now = now;
    this.keep = keep;
    this.backedUp = backedUp ? connection.writes : -1;
  }

  /** Whether something was written since the newest backup. */
  get changed(): boolean {
    return this.backedUp !== this.connection.writes;
  }

  /** All that there are, newest first. */
  list(): BackupRow[] {
    return this.guard(() => listBackups(this.folder));
  }

  /**
   * Path of a backup.
   *
   * @throws RangeError when there is none of this name
   */
  file(name: string): string {
    return backupFile(this.folder, name);
  }

  /** @throws RangeError when there is none of this name */
  delete(name: string): void {
    const file = this.file(name);
    this.guard(() => rmSync(file));
  }

  /**
   * Makes a backup while everything goes on. It gets its name when it is whole and has passed its check; one that is
   * cancelled or fails leaves nothing.
   *
   * @throws StoreError; the reason of the signal when it was cancelled; AbortError when the store was closed meanwhile
   */
  async make(kind: BackupRow['kind'], { progress, signal }: BackupOptions = {}): Promise<BackupRow> {
    const made = this.now();
    const stop = signal ? AbortSignal.any([signal, this.closing.signal]) : this.closing.signal;
    stop.throwIfAborted();
    const name = this.guard(() => {
      mkdirSync(this.folder, { recursive: true });
      return freeBackupName(this.folder, kind, made);
    });
    const file = join(this.folder, name);
    const partial = partialOf(file);
    try {
      await copySlices(this.connection.database, partial, (done) => progress?.(done * COPYING), stop);
      const { writes } = this.connection;
      progress?.(COPYING);
      const damage = await copyDamageAside(partial, stop);
      if (damage !== null) {
        this.connection.suspect = true;
        throw damagedRow(this.connection.folder);
      }
      renameSync(partial, file);
      syncFolder(this.folder);
      this.backedUp = Math.max(this.backedUp, writes);
      progress?.(1);
      return { name, kind, made, size: statSync(file).size };
    } catch (error) {
      removePartial(file);
      stop.throwIfAborted();
      throw translated(error, this.connection.folder);
    }
  }

  /**
   * Makes an automatic backup if something has changed since the newest one and that is old enough, and deletes those
   * that are no longer kept. Called while one is being made, it waits for that one.
   */
  roll(): Promise<BackupRow | null> {
    this.rolling ??= this.rolled().finally(() => {
      this.rolling = null;
    });
    return this.rolling;
  }

  /** Deletes those that are no longer kept. */
  prune(): void {
    this.guard(() => {
      for (const name of superfluous(this.list(), this.keep, this.now())) this.delete(name);
    });
  }

  /** Cancels what is under way, because the database is about to be closed. */
  cancel(): void {
    this.closing.abort();
  }

  private async rolled(): Promise<BackupRow | null> {
    const [newest] = this.list();
    const due = !newest || this.now() - newest.made > this.keep.minutes * MINUTE;
    const row = due && this.changed ? await this.make('automatic') : null;
    this.prune();
    return row;
  }

  private guard<T>(work: () => T): T {
    return guarded(this.connection.folder, work);
  }
}
