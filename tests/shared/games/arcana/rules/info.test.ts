import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../../../shared/engine/game.ts';
import { arcana } from '../../../../../shared/games/arcana/index.ts';
import type { TableView } from '../../../../../shared/games/arcana/view.ts';
import { COURTS, dealt } from './tables.ts';

const VIEWERS: Viewer[] = [[], [0], [2], [0, 1, 2]];

/** A table of three in its second turn. */
function begun() {
  const table = dealt({ heroes: COURTS.slice(0, 3) });
  expect(table.act(0, { do: 'pickLeader', seat: 1 }).ok).toBe(true);
  expect(table.act(1, { do: 'rest' }).ok).toBe(true);
  return table;
}

describe.each(VIEWERS.map((viewer) => ({ viewer })))('what seats $viewer see', ({ viewer }) => {
  const { match, state } = begun();
  const seen = arcana.view(match, state, viewer) as unknown as TableView;
  const words = JSON.stringify(seen);

  test('AR-R!4: no treasure, no later foe and nothing of the deck', () => {
    const hidden = [...state.treasures, ...state.upcoming, ...state.box, ...state.deck];
    expect(hidden.length).toBe(5 + 4 + 16 + 18);
    for (const card of hidden) expect(words).not.toContain(`"${match.cards[card].id}"`);
    expect(seen.deck).toBe(18);
    expect(seen.floors.map(({ state: floor }) => floor)).toEqual([
      'active',
      'hidden',
      'hidden',
      'hidden',
      'hidden',
    ]);
  });

  test('AR-R!5: all hands', () => {
    expect(seen.players.map(({ hand }) => hand.map(({ card }) => card))).toEqual(
      state.players.map(({ hand }) => hand),
    );
    expect(seen.players.every(({ hand }) => hand.length === 6)).toBe(true);
  });
});
