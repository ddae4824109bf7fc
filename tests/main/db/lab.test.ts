import { expect, it } from 'vitest';
import { runId } from '../../../shared/lab/plan.ts';
import { emptyTally, type Tally } from '../../../shared/lab/tally.ts';
import { NOON } from './support/entries.ts';
import { open, temporaryFolder } from './support/store.ts';

const identity = {
  ...{ game: 'toy', packs: [], tested: null, cards: ['toy:a'], parties: [['x'], ['y']] },
  ...{ difficulties: ['plain'], options: {}, bot: 'brisk', seed: 's', games: 10 },
  ...{ lab: 1, rulesVersion: 1, weights: null },
};
const { cards, games } = identity;

/** Counts in which each game has left its mark. */
function marked(from: number, to: number): Tally {
  const tally = emptyTally(identity);
  for (let i = from; i < to; i++) {
    tally.played++;
    tally.strata[i % 2].games++;
    tally.cells[i % 2][0].turnsSquared += 4 ** i;
  }
  return tally;
}

async function begun(folder: string) {
  const store = await open(folder);
  const set = store.definitions.keep({ [cards[0]]: { hash: 'abc', body: '{}' } });
  return { store, run: store.lab.begin(identity, set, NOON) };
}

it('keeps the batches of a run and adds them up, whatever their order', async () => {
  const folder = temporaryFolder();
  const { store, run } = await begun(folder);
  expect(run).toEqual({ id: runId(identity), identity, cards: run.cards, begun: NOON, pairs: 0 });
  for (const [from, to] of [
    [4, 6],
    [0, 1],
    [6, 9],
    [1, 2],
  ])
    store.lab.append(run.id, { from, to, tally: marked(from, to) });
  expect(store.lab.counted(run.id)).toEqual([
    [0, 2],
    [4, 9],
  ]);
  store.close();

  const { store: again, run: same } = await begun(folder);
  expect(same).toEqual({ ...run, pairs: 7 });
  for (const [from, to] of [
    [9, games],
    [2, 4],
  ])
    again.lab.append(run.id, { from, to, tally: marked(from, to) });
  expect(again.lab.counted(run.id)).toEqual([[0, games]]);
  expect(again.lab.tally(same)).toEqual(marked(0, games));
  expect(again.lab.list()).toEqual([{ ...run, pairs: games }]);
});

it.each([
  [4, 5],
  [0, 7],
  [5, 10],
  [3, 5],
])('does not count games %d to %d twice', async (from, to) => {
  const { store, run } = await begun(temporaryFolder());
  store.lab.append(run.id, { from: 4, to: 6, tally: marked(4, 6) });
  expect(() => store.lab.append(run.id, { from, to, tally: marked(from, to) })).toThrow(RangeError);
  expect(store.lab.counted(run.id)).toEqual([[4, 6]]);
  expect(store.lab.tally(run)).toEqual(marked(4, 6));
});
