// A place whose cards lie in cells, in the terminal.
import { describe, expect, test } from 'vitest';
import { plainFace } from '../../../scripts/terminal/plain.ts';
import { paintOf } from '../../../scripts/terminal/style.ts';
import { uiOf } from '../../../scripts/terminal/ui.ts';
import type { AnyTable } from '../../../scripts/commands/support/recording.ts';
import { Table } from '../../../shared/engine/table.ts';
import { phraseText } from '../../../shared/words/tokens.ts';
import { CELLS, noughtsEntry } from '../../support/noughts.ts';

const titles = { name: (id: string) => (id === 'cross' ? 'Cross' : 'Nought'), story: () => undefined };

function begun() {
  const setup = { seed: 'a', heroes: ['cross', 'nought'], packs: [], options: {} };
  const table: AnyTable = new Table(noughtsEntry.game, setup, {});
  for (const [seat, cell] of ['b2', 'a3'].entries()) table.act(seat, { do: 'mark', cell });
  const presenter = noughtsEntry.presenter(table.match, {}, 'en', titles);
  return { table, presenter };
}

/** What the terminal shows below the heading of the board. */
function board(width: number): string[] {
  const scene = {
    ...begun(),
    seat: 0,
    titles,
    language: 'en',
    ui: uiOf('en'),
    paint: paintOf(false),
    width,
  } as const;
  const lines = plainFace.screen(scene, new Map());
  return lines.slice(lines.indexOf('Board') + 1);
}

describe('a board', () => {
  test('is shown as it lies', () => {
    expect(board(80)).toEqual([
      '  a1: -       b1: -       c1: -',
      '  a2: -       b2: Cross   c2: -',
      '  a3: Nought  b3: -       c3: -',
    ]);
  });

  test('is a list where there is no room for it', () => {
    const lines = board(20);
    expect(lines).toHaveLength(CELLS.length);
    expect(lines.slice(4, 7)).toEqual(['  b2: Cross', '  c2: -', '  a3: Nought']);
  });
});

test('a choice of a plain game is offered at the cell that it names', () => {
  const { table, presenter } = begun();
  const { groups } = presenter.prompt(table.state, 0, null);
  const at = groups.flatMap(({ choices }) => choices.filter(({ cell }) => cell === 'a3'));
  expect(at.map(({ label, refusal }) => [phraseText(label), refusal === null])).toEqual([
    ['Mark a3', false],
    ['Turn a3', true],
    ['Lift a3', true],
  ]);
});
