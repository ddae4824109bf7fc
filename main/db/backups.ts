import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupRow } from '../../shared/rpc/messages/profile.ts';
import {
  backupFile,
  freeBackupName,
  listBackups,
  partialOf,
  removePartial,
  type BackupFile,
} from './backup-files.ts';
import { backedUpOf, countIn } from './backup-counts.ts';
import type { Connection } from './connection.ts';
import { copyDamageAside, copySlices } from './copy.ts';
import { damagedRow, guarded, translated } from './errors.ts';
import { syncFolder } from './layout.ts';
import type { Ledger } from './ledger.ts';
import { MINUTE, superfluous, type Keep } from './retention.ts';
import { rename } from './rename.ts';

export interface BackupOptions {
  /** Called with the progress, from 0 to 1. */
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
  private readonly ledger: Ledger;
  /** The count of writes that the newest backup of these very tables holds. */
  private backedUp: number;

  constructor(connection: Connection, ledger: Ledger, folder: string, now: () => number, keep: Keep) {
    this.connection = connection;
    this.ledger = ledger;
    this.folder = folder;
    this.now = now;
    this.keep = keep;
    this.backedUp = backedUpOf(folder, ledger.count);
  }

  /** Whether something was written since the newest backup. */
  get changed(): boolean {
    return this.backedUp < this.ledger.count.count;
  }

  /** All that there are, newest first. */
  list(): BackupRow[] {
    return this.files().map(({ name, kind, made, size }) => ({ name, kind, made, size }));
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
      this.ledger.checkpoint();
      return freeBackupName(this.folder, kind, made, this.ledger.count.count);
    });
    const file = join(this.folder, name);
    const partial = partialOf(file);
    try {
      await copySlices(this.connection.database, partial, (done) => progress?.(done * COPYING), stop);
      progress?.(COPYING);
      const damage = await copyDamageAside(partial, stop);
      if (damage !== null) {
        this.connection.suspect = true;
        throw damagedRow(this.connection.folder);
      }
      const writes = countIn(partial)?.count ?? 0;
      const whole = freeBackupName(this.folder, kind, made, writes);
      rename(partial, join(this.folder, whole));
      syncFolder(this.folder);
      this.backedUp = Math.max(this.backedUp, writes);
      progress?.(1);
      return { name: whole, kind, made, size: statSync(join(this.folder, whole)).size };
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
      for (const name of superfluous(this.files(), this.keep, this.now())) this.delete(name);
    });
  }

  /** Cancels what is under way, because the database is about to be closed. */
  cancel(): void {
    this.closing.abort();
  }

  private async rolled(): Promise<BackupRow | null> {
    const [newest] = this.files();
    const age = newest ? this.now() - newest.made : Infinity;
    // A clock that was ahead once must not keep backups from being made until it has caught up.
    const due = age > this.keep.minutes * MINUTE || age < 0 || this.ledger.isGone;
    const row = due && this.changed ? await this.make('automatic') : null;
    this.prune();
    return row;
  }

  private files(): BackupFile[] {
    return this.guard(() => listBackups(this.folder));
  }

  private guard<T>(work: () => T): T {
    return guarded(this.connection.folder, work);
  }
}
