// Mistakes that the game sees: bounds of the whole card, and rules that could never mean anything.
import type { Json } from '../../../../shared/engine/json.ts';
import type { Definition } from '../../../../shared/packs/content.ts';
import { isPlayed, ruled, when, without, type Fields, type Node, type Plant } from './plant.ts';

const keyword = (card: string, n?: number): Node => ({
  while: 'always',
  change: { mod: 'keyword', card, ...(n !== undefined && { n }) },
});

export const IN_RULES: readonly Omit<Plant, 'game'>[] = [
  {
    code: 'change-never-works',
    plant: (card) => when(isPlayed(card), () => ruled(card, { while: 'always', change: { mod: 'reroll' } })),
  },
  {
    code: 'never-happens',
    plant: (card) =>
      when(isPlayed(card), () => ruled(card, { when: 'turn-start', do: [{ do: 'add-loot', amount: 1 }] })),
  },
  {
    code: 'never-holds',
    plant: (card) =>
      when(card.kind === 'attack', () =>
        ruled(card, { when: 'gained', if: { is: 'slotted' }, do: [{ do: 'draw', cards: 1 }] }),
      ),
  },
  {
    code: 'nothing-chosen',
    plant: (card) =>
      when(isPlayed(card), () => ruled(card, { when: 'gained', do: [{ do: 'banish', cards: 'that' }] })),
  },
  {
    code: 'nothing-rolled',
    plant: (card) =>
      when(isPlayed(card), () =>
        ruled(card, { when: 'gained', do: [{ do: 'draw', cards: { amount: 'rolled' } }] }),
      ),
  },
  {
    code: 'nothing-seen',
    plant: (card) =>
      when(isPlayed(card), () =>
        ruled(card, { when: 'gained', do: [{ do: 'banish', cards: { from: ['seen'] } }] }),
      ),
  },
  {
    code: 'nobody-chosen',
    plant: (card) =>
      when(isPlayed(card), () =>
        ruled(card, { when: 'gained', do: [{ do: 'draw', cards: 1, who: 'that' }] }),
      ),
  },
  {
    code: 'amount-does-nothing',
    plant: (card) =>
      when(isPlayed(card), () => ruled(card, { when: 'gained', do: [{ do: 'draw', cards: 0 }] })),
  },
  {
    code: 'goes-nowhere',
    plant: (card) =>
      when(isPlayed(card), () =>
        ruled(card, { when: 'gained', do: [{ do: 'discard', cards: { from: ['discard'] } }] }),
      ),
  },
  {
    code: 'not-in-supply',
    plant: (card) =>
      when(isPlayed(card), () =>
        ruled(card, {
          when: 'gained',
          do: [{ do: 'transform', cards: { from: ['hand'] }, into: 'base:blade' }],
        }),
      ),
  },
  {
    code: 'pick-is-chosen',
    plant: (card) =>
      when(isPlayed(card), () =>
        ruled(card, {
          when: 'gained',
          do: [{ do: 'banish', cards: { from: ['discard'], count: 2, upTo: true, pick: 'random' } }],
        }),
      ),
  },
  {
    code: 'never-slotted',
    plant: (card) =>
      when(isPlayed(card), () =>
        ruled(card, {
          when: 'gained',
          do: [{ do: 'banish', cards: { from: ['discard'], slot: ['weapon'] } }],
        }),
      ),
  },
  {
    code: 'unknown-pack',
    plant: (card) =>
      when(isPlayed(card), () =>
        ruled(card, { when: 'gained', do: [{ do: 'banish', cards: { from: ['discard'], pack: 'bass' } }] }),
      ),
  },
  {
    code: 'no-last',
    plant: (card) =>
      when(isPlayed(card), () =>
        ruled(card, { when: 'gained', do: [{ do: 'banish', cards: { from: ['deck'], pick: 'last' } }] }),
      ),
  },
  {
    code: 'cards-mean-nothing',
    plant: (card) =>
      when(isPlayed(card), () =>
        ruled(card, {
          when: 'gained',
          do: [{ do: 'until', ends: 'turn', cards: 'this', change: { mod: 'hand', amount: 1 } }],
        }),
      ),
  },
  {
    code: 'takes-otherwise',
    plant: (card) =>
      when(card.kind === 'foe', () => ({
        ...card,
        rules: ['fight', 'skill'].map((attribute) => ({
          when: 'revealed',
          do: [{ do: 'take-into-battle', attribute, cards: { from: ['hand'] } }],
        })),
      })),
  },
  {
    code: 'endless-loop',
    plant: (card) =>
      when(isPlayed(card), () => ruled(card, { when: 'discarded', do: [{ do: 'discard', cards: 'this' }] })),
  },
  {
    code: 'counters-come-off',
    plant: (card) =>
      when(isPlayed(card), () =>
        ruled(card, { when: 'gained', do: [{ do: 'put-counters', amount: 1, cards: 'this' }] }),
      ),
  },
  {
    code: 'too-many-nodes',
    plant: (card) =>
      when(isPlayed(card), () => ({
        ...card,
        rules: Array.from({ length: 10 }, () => ({
          when: 'gained',
          do: Array.from({ length: 20 }, () => ({
            do: 'draw',
            cards: { amount: 'half', of: { amount: 'madness' } },
          })),
        })),
      })),
  },
  {
    code: 'too-much-standing',
    plant: (card) =>
      when(card.kind === 'weapon', () => ({
        ...card,
        rules: Array.from({ length: 10 }, () => ({
          while: 'slotted',
          if: { is: 'all', of: Array.from({ length: 4 }, () => ({ is: 'not', of: { is: 'key' } })) },
          change: { mod: 'add-power', amount: 1, cards: 'this' },
        })),
      })),
  },
  {
    code: 'too-deep-effects',
    plant: (card) => when(isPlayed(card), () => ruled(card, { when: 'gained', do: [nested(12)] })),
  },
  {
    code: 'repeat-too-often',
    plant: (card) =>
      when(isPlayed(card), () =>
        ruled(card, { when: 'gained', do: [{ do: 'repeat', times: 90, then: [{ do: 'draw', cards: 1 }] }] }),
      ),
  },
  {
    code: 'field-not-for-kind',
    plant: (card) => when(isPlayed(card), () => ({ ...card, stages: [{ fight: 3 }] })),
  },
  {
    code: 'field-missing-for-kind',
    plant: (card) => when(isPlayed(card) && 'cost' in card, () => without(card, 'cost')),
  },
  { code: 'power-without-attribute', plant: (card) => when('as' in card, () => without(card, 'as')) },
  {
    code: 'power-without-attribute',
    what: 'no power',
    plant: (card) => when('as' in card, () => without(card, 'power')),
  },
  {
    code: 'instead-without-by',
    plant: (card) =>
      when(isPlayed(card), () => ruled(card, { when: 'instead', do: [{ do: 'draw', cards: 1 }] })),
  },
  {
    code: 'not-with-trigger',
    plant: (card) =>
      when(isPlayed(card), () =>
        ruled(card, { when: 'gained', by: 'discard', do: [{ do: 'draw', cards: 1 }] }),
      ),
  },
  {
    code: 'trigger-not-for-kind',
    plant: (card) =>
      when(isPlayed(card), () => ruled(card, { when: 'revealed', do: [{ do: 'draw', cards: 1 }] })),
  },
  {
    code: 'standing-not-for-kind',
    plant: (card) =>
      when(isPlayed(card), () => ruled(card, { while: 'level', change: { mod: 'hand', amount: 1 } })),
  },
  {
    code: 'not-in-standing',
    plant: (card) =>
      when(card.kind === 'weapon', () =>
        ruled(card, {
          while: 'slotted',
          change: { mod: 'add-power', amount: { amount: 'die' }, cards: 'this' },
        }),
      ),
  },
  {
    code: 'bad-rows',
    plant: (card) =>
      when(isPlayed(card), () =>
        ruled(card, {
          when: 'gained',
          do: [
            {
              do: 'table',
              rows: [
                { on: '1-3', then: [{ do: 'draw', cards: 1 }] },
                { on: '3-6', then: [{ do: 'draw', cards: 2 }] },
              ],
            },
          ],
        }),
      ),
  },
  {
    code: 'empty-range',
    plant: (card) =>
      when(isPlayed(card), () =>
        ruled(card, {
          when: 'gained',
          if: { is: 'amount', of: { amount: 'madness' }, min: 4, max: 2 },
          do: [{ do: 'draw', cards: 1 }],
        }),
      ),
  },
  {
    code: 'empty-range',
    what: 'no bound',
    plant: (card) =>
      when(isPlayed(card), () =>
        ruled(card, {
          when: 'gained',
          if: { is: 'amount', of: { amount: 'madness' } },
          do: [{ do: 'draw', cards: 1 }],
        }),
      ),
  },
  {
    code: 'deck-size',
    plant: (card) =>
      when(card.kind === 'hero', () => withDeck(card, ([id, count]) => [id, Number(count) + 1])),
  },
  {
    code: 'not-a-starter',
    plant: (card) =>
      when(card.kind === 'hero', () => withDeck(card, ([, count]) => ['base:moth-eaten-gambeson', count])),
  },
  {
    code: 'not-a-keyword',
    plant: (card) => when(isPlayed(card), () => ruled(card, keyword('base:blade', 2))),
  },
  {
    code: 'keyword-in-keyword',
    plant: (card) => when(card.kind === 'keyword', () => ruled(card, keyword('base:fleeting'))),
  },
  {
    code: 'keyword-not-always',
    plant: (card) =>
      when(isPlayed(card), () => ruled(card, { ...keyword('base:fleeting'), if: { is: 'battle' } })),
  },
  {
    code: 'keyword-needs-number',
    plant: (card) => when(isPlayed(card), () => ruled(card, keyword('base:heartening'))),
  },
  {
    code: 'keyword-without-number',
    plant: (card) => when(isPlayed(card), () => ruled(card, keyword('base:fleeting', 2))),
  },
  {
    code: 'no-parameter',
    plant: (card) =>
      when(isPlayed(card), () =>
        ruled(card, { when: 'gained', do: [{ do: 'draw', cards: { amount: 'parameter' } }] }),
      ),
  },
  {
    code: 'board-unfit',
    plant: (card) =>
      when(card.kind === 'board', () => ({
        ...card,
        board: { ...(card['board'] as Node), across: 17, sectors: 12 },
      })),
  },
  {
    code: 'adversary-stays',
    plant: (card) => when(card.kind === 'adversary', () => without(card, 'rules')),
  },
  { code: 'unknown-icon', plant: (card) => ({ ...card, art: { layers: [{ icon: 'magnifying-glas' }] } }) },
  {
    code: 'unknown-icon',
    what: 'far off',
    plant: (card) => ({ ...card, art: { layers: [{ icon: 'lupe' }] } }),
  },
  { code: 'art-layer-empty', plant: (card) => ({ ...card, art: { layers: [{ x: 20 }] } }) },
  {
    code: 'art-layer-idle',
    plant: (card) => ({ ...card, art: { layers: [{ icon: 'broadsword', crop: [0, 0, 1, 0.5] }] } }),
  },
];

const nested = (depth: number): Fields =>
  depth === 0 ? { do: 'draw', cards: 1 } : { do: 'if', if: { is: 'key' }, then: [nested(depth - 1)] };

/** A hero with the first entry of its deck changed. */
function withDeck(card: Definition, change: (entry: [string, Json]) => [string, Json]): Json {
  const hero = card['hero'] as Node;
  const [first, ...rest] = Object.entries(hero['deck'] as Node);
  return { ...card, hero: { ...hero, deck: Object.fromEntries([change(first), ...rest]) } };
}
