import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../shared/engine/json.ts';
import { drawFrom, type Draw } from '../../../../shared/engine/random.ts';
import { differences, operationsOf, type Difference } from '../../../../shared/packs/edit/difference.ts';
import { carried, rebased } from '../../../../shared/packs/document/rebase.ts';
import { operated } from '../../../../shared/packs/edit/operation.ts';
import { parse } from '../../../../shared/packs/parse.ts';
import { fuzzedFile } from '../../../support/edits/files.ts';
import { drawnOperation } from '../../../support/edits/operations.ts';

const made = (data: Json, all: readonly Difference[]): Json => operationsOf(all).reduce(operated, data);

const drawn = (data: Json, draw: Draw): Json =>
  Array.from({ length: 1 + draw(3) }).reduce<Json>(
    (each) => operated(each, drawnOperation(each, draw)),
    data,
  );

const FILES = 150;

/** Data of files, two versions of each, and the differences that lead to them. */
function* versions(): Generator<{ data: Json; mine: Difference[]; theirs: Difference[]; wanted: Json }> {
  for (let number = 0; number < FILES; number++) {
    const draw = drawFrom(`versions ${number}`);
    const data = parse(fuzzedFile(number).text).document!.value;
    const wanted = drawn(data, draw);
    yield { data, wanted, mine: differences(data, wanted), theirs: differences(data, drawn(data, draw)) };
  }
}

it('differences lead from data to the other data', () => {
  for (const { data, wanted, mine } of versions()) expect(made(data, mine)).toEqual(wanted);
});

it('what two have changed comes to the same in either order', () => {
  let [kept, clashing] = [0, 0];
  for (const { data, mine, theirs } of versions()) {
    const [onTheirs, onMine] = [rebased(mine, theirs), rebased(theirs, mine)];
    expect(onTheirs.clashes.toSorted()).toEqual(onMine.clashes.toSorted());
    // New elements at one place have no order of their own.
    const isBoth = mine.some(
      (a) => a.op === 'insert' && theirs.some((b) => b.op === 'insert' && b.path === a.path),
    );
    if (onTheirs.clashes.length > 0 || isBoth) clashing++;
    else {
      kept++;
      const first = made(made(data, theirs), onTheirs.differences);
      expect(first).toEqual(made(made(data, mine), onMine.differences));
    }
  }
  expect(kept).toBeGreaterThan(FILES / 3);
  expect(clashing).toBeGreaterThan(5);
});

describe('elements of lists', () => {
  const cards = (...ids: string[]): Json => ({ cards: ids.map((id) => ({ id, name: id })) });

  it('are known by their ids', () => {
    expect(differences(cards('a', 'b', 'c'), cards('x', 'a', 'c'))).toEqual([
      { op: 'insert', path: '/cards/0', values: [{ id: 'x', name: 'x' }] },
      { op: 'cut', path: '/cards/1' },
    ]);
  });

  it('without ids take the places of each other', () => {
    expect(differences([{ do: 'draw', cards: 1 }], [{ do: 'draw', cards: 2 }, 5])).toEqual([
      { op: 'replace', path: '/0/cards', value: 2 },
      { op: 'insert', path: '/1', values: [5] },
    ]);
  });

  it('are found again behind others that came and went', () => {
    const made = differences(cards('a', 'b', 'c'), cards('x', 'y', 'b', 'c'));
    expect(carried('/cards/2/name', made)).toBe('/cards/3/name');
    expect(carried('/cards/2/name', differences(cards('a', 'b', 'c'), cards('c')))).toBe('/cards/0/name');
  });
});
