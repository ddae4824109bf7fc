// Mistakes that the schema sees, and ids of cards that are not there.
import { effect, isPlayed, ruled, when, without, type Node, type Plant } from './plant.ts';

export const IN_FORM: readonly Omit<Plant, 'game'>[] = [
  { code: 'missing-key', what: 'no name', plant: (card) => without(card, 'name') },
  { code: 'missing-key', what: 'no kind', plant: (card) => without(card, 'kind') },
  {
    code: 'missing-key',
    what: 'an effect without its number',
    plant: (card) =>
      effect(
        card,
        ({ do: verb }) => verb === 'draw',
        (node) => without(node, 'cards'),
      ),
  },
  { code: 'unknown-key', plant: (card) => ({ ...card, colour: 'red' }) },
  {
    code: 'unknown-key',
    what: 'misspelt',
    plant: (card) => when('story' in card, () => ({ ...without(card, 'story'), storey: card['story'] })),
  },
  {
    code: 'wrong-type',
    plant: (card) => when('power' in card, () => ({ ...card, power: String(card['power']) })),
  },
  {
    code: 'wrong-type',
    what: 'no list',
    plant: (card) => when('as' in card, () => ({ ...card, as: 'fight' })),
  },
  { code: 'not-allowed', plant: (card) => ({ ...card, kind: `${String(card['kind'])}s` }) },
  { code: 'not-allowed', what: 'far off', plant: (card) => ({ ...card, kind: 'spaceship' }) },
  {
    code: 'unknown-tag',
    plant: (card) =>
      effect(
        card,
        () => true,
        (node) => ({ ...node, do: `${String(node['do'])}e` }),
      ),
  },
  { code: 'too-small', plant: (card) => when('power' in card, () => ({ ...card, power: -3 })) },
  { code: 'too-big', plant: (card) => when('cost' in card, () => ({ ...card, cost: { fight: 120 } })) },
  {
    code: 'too-big',
    what: 'in an effect',
    plant: (card) =>
      effect(
        card,
        ({ amount }) => typeof amount === 'number',
        (node) => ({ ...node, amount: 400 }),
      ),
  },
  { code: 'too-short', what: 'no name', plant: (card) => ({ ...card, name: '' }) },
  {
    code: 'too-short',
    what: 'no layers',
    plant: (card) => when('art' in card, () => ({ ...card, art: { ...(card['art'] as Node), layers: [] } })),
  },
  {
    code: 'too-long',
    plant: (card) => ({ ...card, story: 'All work and no play makes a dull tower. '.repeat(4) }),
  },
  {
    code: 'too-long',
    what: 'a list',
    plant: (card) => when('as' in card, () => ({ ...card, as: ['fight', 'skill', 'charm', 'vorpal'] })),
  },
  { code: 'wrong-form', plant: (card) => ({ ...card, id: 'Night Lantern!' }) },
  { code: 'wrong-form', what: 'two lines', plant: (card) => ({ ...card, name: 'Night\nLantern' }) },
  {
    code: 'not-unique',
    plant: (card) => when(card.kind === 'loot', () => ({ ...card, types: ['weapon', 'armor', 'weapon'] })),
  },
  {
    code: 'duplicate-card',
    plant: (card) => when(card.id !== 'second-gravedigger', () => ({ ...card, id: 'second-gravedigger' })),
  },
  {
    code: 'unknown-id',
    plant: (card) =>
      when(card.kind === 'hero', () => {
        const hero = card['hero'] as Node;
        const [[first, count], ...rest] = Object.entries(hero['deck'] as Node);
        return { ...card, hero: { ...hero, deck: { [`${first}s`]: count, ...Object.fromEntries(rest) } } };
      }),
  },
  {
    code: 'unknown-id',
    what: 'far off',
    plant: (card) =>
      when(isPlayed(card), () =>
        ruled(card, {
          when: 'played',
          do: [{ do: 'banish', cards: { from: ['discard'], id: 'base:never-heard-of-it' } }],
        }),
      ),
  },
];
