// The state of today against the states that rules version 2 has stored: what is new is in the list of added keys.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withAdded, withoutAdded } from '../../../../shared/engine/added.ts';
import type { Json } from '../../../../shared/engine/json.ts';
import { readRecording } from '../../../../scripts/commands/support/recording.ts';
import { ADDED } from '../../../../shared/games/ravingspire/added.ts';
import { ravingspire } from '../../../../shared/games/ravingspire/index.ts';

const FOLDER = join(import.meta.dirname, '../../../fixtures/exports/rules-2');
const exported = readdirSync(FOLDER).map((file) => ({
  file,
  saved: readRecording(join(FOLDER, file)),
}));

/** Keys of every record in a state, by path; records of a list count as one. */
function keysOf(value: Json, path = '', found = new Map<string, Set<string>>()): Map<string, Set<string>> {
  if (Array.isArray(value)) for (const item of value as readonly Json[]) keysOf(item, `${path}.*`, found);
  else if (typeof value === 'object' && value !== null) {
    const keys = found.get(path) ?? new Set<string>();
    found.set(path, keys);
    for (const [key, field] of Object.entries(value)) {
      keys.add(key);
      keysOf(field, `${path}.${key}`, found);
    }
  }
  return found;
}

describe('the state of rules version 2 and that of today', () => {
  test.each(exported)('$file has every key once the added ones are filled in', ({ saved }) => {
    const match = ravingspire.match(saved.setup, saved.definitions);
    const today = keysOf(ravingspire.blank(match) as unknown as Json);
    const stored = keysOf(withAdded(saved.checkpoint!.state, ADDED));
    for (const [path, keys] of today) expect([...stored.get(path)!].sort(), path).toEqual([...keys].sort());
  });

  test('a blank state without what was added has the keys of that time', () => {
    const { saved } = exported[0];
    const blank = ravingspire.blank(ravingspire.match(saved.setup, saved.definitions));
    const kept = keysOf(withoutAdded(blank as unknown as Json, ADDED));
    const then = keysOf(saved.checkpoint!.state);
    for (const [path, keys] of kept) expect([...keys].sort(), path).toEqual([...then.get(path)!].sort());
  });
});
