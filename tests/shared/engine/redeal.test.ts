import { describe, expect, test } from 'vitest';
import { hashText } from '../../../shared/engine/random.ts';
import { redeal } from '../../../shared/engine/redeal.ts';
import { clone } from '../../../shared/engine/json.ts';
import { accepted, toyCards, toySetup, toyTable, toyViewers } from '../../support/toys.ts';

function drawing(seed: number) {
  let position = 0;
  return (n: number) => (hashText(`${seed} ${position++}`, 3) >>> 0) % n;
}

describe('redeal', () => {
  test.each(toyViewers(3).map((viewer) => [viewer]))(
    'for %j: what it sees stays, the rest is redealt',
    (viewer) => {
      const table = toyTable({}, toySetup(3));
      accepted(table.act(0, { do: 'roll' }));
      const decks = new Set<string>();
      for (let world = 0; world < 30; world++) {
        const { match, state } = redeal(table.game, table.match, table.state, viewer, drawing(world));
        expect(table.game.view(match, state, viewer)).toEqual(
          table.game.view(table.match, table.state, viewer),
        );
        expect(toyCards(state)).toEqual(toyCards(table.state));
        expect(state.rng).toEqual(table.state.rng);
        for (const seat of viewer) expect(state.hands[seat]).toEqual(table.state.hands[seat]);
        decks.add(state.deck.join());
      }
      expect(decks.size).toBe(30);
    },
  );

  test('gives the streams new keys, so that the future rolls are new as well', () => {
    const table = toyTable();
    const worlds = Array.from({ length: 20 }, (_, world) =>
      redeal(table.game, table.match, table.state, [0, 1], drawing(world)),
    );
    expect(new Set(worlds.map(({ match }) => match.keys.join())).size).toBe(20);
    for (const { match } of worlds) {
      expect(match.keys).toHaveLength(table.match.keys.length);
      expect(match.keys).not.toEqual(table.match.keys);
      expect(match.values).toBe(table.match.values);
    }
  });

  test('knows neither the real order, nor the real keys, nor loaded dice', () => {
    const table = toyTable();
    const world = (match: typeof table.match, state: typeof table.state): unknown =>
      redeal(table.game, match, state, [0], drawing(1));
    const real = world(table.match, table.state);
    const { deck } = table.state;
    expect(world(table.match, { ...table.state, deck: [...deck].reverse() })).toEqual(real);
    expect(world({ ...table.match, keys: [1, 2, 3, 4] }, table.state)).toEqual(real);
    expect(world(table.match, { ...table.state, dice: [6, 6] })).toEqual(real);
  });

  test('changes neither the state nor the match', () => {
    const table = toyTable();
    const before = clone([table.state, table.match]);
    redeal(table.game, table.match, table.state, [0], drawing(1));
    expect([table.state, table.match]).toEqual(before);
  });

  test('cards that were seen since stay where they are', () => {
    const table = toyTable({}, toySetup(2));
    const pinned = new Set(table.state.deck.filter((card) => card % 3 === 0));
    for (let world = 0; world < 20; world++) {
      const { state } = redeal(table.game, table.match, table.state, [0], drawing(world), pinned);
      table.state.deck.forEach((card, i) => {
        if (pinned.has(card)) expect(state.deck[i]).toBe(card);
      });
      expect(toyCards(state)).toEqual(toyCards(table.state));
    }
  });

  test('every hidden card comes to every hidden place', () => {
    const table = toyTable({}, toySetup(2, 'a seed', { cards: 8, hand: 2 }));
    const top = new Set<number>();
    for (let world = 0; world < 200; world++) {
      top.add(redeal(table.game, table.match, table.state, [0], drawing(world)).state.deck.at(-1)!);
    }
    expect([...top].sort()).toEqual(
      toyCards(table.state).filter((card) => !table.state.hands[0].includes(card)),
    );
  });
});
