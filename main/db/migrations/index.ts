import { migration as tables } from './0001-tables.ts';
import { migration as reasons } from './0002-reasons.ts';
import { migration as lab } from './0003-lab.ts';
import { migration as writes } from './0004-writes.ts';
import { migration as journal } from './0005-journal.ts';
import { migration as drafts } from './0006-drafts.ts';
import { migration as journalCards } from './0007-journal-cards.ts';
import type { Migration } from './migration.ts';

/** All migrations, oldest first. A published one is never changed: the next one changes what it made. */
export const MIGRATIONS: readonly Migration[] = [tables, reasons, lab, writes, journal, drafts, journalCards];
