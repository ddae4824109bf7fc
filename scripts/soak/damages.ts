// What a damaged data folder still holds: everything, or what the newest good backup holds, and never less without a word.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawFrom } from '../../shared/engine/random.ts';
import { damageMany } from '../../tests/main/db/support/damages.ts';
import type { Part } from './host.ts';

/** Damages a data folder again and again. */
export async function damagesPart(damages: number): Promise<Part> {
  const root = mkdtempSync(join(tmpdir(), 'soak-damages-'));
  try {
    const came = await damageMany(root, damages, drawFrom('soak'));
    const text = `## Damaged data

A file of a data folder is deleted, cut, scribbled on or replaced, at a moment of its life that is drawn as well: closed,
idle, just backed up, in the middle of a game. Then it is opened.

| what | figure |
| --- | --- |
| damages | ${came.damages} |
| nothing was missing | ${came.whole} |
| the newest good backup took its place, reported by name | ${came.restored} |
| the newest entries were lost, what was left was kept as a backup, reported by name | ${came.lacking} |
| anything else | ${came.faults.length} |
`;
    return { text, failures: came.faults };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
