import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRecording, replay } from '../../scripts/commands/support/recording.ts';
import { games } from '../../shared/games/index.ts';
import { RECORDED_FOLDER, recordedFiles } from '../support/recorded.ts';

const recordings = recordedFiles().map((file) => ({
  file,
  saved: readRecording(join(RECORDED_FOLDER, file)),
}));
const tower = recordings.filter(({ saved }) => saved.game === 'ravingspire');

describe('finished games, recorded with the hash after every entry', () => {
  test.each(recordings)('$file comes out as it was recorded', ({ saved }) => {
    const { game } = games.find((entry) => entry.game.id === saved.game)!;
    const { table, difference } = replay(game, saved);
    expect(difference).toBeNull();
    expect(saved.hashes).toHaveLength(saved.log.length + 1);
    expect(table.state.outcome).not.toBeNull();
  });

  test('the order in which the definitions of its cards come changes nothing', () => {
    const [one] = tower;
    const others = recordings.filter(({ saved }) => saved.game !== one.saved.game);
    for (const { saved } of [one, ...others]) {
      const { game } = games.find((entry) => entry.game.id === saved.game)!;
      const definitions = Object.fromEntries(Object.entries(saved.definitions).reverse());
      expect(replay(game, { ...saved, definitions }).difference).toBeNull();
    }
  });

  test('there is one for every end reason, every hero, every option of Ravingspire', () => {
    const ends = tower.map(({ saved }) => {
      const { game } = games.find((entry) => entry.game.id === saved.game)!;
      return replay(game, saved).table.state.outcome?.reason;
    });
    expect(new Set(ends)).toEqual(
      new Set(['escaped', 'madness', 'dawn', 'heroes', 'freedEveryone', 'claimedAlone']),
    );
    const heroes = new Set(tower.flatMap(({ saved }) => saved.setup.heroes));
    expect(heroes.size).toBe(9);
    const options = new Set(tower.flatMap(({ saved }) => Object.keys(saved.setup.options)));
    expect([...options].sort()).toEqual(
      ['first', 'flanking', 'freeUndo', 'madness', 'overwhelm', 'slowFoes', 'trading'].sort(),
    );
  });

  test('entries were taken back and done again in some of them', () => {
    const kinds = new Set(recordings.flatMap(({ saved }) => saved.log.map(({ kind }) => kind)));
    expect(kinds).toEqual(new Set(['action', 'answer', 'undo', 'redo']));
  });
});
