import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRecording, replay, type AnyTable } from '../../scripts/commands/support/recording.ts';
import type { StateBase } from '../../shared/engine/game.ts';
import { same } from '../../shared/engine/json.ts';
import type { Entry } from '../../shared/engine/log.ts';
import { games } from '../../shared/games/index.ts';
import { lostOnTheWay } from '../support/given.ts';
import { RECORDED_FOLDER, recordedFiles } from '../support/recorded.ts';

const recordings = recordedFiles().map((file) => ({
  file,
  saved: readRecording(join(RECORDED_FOLDER, file)),
}));
const tower = recordings.filter(({ saved }) => saved.game === 'ravingspire');
const entryOf = (id: string) => games.find(({ game }) => game.id === id)!;

/** Enters an entry as a scenario would: by the step that says it. The log must come out the same. */
function enterByStep(table: AnyTable, entry: Entry): void {
  if (entry.kind === 'undo' || entry.kind === 'redo') {
    table.replayEntry(entry);
    return;
  }
  const { perform, writer } = entryOf(table.game.id).scenarios;
  const step = writer!.stepOf(table, entry);
  perform(table, step);
  if (!same(table.log.at(-1), entry))
    throw new Error(`${JSON.stringify(step)} made ${JSON.stringify(table.log.at(-1))}`);
}

/** One position of this many is set up again. */
const EVERY = 6;

/** Positions at the first decision of a phase, in all recordings: how many there are, and how many `given` can say. */
const firsts = { all: 0, said: 0 };

/** Whether `given` says the position; sets up some of those again, which must look the same. */
function checkGiven(table: AnyTable): void {
  firsts.all++;
  const { scenarios } = entryOf(table.game.id);
  const { given, missing } = scenarios.writer!.givenOf(table);
  if (missing.length > 0) return;
  if (firsts.said++ % EVERY === 0) expect(lostOnTheWay(scenarios, table, given)).toBeNull();
}

type Replayed = ReturnType<typeof replay>;
const stepped = new Map<string, Replayed>();

/** A recording played by the steps of a scenario, once for all tests; the same entries lead to the same hashes. */
function byStep({ file, saved }: (typeof recordings)[number]): Replayed {
  const { hashes: ofEntries, ...rest } = saved;
  expect(ofEntries).toBeDefined();
  const known = stepped.get(file);
  if (known) return known;
  let phase = '';
  const played = replay(entryOf(saved.game).game, rest, (table, entry) => {
    enterByStep(table, entry);
    const { turn, phase: name, outcome } = table.state as StateBase & { readonly phase: string };
    if (table.question !== null || outcome !== null || phase === `${turn} ${name}`) return;
    phase = `${turn} ${name}`;
    checkGiven(table);
  });
  stepped.set(file, played);
  return played;
}

describe('finished games, recorded with the hash after every entry', () => {
  test.each(recordings)('$file comes out as it was recorded', ({ saved }) => {
    const { game } = entryOf(saved.game);
    const { table, difference } = replay(game, saved);
    expect(difference).toBeNull();
    expect(saved.hashes).toHaveLength(saved.log.length + 1);
    expect(table.state.outcome).not.toBeNull();
  });

  test('the order in which the definitions of its cards come changes nothing', () => {
    const [one] = tower;
    const others = recordings.filter(({ saved }) => saved.game !== one.saved.game);
    for (const { saved } of [one, ...others]) {
      const { game } = entryOf(saved.game);
      const definitions = Object.fromEntries(Object.entries(saved.definitions).reverse());
      expect(replay(game, { ...saved, definitions }).difference).toBeNull();
    }
  });

  test.each(recordings)('$file has the same entries by the steps of a scenario', (recording) => {
    const { table, difference } = byStep(recording);
    expect(difference).toBeNull();
    expect(table.log).toHaveLength(recording.saved.log.length);
  });

  test('nine of ten positions at the first decision of a phase can be given in a scenario', () => {
    for (const recording of recordings) byStep(recording);
    expect(firsts.all).toBeGreaterThan(2000);
    expect(firsts.said).toBeGreaterThan(0.9 * firsts.all);
  });

  test('there is one for every end reason, every hero, every option of Ravingspire', () => {
    const ends = tower.map((recording) => byStep(recording).table.state.outcome?.reason);
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
