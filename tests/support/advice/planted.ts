// Cards with one mistake that an author could make, for every code that a card can have.
import type { Json } from '../../../shared/engine/json.ts';
import type { Definition } from '../../../shared/packs/content.ts';

/** A mistake: what it makes of a card, or null for a card in which it cannot be made. */
export interface Plant {
  readonly code: string;
  readonly game: 'ravingspire' | 'arcana';
  /** What is done, where there are several plants of one code. */
  readonly what?: string;
  plant(card: Definition): Json | null;
}

type Fields = { readonly [field: string]: Json };
type Node = Record<string, Json>;

const without = (card: Fields, field: string): Fields =>
  Object.fromEntries(Object.entries(card).filter(([key]) => key !== field));

/** The card with its first effect that a test takes changed; null without one. */
function effect(
  card: Definition,
  wanted: (node: Node) => boolean,
  change: (node: Node) => Json,
): Json | null {
  let isDone = false;
  const walk = (value: Json): Json => {
    if (typeof value !== 'object' || value === null || isDone) return value;
    if (Array.isArray(value)) return (value as Json[]).map(walk);
    const node = value as Node;
    if (typeof node['do'] === 'string' && wanted(node)) {
      isDone = true;
      return change(node);
    }
    return Object.fromEntries(Object.entries(node).map(([key, inside]) => [key, walk(inside)]));
  };
  const changed = walk(card);
  return isDone ? changed : null;
}

/** The card with one more rule. */
const ruled = (card: Definition, rule: Fields): Json => ({
  ...card,
  rules: [...((card['rules'] as Json[] | undefined) ?? []), rule],
});

const PLAYED = ['weapon', 'armor', 'object', 'relic', 'attack'];
const isPlayed = ({ kind }: Definition): boolean => PLAYED.includes(String(kind));
const when = (holds: boolean, made: () => Json | null): Json | null => (holds ? made() : null);

const RAVINGSPIRE: readonly Omit<Plant, 'game'>[] = [
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
  {
    code: 'art-image',
    plant: (card) => ({ ...card, art: { layers: [{ icon: 'sun' }, { image: 'photo.png' }] } }),
  },
  { code: 'art-without-icon', plant: (card) => ({ ...card, art: { layers: [{ x: 20 }] } }) },
];

const nested = (depth: number): Fields =>
  depth === 0 ? { do: 'draw', cards: 1 } : { do: 'if', if: { is: 'key' }, then: [nested(depth - 1)] };

/** A hero with the first entry of its deck changed. */
function withDeck(card: Definition, change: (entry: [string, Json]) => [string, Json]): Json {
  const hero = card['hero'] as Node;
  const [first, ...rest] = Object.entries(hero['deck'] as Node);
  return { ...card, hero: { ...hero, deck: Object.fromEntries([change(first), ...rest]) } };
}

const ARCANA: readonly Omit<Plant, 'game'>[] = [
  {
    code: 'missing-key',
    plant: (card) => when(card.kind === 'court', () => without(card, 'adventurer')),
  },
  {
    code: 'missing-key',
    what: 'no suit',
    plant: (card) => when(card.kind === 'class', () => without(card, 'suit')),
  },
  {
    code: 'unknown-tag',
    plant: (card) => when(card.kind === 'major', () => ({ ...card, kind: 'majors' })),
  },
  {
    code: 'not-allowed',
    plant: (card) => when(card.kind === 'class', () => ({ ...card, talent: 'sheild' })),
  },
  { code: 'too-big', plant: (card) => when(card.kind === 'pip', () => ({ ...card, rank: 12 })) },
  { code: 'too-short', plant: (card) => when(card.kind === 'major', () => ({ ...card, types: [] })) },
  {
    code: 'wrong-form',
    what: 'an id',
    plant: (card) => when(card.kind === 'pip', () => ({ ...card, suit: 'cups' })),
  },
  {
    code: 'not-unique',
    plant: (card) =>
      when(card.kind === 'tower', () => ({
        ...card,
        foes: [...(card['foes'] as Json[]), (card['foes'] as Json[])[0]],
      })),
  },
  {
    code: 'unknown-id',
    plant: (card) => when(card.kind === 'pip', () => ({ ...card, suit: `${String(card['suit'])}s` })),
  },
  {
    code: 'wrong-kind',
    plant: (card) => when(card.kind === 'court', () => ({ ...card, class: card['gift'] })),
  },
  {
    code: 'sanctuary-without-healing',
    plant: (card) =>
      when(card.kind === 'class' && card['talent'] !== 'sanctuary', () => ({
        ...card,
        talent: 'sanctuary',
      })),
  },
  {
    code: 'again-with-healing',
    plant: (card) =>
      when(card.kind === 'class' && card['talent'] === 'sanctuary', () => ({
        ...card,
        talent: 'again',
      })),
  },
  {
    code: 'cap-without-healing',
    plant: (card) =>
      when(card.kind === 'gift' && card['beyondCap'] !== true, () => ({ ...card, beyondCap: true })),
  },
  {
    code: 'idle-gift',
    plant: (card) => when(card.kind === 'gift', () => ({ ...without(card, 'beyondCap'), bonus: 0 })),
  },
  {
    code: 'idle-effect',
    plant: (card) => when(card.kind === 'suit', () => ({ ...card, effects: [{ do: 'damage', amount: 0 }] })),
  },
];

export const PLANTS: readonly Plant[] = [
  ...RAVINGSPIRE.map((plant): Plant => ({ ...plant, game: 'ravingspire' })),
  ...ARCANA.map((plant): Plant => ({ ...plant, game: 'arcana' })),
];
