// Games that lie as files beside the program are looked at before they are played.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readRecording } from '../../../scripts/commands/support/recording.ts';
import { Saves } from '../../../scripts/terminal/saves.ts';

const GAME = join(import.meta.dirname, '../../recorded/madness.json');
const folder = mkdtempSync(join(tmpdir(), 'saved-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The recorded game with one card changed, as a text. */
function withCard(change: object): string {
  const saved = readRecording(GAME);
  const id = 'base:armory';
  const definitions = { ...saved.definitions, [id]: { ...(saved.definitions[id] as object), ...change } };
  return JSON.stringify({ ...saved, definitions });
}

test.each([{ copies: 1_000_000_000 }, { rules: 5 }, { kind: 'engine' }, { power: '7' }])(
  'a card with %j is refused by name',
  (change) => {
    const file = join(folder, 'game.json');
    writeFileSync(file, withCard(change));
    expect(() => readRecording(file)).toThrow(
      'cannot be played: its card base:armory is not as a card may be',
    );
  },
);

test('the terminal puts such a game aside', () => {
  const saves = new Saves(join(folder, 'data'));
  mkdirSync(join(folder, 'data/terminal'), { recursive: true });
  writeFileSync(saves.current, withCard({ copies: 1_000_000_000 }));
  expect(saves.game).toBeUndefined();
  expect(saves.open()).toMatchObject({ kind: 'damaged' });
  writeFileSync(saves.current, withCard({ story: 'Another story.' }));
  expect(saves.open()).toMatchObject({ kind: 'game' });
});
