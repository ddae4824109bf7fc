import { opened, reopened, type ReopenedDocument } from '../../../shared/packs/document/reopen.ts';
import type { PackSource } from '../../../shared/packs/source.ts';
import { Unreadable } from '../../db/readable.ts';
import { journalOf } from './journal-form.ts';
import type { WriteOrder } from './protocol.ts';

/** The files of a pack that could be read, by their paths. */
export const textsOf = ({ files }: PackSource): Map<string, string> =>
  new Map(files.flatMap(({ path, text }) => (text === null ? [] : [[path, text] as const])));

/** The document of a pack from its journal; from its files alone where that cannot be read. */
export function reopenedFrom({ journal, revision }: WriteOrder, own: PackSource): ReopenedDocument {
  const disk = textsOf(own);
  try {
    return reopened(disk, journalOf(journal), revision);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const newest = journal.entries.at(-1)?.n ?? journal.point?.n ?? 0;
    return { document: opened(disk, { newest, drafts: [], revision }), isJournalLost: true };
  }
}
