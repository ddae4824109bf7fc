import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRecording } from '../../scripts/commands/support/recording.ts';
import { effectiveEntries } from '../../shared/engine/log.ts';
import { startOf } from '../../shared/engine/versions.ts';
import { games } from '../../shared/games/index.ts';
import type { Action, State } from '../../shared/games/arcana/types.ts';

describe.each([
  { name: 'three-seats', most: 135 },
  { name: 'short', most: 50 },
])('$name.json, a game of Arcana that is played through in the page', ({ name, most }) => {
  const saved = readRecording(join(import.meta.dirname, `arcana/${name}.json`));
  const table = startOf(games.find(({ game }) => game.id === 'arcana')!.game, saved);
  const asked = new Set<string>();
  for (const entry of effectiveEntries(saved.log)) {
    if (table.question) asked.add(table.question.kind);
    table.replayEntry(entry);
  }
  const actions = saved.log
    .filter(({ kind }) => kind === 'action')
    .map(({ body }) => body as unknown as Action);
  const kinds = new Set(actions.map((action) => action.do));

  test('is won, within few entries', () => {
    expect(table.hash()).toBe(saved.hash);
    expect(table.state.outcome?.result).toBe('won');
    expect(saved.log.length).toBeLessThanOrEqual(most);
  });

  test('has three seats that act, each an adventurer with a name of its own', () => {
    expect(new Set(saved.log.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2]));
    const { players } = table.state as State;
    const proposed = Object.values(saved.definitions).map(
      (card) => (card as { adventurer?: string }).adventurer,
    );
    expect(players.map(({ name }) => name).filter((name) => proposed.includes(name))).toEqual([]);
    expect(new Set(players.map(({ name }) => name)).size).toBe(3);
  });

  test('has every kind of decision: those of the beginning, of a turn, the questions, the note', () => {
    for (const kind of ['pickCharacters', 'pickLeader', 'play', 'saveNote'] as const)
      expect(kinds).toContain(kind);
    expect(kinds.has('focus') || kinds.has('rest')).toBe(true);
    expect(asked).toEqual(new Set(['give', 'followUp']));
    expect((table.state as State).note).toContain('\n');
  });
});
