// The workshop in large counts: documents of packs are driven at random, and hosts are killed while a page edits.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawFrom } from '../../shared/engine/random.ts';
import { killEditing } from '../../tests/main/host/kill/editing.ts';
import { driveDocument, type CommandCounts } from '../../tests/support/documents/drive.ts';
import type { Part } from './host.ts';

/** Milliseconds within which what was answered is in the journal. */
const WITHIN = 300;

export async function workshopPart(documents: number, kills: number): Promise<Part> {
  const counts: CommandCounts = new Map();
  const faults = Array.from({ length: documents }, (_, number) => driveDocument(number, counts) ?? []).flat();
  const folder = mkdtempSync(join(tmpdir(), 'soak-'));
  try {
    const killed = await killEditing(folder, kills, drawFrom('soak of the workshop'));
    const failures = [...faults, ...killed.faults].map((fault) => `workshop: ${fault}`);
    if (killed.oldestLost > WITHIN)
      failures.push(
        `workshop: an edit was lost that had been answered ${killed.oldestLost.toFixed(0)} ms before`,
      );
    const number = (value: number): string => value.toLocaleString('en');
    const made = [...counts].map(([name, count]) => `${number(count)} ${name}`).join(', ');
    const text = `## The workshop

${number(documents)} documents of three fuzzed files each: ${made}. ${faults.length} times undo, redo or the journal gave other bytes.

A host behind the web shell is killed (SIGKILL) at any moment while a page edits a pack with pauses of up to 1.3 seconds: values,
pieces of text that leave a file unreadable, typing, drafts, undo and redo. Then it is started again, and all that was told to be
kept has to be there, no file may be broken, and steps that are undone and done again give the same texts.

| what | figure |
| --- | --- |
| kills | ${number(killed.kills)} |
| of them with something that was in the journal only | ${number(killed.unsaved)} |
| of them with a draft, or a text that cannot be read | ${number(killed.drafts)} |
| edits answered | ${number(killed.edits)} |
| the oldest edit that was lost had been answered, before the kill | ${killed.oldestLost.toFixed(0)} ms |
| states lost that were kept, files broken, steps changed | ${number(killed.faults.length)} |
`;
    return { text, failures };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
