// Every card of the base set in the hands of players: bought and played, drawn, met, beaten.
import { expect, test } from 'vitest';
import { drawHeroes } from '../../scripts/workers/simulation.ts';
import { playGame } from '../../shared/engine/drive.ts';
import { greedyPlayer } from '../../shared/games/ravingspire/bots/greedy.ts';
import type { CardDefinition } from '../../shared/games/ravingspire/content/schema.ts';
import { ravingspire } from '../../shared/games/ravingspire/index.ts';
import type { Event } from '../../shared/games/ravingspire/types.ts';
import { baseDefinitions, HEROES } from '../support/ravingspire.ts';

const MOST_GAMES = 1000;
const SEATS = 2;

type Definition = Pick<CardDefinition, 'kind' | 'power'>;

/** What has to happen to a card before it has really been played with. */
function useOf({ kind, power }: Definition): Event['kind'] {
  switch (kind) {
    case 'adversary':
      return 'adversaryDefeated';
    case 'chaos':
      return 'chaosResolved';
    case 'tower':
      return 'towerPlaced';
    case 'foe':
    case 'spire':
      return 'battleBegan';
    case 'loot':
      return power === undefined ? 'lootGained' : 'played';
    default:
      return 'played';
  }
}

test('bots play with every card of the base set', () => {
  const cards = Object.entries(baseDefinitions as { readonly [id: string]: Definition });
  const left = new Map(
    cards
      .filter(([, { kind }]) => kind !== 'hero' && kind !== 'board' && kind !== 'keyword')
      .map(([id, definition]) => [id, useOf(definition)]),
  );
  let games = 0;
  for (; left.size > 0 && games < MOST_GAMES; games++) {
    const seed = `every card ${games}`;
    const drawn = drawHeroes(seed, HEROES, SEATS);
    const match = ravingspire.match({ seed, heroes: drawn, packs: ['base'], options: {} }, baseDefinitions);
    playGame(ravingspire, match, {
      player: () => greedyPlayer,
      sink: (event) => {
        if (!('card' in event)) return;
        const { id } = match.cards[event.card];
        if (left.get(id) === event.kind) left.delete(id);
      },
    });
  }
  console.log(`every card of the base set came up in ${games} games`);
  expect([...left.keys()]).toEqual([]);
});
